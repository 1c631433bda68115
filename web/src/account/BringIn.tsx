/** A finished game from elsewhere, brought in by its record: the house deals and plays it again before it keeps it. */
import { useLocation } from 'wouter'
import { useText } from '../text/index.ts'
import { bringIn } from './api.ts'
import { Section, useDoing } from './Section.tsx'

export const BringIn = () => {
  const say = useText()
  const [, go] = useLocation()
  const doing = useDoing()
  const take = async (file: File | undefined) => {
    if (!file) return
    const table = await doing.run(async () => bringIn(await file.text()))
    if (table) go(`/replay/${table.id}`)
  }
  return (
    <Section title={say('me.bring')} text={say('me.bring.text')} doing={doing}>
      <label className="me-file">
        {say('me.bring.file')}
        <input
          type="file"
          accept="text/plain,.txt"
          disabled={doing.busy}
          onChange={({ target }) => void take(target.files?.[0])}
        />
      </label>
    </Section>
  )
}
