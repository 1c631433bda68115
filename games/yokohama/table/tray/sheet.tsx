/** The whole board of a merchant: counter, supply, warehouse, technologies, orders, and where everything stands in the town. */
import { CardBack } from '@machiya/kit'
import type { Seat } from '@machiya/kernel'
import type { OrderId } from '../../data/orders.ts'
import type { PieceId } from '../../data/pieces.ts'
import { ORDER, TECHNOLOGY } from '../../by-id.ts'
import { symbolsOf } from '../../ledger.ts'
import { assistantsAt, hasShop, houseAt } from '../../places.ts'
import { COUNTRY_IDS, NONE, PIECE_IDS } from '../../position.ts'
import { costOf } from '../../rules/5-rewards.ts'
import type { Board } from '../preview.ts'
import { Sign, type SignName } from '../signs/drawn.ts'
import { Seal } from '../signs/seal.tsx'
import { textIn } from '../text.ts'
import { Goods } from './hand.tsx'
import { countOf, unitOf, WARES } from './wares.ts'

type Of = { readonly board: Board; readonly of: Seat }
export const PIECE_SIGN: Readonly<Record<PieceId, SignName>> = {
  assistant: 'pawn',
  shop: 'shop',
  house: 'thouse',
}

const Number = ({ count }: { readonly count: number }) => (
  <span className="yk-number" data-none={count === 0 || undefined}>
    {count}
  </span>
)

const Counter = ({ board, of }: Of) => (
  <div>
    <span className="yk-label">{textIn(board.locale).counterOf}</span>
    <div className="yk-wares">
      {WARES.map((ware) => (
        <div key={ware} className="yk-ware kit-paper">
          <Sign name={ware} size={18} />
          <Number count={countOf(board.view.seats[of], ware)} />
          <span className="yk-unit">{unitOf(board, ware)}</span>
        </div>
      ))}
    </div>
  </div>
)

const Supply = ({ board, of }: Of) => {
  const { pieces, supply } = textIn(board.locale)
  return (
    <div>
      <span className="yk-label">{supply}</span>
      <div className="yk-wares">
        {PIECE_IDS.map((piece) => (
          <div key={piece} className="yk-ware yk-piece kit-paper">
            <Sign name={PIECE_SIGN[piece]} size={18} colour={board.players[of]?.colour ?? 'var(--sumi)'} />
            <Number count={board.view.seats[of].supply[piece]} />
            <span className="yk-unit">{pieces[piece]}</span>
          </div>
        ))}
      </div>
    </div>
  )
}

/** What still lies there, and what the next of each costs. */
const Warehouse = ({ board, of }: Of) => {
  const said = textIn(board.locale)
  const { warehouse } = board.view.seats[of]
  return (
    <div>
      <span className="yk-label">{said.warehouse}</span>
      <ul className="yk-plain">
        {PIECE_IDS.map((piece) => (
          <li key={piece}>
            <Number count={warehouse[piece]} /> {said.pieces[piece]}
            {warehouse[piece] > 0 ? <small>{said.nextFor(costOf(board.view, of, piece))}</small> : null}
          </li>
        ))}
      </ul>
    </div>
  )
}

const Technologies = ({ board, of }: Of) => {
  const owned = board.view.seats[of].technologies.of
  const said = textIn(board.locale)
  return (
    <section>
      <h3>
        {said.technologies} <small>{owned.length || said.none}</small>
      </h3>
      <div className="yk-grid">
        {owned.map((id) => (
          <div key={id} className="yk-known kit-paper" data-about={id}>
            <b className="yk-name">{board.t.name(id)}</b>
            <Seal country={TECHNOLOGY[id].country} />
            <p>{board.words.effects[id]}</p>
          </div>
        ))}
      </div>
    </section>
  )
}

const isKnown = (id: string): id is OrderId => id in ORDER

const Order = ({ board, id }: { readonly board: Board; readonly id: string }) =>
  isKnown(id) ? (
    <div className="yk-held kit-paper">
      <Seal country={ORDER[id].country} /> <b className="yk-name">{board.t.name(id)}</b>
      <Goods id={id} />
    </div>
  ) : (
    <svg width="62" height="74" viewBox="0 0 62 74" aria-hidden="true">
      <CardBack x={1} y={1} width={60} height={72} />
    </svg>
  )

const Orders = ({ board, of }: Of) => {
  const said = textIn(board.locale)
  const { hand, fulfilled } = board.view.seats[of]
  const hidden = hand.of.some((id: string) => !isKnown(id))
  return (
    <section>
      <h3>
        {said.orders} <small>{said.held(hand.of.length, fulfilled.of.length)}</small>
      </h3>
      <div className="yk-backs">
        {hand.of.map((id: string, at: number) => (
          <Order key={at} board={board} id={id} />
        ))}
        {hidden ? <span className="yk-label">{said.hidden}</span> : null}
      </div>
      <p className="yk-countries">
        {COUNTRY_IDS.map((country) => {
          const symbols = symbolsOf(board.view, of, country)
          return (
            <span key={country}>
              <Seal country={country} none={symbols === 0} /> <Number count={symbols} />
            </span>
          )
        })}
      </p>
    </section>
  )
}

const namesOf = (board: Board, places: readonly number[]): string =>
  places.map((place) => board.t.name(board.view.areas[place] ?? '')).join(', ')

/** Where a merchant's pieces stand, in words. */
const standing = ({ board, of }: Of): readonly (readonly [label: string, text: string])[] => {
  const { view: g, t, locale } = board
  const said = textIn(locale)
  const places = g.areas.map((_, place) => place)
  const { president } = g.seats[of]
  const counted = places.flatMap((place) => {
    const count = assistantsAt(g, of, place)
    return count === 0
      ? []
      : [count > 1 ? `${count} × ${t.name(g.areas[place] ?? '')}` : t.name(g.areas[place] ?? '')]
  })
  return [
    [said.presidentOf, president === NONE ? said.atHome : t.name(g.areas[president] ?? '')],
    [said.assistants, counted.join(', ')],
    [
      said.shopsOf,
      namesOf(
        board,
        places.filter((place) => hasShop(g, of, place)),
      ),
    ],
    [
      said.housesOf,
      namesOf(
        board,
        places.filter((place) => houseAt(g, place) === of),
      ),
    ],
    [said.agents, g.seats[of].agents.map((country) => t.name(country)).join(', ')],
    [said.tilesOf, String(g.seats[of].tiles.of.length || '')],
  ]
}

const InTown = (of: Of) => (
  <section>
    <h3>{textIn(of.board.locale).inTown}</h3>
    <dl className="yk-standing">
      {standing(of).map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text || textIn(of.board.locale).none}</dd>
        </div>
      ))}
    </dl>
  </section>
)

export const MerchantSheet = ({ of, ...board }: Board & { readonly of: Seat }) => (
  <div className="yk-sheet" data-narrow={board.narrow || undefined}>
    <div className="yk-across">
      <Counter board={board} of={of} />
      <Supply board={board} of={of} />
      <Warehouse board={board} of={of} />
    </div>
    <Technologies board={board} of={of} />
    <div className="yk-halves">
      <Orders board={board} of={of} />
      <InTown board={board} of={of} />
    </div>
  </div>
)
