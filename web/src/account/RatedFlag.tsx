/** Whether the house reckons how well I play. */
import { useText } from '../text/index.ts'
import { changeMe } from './api.ts'
import { Section, useDoing, type Mine } from './Section.tsx'

export const RatedFlag = ({ person, onChange }: Mine) => {
  const say = useText()
  const doing = useDoing()
  const set = async (rated: boolean) => {
    const changed = await doing.run(() => changeMe({ rated }), say('me.saved'))
    if (changed) onChange(changed)
  }
  return (
    <Section title={say('mine.rating')} text={say('mine.rating.text')} doing={doing}>
      <label className="option-flag">
        <input
          type="checkbox"
          checked={person.rated}
          disabled={doing.busy}
          onChange={({ target }) => void set(target.checked)}
        />
        <span>{say('mine.rating.on')}</span>
      </label>
    </Section>
  )
}
