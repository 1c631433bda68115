/** Laying a table: who sits where, which options, and how friends get in. */
import { useState } from 'react'
import { useLocation } from 'wouter'
import { isGame, isListed, type GameName } from '../games.ts'
import { Print, useCard } from '../parts/card.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Button } from '../parts/Paper.tsx'
import { useTaken } from '../table/taken.ts'
import type { Taken } from '../table/desk.ts'
import { useText } from '../text/index.ts'
import { Bar } from './Bar.tsx'
import { Chairs } from './Chairs.tsx'
import { layAtHome, layForFriends, type Plan } from './lay.ts'
import { FriendsOptions, GameOptions, Names } from './Options.tsx'
import '../styles/new-table.css'

const startPlan = (taken: Taken): Plan => {
  const [least, most] = taken.game.seats
  const partners = Math.min(Math.max(1, least - 2), most - 2)
  return {
    chairs: ['me', 'friend', ...Array.from({ length: partners }, () => 'apprentice' as const)],
    options: {},
    title: '',
    clock: { kind: 'none' },
    listed: false,
    hints: false,
    names: [],
  }
}

const Form = ({ game, taken }: { readonly game: GameName; readonly taken: Taken }) => {
  const say = useText()
  const [, go] = useLocation()
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
  return (
    <form
      className="new-table"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Names plan={plan} change={change} />
      <Chairs plan={plan} bounds={taken.game.seats} onChange={change} />
      <GameOptions
        options={plan.options}
        taken={taken}
        onChange={(id, value) => change({ options: { ...plan.options, [id]: value } })}
      />
      {withFriends ? <FriendsOptions plan={plan} change={change} /> : null}
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
