/** A mission to be read: what it asks and where that can be had, what it gives, and its whole text. */
import type { Seat } from '@machiya/kernel'
import { MISSION } from '../../by-id.ts'
import type { MissionId } from '../../data/missions.ts'
import type { MissionRow, Needs, Reward } from '../../data/rows.ts'
import { Sign } from '../marks/drawn.ts'
import { categorySign, COLOUR, SHAPE } from '../marks/signs.ts'
import { deskTextIn, textIn } from '../text.ts'
import type { Board } from '../where.ts'
import { gainsOf, isMet, wantsOf, type Want } from './needs.ts'
import { hadFrom, shortfall, wantName } from './shortfall.ts'
import { Token, tokenState } from './token.tsx'

type Of = { readonly board: Board; readonly seat: Seat }

const Asked = ({ board, seat, want }: Of & { readonly want: Want }) => (
  <li>
    <svg width="32" height="32" viewBox="-17 -17 34 34" aria-hidden="true">
      <Token want={want} state={tokenState(board, seat, want)} size={14} />
    </svg>
    <span>
      <b>{wantName(board, want)}</b>
      {isMet(board.view, seat, want) ? null : <small>{hadFrom(board, seat, want)}</small>}
    </span>
  </li>
)
export const Needed = ({ board, seat, needs }: Of & { readonly needs: Needs }) => (
  <ul className="yedo-needs">
    {wantsOf(needs).map((want, i) => (
      <Asked key={`${want.id}-${i}`} board={board} seat={seat} want={want} />
    ))}
  </ul>
)

export const Gained = ({ reward }: { readonly reward: Reward }) => (
  <span className="yedo-gains">
    {gainsOf(reward).map(({ id, sign, count }) => (
      <span key={id}>
        {id === 'prestige' || id === 'mon' ? count : null}
        <Sign name={sign} size={17} {...(id === 'prestige' ? { colour: 'var(--kin)' } : {})} />
      </span>
    ))}
  </span>
)

export const MissionHead = ({ board, row }: { readonly board: Board; readonly row: MissionRow }) => (
  <header className="yedo-mission-head" style={{ background: COLOUR[row.color] }}>
    <svg width="18" height="18" viewBox="-9 -9 18 18" aria-hidden="true">
      <path d={SHAPE[row.color]} fill="var(--on-ai)" />
    </svg>
    <h3>{board.t.name(row.id)}</h3>
    <Sign name={categorySign(row.category)} size={20} colour="var(--on-ai)" />
  </header>
)

const WIDTH = 330
export const LargeMission = ({ board, seat, id }: Of & { readonly id: MissionId }) => {
  const row = MISSION[id]
  const said = deskTextIn(board.locale)
  if (!row) return null
  const { ready, text } = shortfall(board, seat, row, 13, WIDTH)
  return (
    <article className="yedo-large yedo-large-mission kit-paper">
      <MissionHead board={board} row={row} />
      <Needed board={board} seat={seat} needs={row.needs} />
      <p className="yedo-reward">
        <span>{said.rewards}</span>
        <Gained reward={row.reward} />
      </p>
      {wantsOf(row.bonusNeeds).length > 0 ? (
        <div className="yedo-bonus">
          <p className="yedo-reward">
            <span>{said.bonusFor}</span>
            <Gained reward={row.bonusReward} />
          </p>
          <Needed board={board} seat={seat} needs={row.bonusNeeds} />
        </div>
      ) : null}
      <p className="yedo-text">{board.words.effects[id]}</p>
      <footer data-ready={ready || undefined}>
        {row.endsGame ? `${text} · ${textIn(board.locale).ends}` : text}
      </footer>
    </article>
  )
}
