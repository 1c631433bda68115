/** A mission in the tray: its name, what it asks, what it gives, and what is short. */
import { cutPath, fitted, Part, readsOf, Spot } from '@machiya/kit'
import type { Seat } from '@machiya/kernel'
import { MISSION } from '../../by-id.ts'
import type { MissionId } from '../../data/missions.ts'
import type { MissionRow } from '../../data/rows.ts'
import { Amount } from '../marks/figures.tsx'
import { COLOUR, SHAPE } from '../marks/signs.ts'
import { lookAt } from '../look.ts'
import { textIn } from '../text.ts'
import { calledOf, heldPick, isInWindow, type Board } from '../where.ts'
import { lookOfVerbs, SLIP, verbOf, VerbSlip } from './verbs.tsx'
import { pricedAt, wantsOf } from './needs.ts'
import { shortfall } from './shortfall.ts'
import { Token, tokenLook, tokenState } from './token.tsx'

const HEAD = 25
const FOOT = 24
const LETTER = 12.6
/** Under this height there is room for the head alone. */
const LOW = 60
const A_ROW = 5
const REWARD = 56
/** What a token takes in a single row. */
const A_TOKEN = 28
/** A price beside a token must not lie over the next one. */
const ROOM_FOR_PRICE = 36

export type Small = {
  readonly board: Board
  readonly id: MissionId
  readonly seat: Seat
  readonly width: number
  readonly height: number
}
type Of = Small & { readonly row: MissionRow }

const Head = ({ board, row, width, height }: Of) => {
  const name = board.t.name(row.id)
  const deep = Math.min(HEAD, height)
  return (
    <g>
      <path
        d={height < LOW ? cutPath(0, 0, width, height, 7) : `M0 0H${width - 7}L${width} 7V${deep}H0Z`}
        fill={COLOUR[row.color]}
        stroke="var(--sumi)"
        strokeWidth="1.5"
      />
      <path
        d={SHAPE[row.color]}
        transform={`translate(14 ${Math.min(deep, height) / 2}) scale(0.8)`}
        fill="var(--on-ai)"
      />
      <text
        className="kit-title"
        x="25"
        y={deep / 2 + 0.5}
        dy="0.35em"
        fontSize="15.5"
        style={{ fill: 'var(--on-ai)' }}
        {...fitted(name, 17.4, width - 36)}
      >
        {name}
      </text>
    </g>
  )
}

/** Many things stand in two rows of smaller tokens. */
const Wants = ({ board, seat, row, width }: Of) => {
  const wants = wantsOf(row.needs)
  const two = wants.length > A_ROW || (width - REWARD) / wants.length < A_TOKEN
  const across = two ? Math.ceil(wants.length / 2) : wants.length
  const size = two ? 9.5 : 13
  const step = Math.min(two ? 24 : 37, (width - REWARD) / across)
  return wants.map((want, i) => {
    const price = step < ROOM_FOR_PRICE ? undefined : pricedAt(board.view, seat, want)
    const state = tokenState(board, seat, want)
    return (
      <g
        key={`${want.id}-${i}`}
        transform={`translate(${18 + (i % across) * step} ${two ? 37 + Math.floor(i / across) * 22 : 48})`}
      >
        <Token
          want={want}
          state={state}
          size={Math.min(size, step * 0.46)}
          {...(price === undefined || state !== 'missing' ? {} : { price })}
        />
      </g>
    )
  })
}

const Reward = ({ row, width, height }: Of) => {
  const { prestige = 0, mon = 0 } = row.reward
  const middle = (HEAD + height - FOOT) / 2
  const both = prestige > 0 && mon > 0
  return (
    <g>
      {prestige > 0 ? (
        <Amount value={prestige} sign="yedo-pp" x={width - 7} y={middle - (both ? 10 : 0)} end />
      ) : null}
      {mon > 0 ? <Amount value={mon} sign="yedo-mon" x={width - 7} y={middle + (both ? 10 : 0)} end /> : null}
    </g>
  )
}

const Foot = ({ board, seat, row, width, height }: Of) => {
  const { ready, text } = shortfall(board, seat, row, LETTER, width - 16)
  const whole = row.endsGame ? `${text} · ${textIn(board.locale).ends}` : text
  return (
    <g transform={`translate(0 ${height - FOOT})`}>
      <path
        d={`M0.75 0H${width - 0.75}V${FOOT - 0.75}H7L0.75 ${FOOT - 7}Z`}
        fill={ready ? 'var(--matsu)' : 'none'}
        stroke="none"
      />
      <path d={`M0 0H${width}`} stroke="var(--hair)" />
      <text
        className="kit-text"
        x="10"
        y={FOOT / 2}
        dy="0.35em"
        fontSize={LETTER}
        style={{ fill: ready ? 'var(--on-ai)' : 'var(--sumi)', fontWeight: ready ? 500 : 400 }}
        {...fitted(whole, LETTER * 1.1, width - 18)}
      >
        {whole}
      </text>
    </g>
  )
}

const Drawn = (of: Of) => {
  const { board, id, width, height } = of
  const verb = verbOf(board, id)
  return (
    <Spot
      board={board}
      pick={verb ? '' : heldPick(board, id)}
      twin={isInWindow(board)}
      id={id}
      label={`${calledOf(board, id)}. ${board.words.effects[id] ?? ''}`}
      reads={verb ? undefined : readsOf(board, heldPick(board, id))}
    >
      <path
        className="spot-paper"
        d={cutPath(0, 0, width, height, 7)}
        fill="var(--kinari)"
        stroke="var(--sumi)"
        strokeWidth="1.5"
      />
      <Head {...of} />
      {height < LOW ? null : (
        <>
          <Wants {...of} />
          <Reward {...of} />
          {verb ? <VerbSlip board={board} verb={verb} y={height - SLIP} width={width} /> : <Foot {...of} />}
        </>
      )}
    </Spot>
  )
}

export const SmallMission = (small: Small) => {
  const { board, id, seat, width, height } = small
  const row = MISSION[id]
  if (!row) return null
  const wants = wantsOf(row.needs)
  const prices = wants.map((want) => pricedAt(board.view, seat, want)).join()
  const verb = verbOf(board, id)
  const offered = `${lookOfVerbs(board, id)} ${isInWindow(board)} ${lookAt(board, verb ? '' : heldPick(board, id), id)}`
  return (
    <Part look={`small ${id} ${width} ${height} ${tokenLook(board, seat, wants)} ${prices} ${offered}`}>
      <Drawn {...small} row={row} />
    </Part>
  )
}
