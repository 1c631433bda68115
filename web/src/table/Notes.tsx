/** Private notes about a table: on this device, or kept by the house where it knows me. */
import { useEffect, useState } from 'react'
import { isKnown, keepNotesAt, notesAt } from '../remote/api.ts'
import { isOnDevice } from '../device/deal.ts'
import { keepNotes, notesOf } from '../device/storage.ts'
import { useText } from '../text/index.ts'

const PAUSE_MS = 600

type Book = {
  readonly where: 'here' | 'house'
  read(): Promise<string>
  write(text: string): Promise<unknown>
}

const bookOf = (id: string): Book =>
  isOnDevice(id) || !isKnown()
    ? { where: 'here', read: () => notesOf(id), write: (text) => keepNotes(id, text) }
    : {
        where: 'house',
        read: async () => (await notesAt(id)).ok?.text ?? '',
        write: (text) => keepNotesAt(id, text),
      }

/** Writes when it rests, and what is left when the book is closed. */
const penFor = (book: Book) => {
  let unsaved: string | null = null
  let rest: ReturnType<typeof setTimeout> | undefined
  const lift = (): void => {
    clearTimeout(rest)
    if (unsaved !== null) void book.write(unsaved)
    unsaved = null
  }
  const write = (text: string): void => {
    unsaved = text
    clearTimeout(rest)
    rest = setTimeout(lift, PAUSE_MS)
  }
  return { book, lift, write }
}

export const Notes = ({ id }: { readonly id: string }) => {
  const say = useText()
  const [pen] = useState(() => penFor(bookOf(id)))
  const [text, setText] = useState('')
  useEffect(() => {
    void pen.book.read().then((kept) => setText((now) => now || kept))
    return pen.lift
  }, [pen])
  return (
    <label className="notes">
      <span className="quiet">{say(pen.book.where === 'here' ? 'notes.private' : 'notes.kept')}</span>
      <textarea
        value={text}
        rows={8}
        maxLength={20_000}
        onChange={({ target }) => {
          setText(target.value)
          pen.write(target.value)
        }}
      />
    </label>
  )
}
