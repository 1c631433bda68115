/** What is chosen for a table before it is laid. */
import type { Value } from '@machiya/kernel'
import { inLanguage } from '@machiya/kernel/words'
import { useSettings } from '../settings.ts'
import type { Taken } from '../table/desk.ts'
import { useText } from '../text/index.ts'
import { ClockFields } from './ClockFields.tsx'
import type { Plan } from './lay.ts'

export type Planned = { readonly plan: Plan; readonly change: (part: Partial<Plan>) => void }

const Flag = ({
  text,
  on,
  onChange,
}: {
  readonly text: string
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}) => (
  <label className="option-flag">
    <input type="checkbox" checked={on} onChange={({ target }) => onChange(target.checked)} />
    <span>{text}</span>
  </label>
)

export const Names = ({ plan, change }: Planned) => {
  const say = useText()
  const { name, set } = useSettings()
  return (
    <div className="fields">
      <label>
        {say('name')}
        <input
          value={name}
          placeholder={say('guest')}
          maxLength={40}
          autoComplete="nickname"
          onChange={({ target }) => set({ name: target.value })}
        />
      </label>
      <label>
        {say('new.title')}
        <input
          value={plan.title}
          placeholder={say('title.table')}
          maxLength={60}
          onChange={({ target }) => change({ title: target.value })}
        />
      </label>
    </div>
  )
}

const OptionRow = ({
  id,
  value,
  taken,
  chosen,
  onChange,
}: {
  readonly id: string
  readonly value: Value<unknown>
  readonly taken: Taken
  readonly chosen: Plan['options'][string] | undefined
  readonly onChange: (value: string | boolean) => void
}) => {
  const { locale } = useSettings()
  const names = inLanguage(taken.words, locale).options
  const now = chosen ?? (value.blank() as string | boolean)
  if (typeof now === 'boolean') return <Flag text={names[id] ?? id} on={now} onChange={onChange} />
  const words = 'words' in value ? value.words : []
  return (
    <label className="option-word">
      <span>{names[id] ?? id}</span>
      <select value={now} onChange={({ target }) => onChange(target.value)}>
        {words.map((word) => (
          <option key={word} value={word}>
            {names[word] ?? names[`${id}.${word}`] ?? word}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The options of the game itself. */
export const GameOptions = ({
  options,
  taken,
  onChange,
}: {
  readonly options: Plan['options']
  readonly taken: Taken
  readonly onChange: (id: string, value: string | boolean) => void
}) => {
  const say = useText()
  const all = Object.entries(taken.game.options)
  if (all.length === 0) return null
  return (
    <fieldset className="options">
      <legend>{say('new.options')}</legend>
      {all.map(([id, value]) => (
        <OptionRow
          key={id}
          id={id}
          value={value}
          taken={taken}
          chosen={options[id]}
          onChange={(next) => onChange(id, next)}
        />
      ))}
    </fieldset>
  )
}

/** What matters only where friends come. */
export const FriendsOptions = ({ plan, change }: Planned) => {
  const say = useText()
  return (
    <>
      <fieldset className="options">
        {(['listed', 'hints'] as const).map((flag) => (
          <Flag
            key={flag}
            text={say(`new.${flag}`)}
            on={plan[flag]}
            onChange={(on) => change({ [flag]: on })}
          />
        ))}
      </fieldset>
      <ClockFields clock={plan.clock} onChange={(clock) => change({ clock })} />
    </>
  )
}
