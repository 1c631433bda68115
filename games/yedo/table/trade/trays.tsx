/** The two trays of a deal: what lies in them, and in a draft what can be added and taken away. */
import { Crest, Spot } from '@machiya/kit'
import type { Seat } from '@machiya/kernel'
import { coinsIn, thingOf } from '../../picks.ts'
import { Sign } from '../marks/drawn.ts'
import { Difficulty } from '../marks/figures.tsx'
import { isColor, signOf } from '../marks/signs.ts'
import { momentTextIn } from '../text.ts'
import { calledOf, type Board } from '../where.ts'
import { kindOf, type Thing } from './sides.ts'

type Of = { readonly board: Board }

const Mark = ({ board, id }: Of & { readonly id: string }) => {
  const kind = kindOf(board, id)
  return isColor(kind) ? (
    <svg width="24" height="24" viewBox="-11 -11 22 22" aria-hidden="true">
      <Difficulty color={kind} scale={1.2} />
    </svg>
  ) : (
    <Sign name={signOf(kind) ?? 'yedo-card'} size={24} />
  )
}

const nameOf = ({ t, locale }: Board, id: string): string =>
  coinsIn(id) === undefined ? t.name(id) : momentTextIn(locale).mon

const Cell = ({ board, thing }: Of & { readonly thing: Thing }) => (
  <Spot
    board={board}
    pick={thing.out}
    id={thing.id}
    label={`${thing.count} ${nameOf(board, thing.id)}`}
    html="kit-paper yedo-thing"
  >
    <Mark board={board} id={thing.id} />
    <span>
      {thing.count > 1 || coinsIn(thing.id) !== undefined ? <b>{thing.count} </b> : null}
      {nameOf(board, thing.id)}
    </span>
  </Spot>
)

/** Coins are added and taken away by fives and ones. */
const signed = (pick: string, coins: number): string =>
  `${thingOf(pick, 'give', 'take') === undefined ? '−' : '+'}${coins}`

const Addition = ({ board, pick }: Of & { readonly pick: string }) => {
  const what = thingOf(pick, 'give', 'keep', 'take', 'leave') ?? ''
  const coins = coinsIn(what)
  return (
    <Spot board={board} pick={pick} label={calledOf(board, pick)} html="kit-paper yedo-thing">
      <Mark board={board} id={what} />
      <span>{coins === undefined ? nameOf(board, what) : <b>{signed(pick, coins)}</b>}</span>
    </Spot>
  )
}

export const Tray = ({
  board,
  seat,
  things,
  more = [],
  made = false,
}: Of & {
  readonly seat: Seat
  readonly things: readonly Thing[]
  /** What can be added. */
  readonly more?: readonly string[]
  readonly made?: boolean
}) => {
  const said = momentTextIn(board.locale)
  const player = board.players[seat]
  return (
    <section className="yedo-tray">
      <h3>
        {player ? <Crest crest={player.crest} colour={player.colour} size={26} /> : null}
        {seat === board.seat ? said.youGive : said.theyGive(player?.name ?? '')}
      </h3>
      <div className="yedo-things yedo-laid">
        {things.length === 0 ? <p className="quiet">{made ? said.nothing : said.nothingYet}</p> : null}
        {things.map((thing) => (
          <Cell key={thing.out} board={board} thing={thing} />
        ))}
      </div>
      {more.length > 0 ? (
        <>
          <p className="quiet">{said.addTo}</p>
          <div className="yedo-things">
            {more.map((pick) => (
              <Addition key={pick} board={board} pick={pick} />
            ))}
          </div>
        </>
      ) : null}
    </section>
  )
}
