/** What will be played and by which clock: told to everybody, and changed by the host until the deal. */
import { inLanguage } from '@machiya/kernel/words'
import { useState } from 'react'
import { useStore } from 'zustand'
import type { TableClient } from '../client/table.ts'
import { clockText } from '../lobby/clock.ts'
import { ClockFields } from '../lobby/ClockFields.tsx'
import { GameOptions } from '../lobby/Options.tsx'
import { Button } from '../parts/Paper.tsx'
import { changeTable } from '../remote/api.ts'
import { useSettings } from '../settings.ts'
import type { Taken } from '../table/desk.ts'
import { useTaken } from '../table/taken.ts'
import { useText } from '../text/index.ts'
import { useDeed, Wrong } from './People.tsx'

type Props = { readonly client: TableClient }
type Chosen = { readonly [id: string]: string | boolean }

/** Each option with what was chosen: a module that is left out is told as well. */
const Told = ({ taken, options }: { readonly taken: Taken; readonly options: Chosen }) => {
  const say = useText()
  const { locale } = useSettings()
  const names = inLanguage(taken.words, locale).options
  return Object.keys(taken.game.options).map((id) => {
    const value = options[id]
    const told =
      typeof value === 'boolean'
        ? say(value ? 'terms.yes' : 'terms.no')
        : (names[value ?? ''] ?? names[`${id}.${value}`] ?? value)
    return (
      <div key={id}>
        <dt>{names[id] ?? id}</dt>
        <dd>{told}</dd>
      </div>
    )
  })
}

const Change = ({
  client,
  taken,
  onDone,
}: Props & { readonly taken: Taken; readonly onDone: () => void }) => {
  const say = useText()
  const state = useStore(client.store)
  const [clock, setClock] = useState(state.clock)
  const [options, setOptions] = useState(state.options as Chosen)
  const { wrong, run } = useDeed()
  const keep = async () => {
    if (await run(changeTable(state.id, { clock, options }))) onDone()
  }
  return (
    <form
      className="terms-form"
      onSubmit={(event) => {
        event.preventDefault()
        void keep()
      }}
    >
      <GameOptions
        options={options}
        taken={taken}
        onChange={(id, value) => setOptions({ ...options, [id]: value })}
      />
      <ClockFields clock={clock} onChange={setClock} />
      <span className="throw-salt-buttons">
        <Button type="submit" weight="ink">
          {say('terms.keep')}
        </Button>
        <Button weight="quiet" onClick={onDone}>
          {say('terms.leave')}
        </Button>
      </span>
      <Wrong text={wrong} />
    </form>
  )
}

export const Terms = ({ client }: Props) => {
  const say = useText()
  const { game, options, clock, host, status } = useStore(client.store)
  const taken = useTaken(game)
  const [changes, setChanges] = useState(false)
  if (!taken) return null
  if (changes) return <Change client={client} taken={taken} onDone={() => setChanges(false)} />
  return (
    <div className="terms">
      <dl>
        <Told taken={taken} options={options as Chosen} />
        <div>
          <dt>{say('new.clock')}</dt>
          <dd>{clockText(clock, say)}</dd>
        </div>
      </dl>
      {host && status === 'gathering' ? (
        <Button weight="quiet" onClick={() => setChanges(true)}>
          {say('terms.change')}
        </Button>
      ) : null}
    </div>
  )
}
