/** Private notes about a table, kept on this device. */
import { useEffect, useState } from 'react'
import { keepNotes, notesOf } from '../solo/shelf.ts'
import { useText } from '../text/index.ts'

export const Notes = ({ id }: { readonly id: string }) => {
  const say = useText()
  const [text, setText] = useState('')
  useEffect(() => {
    void notesOf(id).then(setText)
  }, [id])
  return (
    <label className="notes">
      <span className="quiet">{say('notes.private')}</span>
      <textarea
        value={text}
        rows={8}
        onChange={({ target }) => {
          setText(target.value)
          void keepNotes(id, target.value)
        }}
      />
    </label>
  )
}
