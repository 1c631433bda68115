/** Laying a table: who sits where, which options, and how friends get in. */
import { inLanguage } from '@machiya/kernel/words'
import { useState } from 'react'
import { Link, useLocation, useSearchParams } from 'wouter'
import { cardOf, isGame, isListed, LISTED, type GameName } from '../games.ts'
import { Print, useCard } from '../parts/card.tsx'
import { Ladder } from '../parts/Ladder.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Button } from '../parts/Paper.tsx'
import { ring } from '../sound/ring.ts'
import { useTaken } from '../table/taken.ts'
import type { Taken } from '../table/desk.ts'
import { useSettings } from '../settings.ts'
import { listed, useText } from '../text/index.ts'
import { Bar } from './Bar.tsx'
import { Chairs, namedOf } from './Chairs.tsx'
import { forgetPlan, keepPlan, keptPlan, usualPlan } from './kept.ts'
import { layAtHome, layForFriends, type Plan } from './lay.ts'
import { FriendsOptions, GameOptions, Title, type Planned } from './Options.tsx'
import '../styles/ladder.css'
import '../styles/new-table.css'

/** What was kept, as far as this game knows of it; an invitation has a chair for a friend. */
const startPlan = (game: GameName, taken: Taken, invites: boolean): Plan => {
  const plan = keptPlan(game) ?? usualPlan
  const [least, most] = taken.game.seats
  const lacking = Math.max(0, least - plan.chairs.length)
  const chairs = [...plan.chairs, ...Array.from({ length: lacking }, () => 'apprentice' as const)].slice(
    0,
    most,
  )
  const known = Object.entries(plan.options).filter(([id]) => Object.hasOwn(taken.game.options, id))
  return {
    ...plan,
    options: Object.fromEntries(known),
    chairs: invites && !chairs.includes('friend') ? ['me', 'friend', ...chairs.slice(2)] : chairs,
  }
}

/** The whole table in words. */
const useSentence = (game: GameName, plan: Plan, taken: Taken): string => {
  const say = useText()
  const { locale } = useSettings()
  const { title } = useCard(game)
  const { names, options } = plan
  const others = plan.chairs.flatMap((chosen, seat) =>
    seat === 0 ? [] : [namedOf(say, { chosen, name: names[seat] ?? '', seat })],
  )
  const said = inLanguage(taken.words, locale).options
  const chosen = Object.entries(options).flatMap(([id, value]) => {
    const text = value === true ? said[id] : typeof value === 'string' ? said[value] : undefined
    return text ? [text.split(': ')[0] ?? text] : []
  })
  const table = say('setup.sentence', { game: title, others: listed(locale, others) })
  return [table, chosen.join(', ')].filter(Boolean).join(' ')
}

const PACES = [
  { value: '1200', label: 'set.pace.slow' },
  { value: '500', label: 'set.pace.middle' },
  { value: '0', label: 'set.pace.fast' },
] as const

/** Among people a clock, at home how fast the house plays. */
const Pace = ({ plan, change }: Planned) => {
  const say = useText()
  const { pace, set } = useSettings()
  if (plan.chairs.includes('friend')) return <FriendsOptions plan={plan} change={change} />
  return (
    <fieldset className="options">
      <legend>{say('set.pace')}</legend>
      <Ladder
        label={say('set.pace')}
        steps={PACES.map(({ value, label }) => ({ value, text: say(label) }))}
        value={PACES.find(({ value }) => Number(value) === pace)?.value ?? '500'}
        onChange={(value) => set({ pace: Number(value) })}
      />
    </fieldset>
  )
}

const Games = ({ game }: { readonly game: GameName }) => {
  const say = useText()
  const { locale } = useSettings()
  const { evening } = useCard(game)
  return (
    <nav className="setup-games" aria-label={say('games')}>
      {(isListed(game) ? LISTED : [game]).map((each) => (
        <Link
          key={each}
          href={`/new/${each}${location.search}`}
          aria-current={each === game ? 'page' : undefined}
          className="setup-game"
        >
          <Print game={each} />
          <span>{cardOf(each, locale).title}</span>
        </Link>
      ))}
      <p className="quiet">{evening}</p>
    </nav>
  )
}

const useSitDown = (game: GameName, plan: Plan) => {
  const say = useText()
  const [, go] = useLocation()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const sitDown = async () => {
    setBusy(true)
    keepPlan(game, plan)
    const laid = await (plan.chairs.includes('friend')
      ? layForFriends(game, plan, say)
      : layAtHome(game, plan, say))
    setBusy(false)
    if (laid.to === undefined) return setFault(laid.fault)
    ring('wood')
    go(laid.to)
  }
  return { busy, fault, sitDown }
}

const Foot = ({ game, plan, taken, busy, onUsual }: FootProps) => {
  const say = useText()
  const withFriends = plan.chairs.includes('friend')
  return (
    <footer className="new-table-go">
      <p className="setup-sentence">{useSentence(game, plan, taken)}</p>
      <p className="quiet">{withFriends ? say('new.friends-hint') : say('setup.kept')}</p>
      <button type="button" className="change" onClick={onUsual}>
        {say('setup.usual')}
      </button>
      <Button weight="ink" type="submit" disabled={busy}>
        {withFriends ? say('new.make-and-copy') : say('new.play')}
      </Button>
    </footer>
  )
}
type FootProps = {
  readonly game: GameName
  readonly plan: Plan
  readonly taken: Taken
  readonly busy: boolean
  readonly onUsual: () => void
}

const Form = ({ game, taken }: { readonly game: GameName; readonly taken: Taken }) => {
  const [search] = useSearchParams()
  const invites = !search.has('home')
  const [plan, setPlan] = useState(() => startPlan(game, taken, invites))
  const { busy, fault, sitDown } = useSitDown(game, plan)
  const change = (part: Partial<Plan>) => setPlan({ ...plan, ...part })
  const usual = () => {
    forgetPlan(game)
    setPlan(startPlan(game, taken, invites))
  }
  return (
    <form
      className="new-table"
      onSubmit={(event) => {
        event.preventDefault()
        void sitDown()
      }}
    >
      <div className="setup-chairs">
        <Chairs plan={plan} bounds={taken.game.seats} onChange={change} />
        <Title plan={plan} change={change} />
      </div>
      <div className="setup-options">
        <GameOptions
          options={plan.options}
          taken={taken}
          onChange={(id, value) => change({ options: { ...plan.options, [id]: value } })}
        />
        <Pace plan={plan} change={change} />
        {fault ? (
          <p className="refusal" role="alert">
            {fault}
          </p>
        ) : null}
      </div>
      <Foot game={game} plan={plan} taken={taken} busy={busy} onUsual={usual} />
    </form>
  )
}

export const NewTable = ({ game }: { readonly game: string }) => {
  const say = useText()
  const name = isGame(game) ? game : null
  const taken = useTaken(name)
  if (!name) return <Notice title={say('not-found')} text={say('not-found.text')} />
  return (
    <div className="page setup">
      <Bar here={null} />
      <main className="new-page">
        <div className="setup-left">
          <h1>{say('setup')}</h1>
          <Games game={name} />
        </div>
        {taken ? <Form key={name} game={name} taken={taken} /> : null}
      </main>
    </div>
  )
}
