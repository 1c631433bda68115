/** What is chosen for a table before it is laid. */
import type { Value } from '@machiya/kernel'
import { inLanguage } from '@machiya/kernel/words'
import type { ReactNode } from 'react'
import { useSettings } from '../settings.ts'
import type { Taken } from '../table/desk.ts'
import { useText } from '../text/index.ts'
import { ClockFields } from './ClockFields.tsx'
import type { Plan } from './lay.ts'
import '../styles/options.css'

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

/** What the evening is called. */
export const Title = ({ plan, change }: Planned) => {
  const say = useText()
  return (
    <label className="option-title">
      {say('new.title')}
      <input
        value={plan.title}
        placeholder={say('title.table')}
        maxLength={60}
        onChange={({ target }) => change({ title: target.value })}
      />
    </label>
  )
}

type CardProps = {
  readonly text: string
  readonly picture: ReactNode
  readonly type: 'checkbox' | 'radio'
  readonly group: string
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}

/** An option in a picture: a press anywhere switches it. What stands behind the colon tells more. */
const OptionCard = ({ text, picture, type, group, on, onChange }: CardProps) => {
  const [title = '', note] = text.split(': ')
  return (
    <label className="option-card" data-on={on || undefined}>
      <input type={type} name={group} checked={on} onChange={({ target }) => onChange(target.checked)} />
      {picture ? <span className="option-picture">{picture}</span> : null}
      <span className="option-text">
        <b>{title}</b>
        {note ? <small>{note}</small> : null}
      </span>
      <i aria-hidden="true" />
    </label>
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
  const pictures = taken.board?.options ?? {}
  const now = chosen ?? (value.blank() as string | boolean)
  const card = { group: id, type: typeof now === 'boolean' ? 'checkbox' : 'radio' } as const
  if (typeof now === 'boolean')
    return <OptionCard {...card} text={names[id] ?? id} picture={pictures[id]} on={now} onChange={onChange} />
  const words = 'words' in value ? value.words : []
  return (
    <div className="option-words" role="radiogroup" aria-label={names[id] ?? id}>
      {words.map((word) => (
        <OptionCard
          key={word}
          {...card}
          text={names[word] ?? names[`${id}.${word}`] ?? word}
          picture={pictures[word]}
          on={word === now}
          onChange={() => onChange(word)}
        />
      ))}
    </div>
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
