/** Laying a table: who sits where, which options, and how friends get in. */
import type { Value } from '@machiya/kernel'
import { inLanguage } from '@machiya/kernel/words'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { isGame, isListed, type GameName } from '../games.ts'
import { Print, useCard } from '../parts/card.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Button } from '../parts/Paper.tsx'
import { useSettings } from '../settings.ts'
import { useTaken } from '../table/Table.tsx'
import type { Taken } from '../table/desk.ts'
import { useText } from '../text/index.ts'
import { Bar } from './Bar.tsx'
import { Chairs } from './Chairs.tsx'
import {
  CLOCKS,
  hasNights,
  layAtHome,
  layForFriends,
  type Chosen,
  type ClockChoice,
  type Plan,
} from './lay.ts'
import '../styles/new-table.css'

const startPlan = (taken: Taken): Plan => {
  const [least, most] = taken.game.seats
  const partners = Math.min(Math.max(1, least - 2), most - 2)
  return {
    chairs: ['me', 'friend', ...Array.from({ length: partners }, () => 'apprentice' as const)],
    options: {},
    title: '',
    clock: 'none',
    listed: false,
    hints: false,
    quiet: true,
  }
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
  if (typeof now === 'boolean')
    return (
      <label className="option-flag">
        <input type="checkbox" checked={now} onChange={({ target }) => onChange(target.checked)} />
        <span>{names[id] ?? id}</span>
      </label>
    )
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

const Form = ({ game, taken }: { readonly game: GameName; readonly taken: Taken }) => {
  const say = useText()
  const [, go] = useLocation()
  const settings = useSettings()
  const [plan, setPlan] = useState(() => startPlan(taken))
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const change = (part: Partial<Plan>) => setPlan({ ...plan, ...part })
  const withFriends = plan.chairs.includes('friend')
  const submit = async () => {
    setBusy(true)
    const laid = await (withFriends ? layForFriends(game, plan, say) : layAtHome(game, plan, say))
    setBusy(false)
    if (laid.to !== undefined) go(laid.to)
    else setFault(laid.fault)
  }
  const options = Object.entries(taken.game.options)
  return (
    <form
      className="new-table"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <div className="fields">
        <label>
          {say('name')}
          <input
            value={settings.name}
            placeholder={say('guest')}
            maxLength={40}
            autoComplete="nickname"
            onChange={({ target }) => settings.set({ name: target.value })}
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
      <Chairs
        chairs={plan.chairs}
        bounds={taken.game.seats}
        onChange={(chairs: readonly Chosen[]) => change({ chairs })}
      />
      {options.length ? (
        <fieldset className="options">
          <legend>{say('new.options')}</legend>
          {options.map(([id, value]) => (
            <OptionRow
              key={id}
              id={id}
              value={value}
              taken={taken}
              chosen={plan.options[id]}
              onChange={(next) => change({ options: { ...plan.options, [id]: next } })}
            />
          ))}
        </fieldset>
      ) : null}
      {withFriends ? (
        <fieldset className="options">
          {(['listed', 'hints'] as const).map((flag) => (
            <label key={flag} className="option-flag">
              <input
                type="checkbox"
                checked={plan[flag]}
                onChange={({ target }) => change({ [flag]: target.checked })}
              />
              <span>{say(`new.${flag}`)}</span>
            </label>
          ))}
        </fieldset>
      ) : null}
      {withFriends ? (
        <label className="option-word">
          <span>{say('new.clock')}</span>
          <select
            value={plan.clock}
            onChange={({ target }) => change({ clock: target.value as ClockChoice })}
          >
            {(Object.keys(CLOCKS) as ClockChoice[]).map((clock) => (
              <option key={clock} value={clock}>
                {say(`clock.${clock}`)}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {withFriends && hasNights(plan.clock) ? (
        <label className="option-flag">
          <input
            type="checkbox"
            checked={plan.quiet}
            onChange={({ target }) => change({ quiet: target.checked })}
          />
          <span>{say('new.quiet')}</span>
        </label>
      ) : null}
      <div className="new-table-go">
        <Button weight="ink" type="submit" disabled={busy}>
          {withFriends ? say('new.make-and-copy') : say('new.play')}
        </Button>
        <p className="quiet">{withFriends ? say('new.friends-hint') : say('new.here-hint')}</p>
      </div>
      {fault ? (
        <p className="refusal" role="alert">
          {fault}
        </p>
      ) : null}
    </form>
  )
}

export const NewTable = ({ game }: { readonly game: string }) => {
  const say = useText()
  const name = isGame(game) ? game : null
  const { title } = useCard(game)
  const taken = useTaken(name)
  if (!name) return <Notice title={say('not-found')} text={say('not-found.text')} />
  return (
    <div className="page">
      <Bar here={null} />
      <main className="new-page">
        {isListed(name) ? <Print game={name} className="new-print" /> : null}
        <div>
          <h1>{say('new.heading', { game: title })}</h1>
          {taken ? <Form game={name} taken={taken} /> : null}
        </div>
      </main>
    </div>
  )
}
