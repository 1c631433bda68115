/** The plan on a phone: cards and account, one permit below the other, and the map behind a tab. */
import { cutPath, offerAt, Press, Spot } from '@machiya/kit'
import { useState } from 'react'
import { CARDS } from '../../plans.ts'
import { accountOf } from '../plan/account.ts'
import { shortfallOf } from '../plan/column.tsx'
import { lay } from '../plan/composing.ts'
import { FaceDown } from '../plan/down.tsx'
import { idleOf } from '../plan/idle.tsx'
import { Officials } from '../plan/officials.tsx'
import { Permits, permitsHeight } from '../plan/permits.tsx'
import type { Planning } from '../plan/planning.ts'
import { Account, ROW } from '../plan/table.tsx'
import { lettersAt, NAME, TEXT, within } from '../signs/letters.tsx'
import { textIn } from '../text.ts'
import { Button, Card, CARD, HEAD, INSIDE, PAD, Slip, STEP, WIDE } from './plan-card.tsx'
import { PocketMap } from './pocket.tsx'

const SLIP = 52
const BAND = 42

const Idle = ({ plan }: { readonly plan: Planning }) => {
  const said = textIn(plan.board.locale)
  const crew = idleOf(plan)
  const count = crew.own + crew.white + crew.black
  const hint = count > 0 ? said.tap : said.allSet
  const from = 58 + count * 20
  return (
    <g>
      <rect x={-PAD} width={WIDE} height={BAND} fill="var(--washi-deep)" />
      <text className="kit-title" y={BAND / 2} dy="0.35em" fontSize={NAME}>
        {said.free}
      </text>
      <g transform={`translate(${48 + (count * 20) / 2} ${BAND / 2})`}>
        <Officials crew={crew} player={plan.board.players[plan.seat]} size={26} room={count * 20} />
      </g>
      <text
        className="kit-quiet"
        x={from}
        y={BAND / 2}
        dy="0.35em"
        fontSize={TEXT}
        {...within(hint, INSIDE - from, 13)}
      >
        {hint}
      </text>
    </g>
  )
}

/** A plan that lies whole on the table needs only this. */
const Ready = ({ plan: { board } }: { readonly plan: Planning }) =>
  offerAt(board.offers, 'ready') && board.chosen !== 'ready' ? (
    <Spot board={board} pick="ready" label={board.t.name('ready')}>
      <path className="spot-paper" d={cutPath(0, 0, 120, 36, 7)} fill="var(--kinari)" stroke="var(--sumi)" />
      <text className="kit-text" x="60" y="18" dy="0.35em" textAnchor="middle" fontSize={NAME}>
        {board.t.name('ready')}
      </text>
    </Spot>
  ) : null

const Title = ({ plan: { board, seat, cards } }: { readonly plan: Planning }) => {
  const said = textIn(board.locale)
  return (
    <g>
      <text className="kit-title" y="20" fontSize="18" {...within(said.plan, HEAD - 6, 18)}>
        {said.plan}
      </text>
      {cards.length > 0 ? (
        <g transform="translate(0 34)">
          <Button
            text={said.clear}
            label={said.clear}
            x={0}
            width={HEAD - 12}
            press={() => lay(board, seat, [])}
          />
        </g>
      ) : null}
    </g>
  )
}

/** On a phone that lies, the permits stand beside the cards. */
const isLying = ({ board }: Planning): boolean => board.zone.width > 600

const Body = ({ plan }: { readonly plan: Planning }) => {
  const [chosen, choose] = useState<number | null>(null)
  const { board, seat } = plan
  const rows = accountOf(board, seat)
  const opened = chosen !== null && plan.cards[chosen] !== undefined
  const slip = opened ? SLIP : 0
  const account = CARD.height + 8 + slip
  const idle = account + rows.length * ROW + 26
  const permits = isLying(plan) ? `${INSIDE + 2 * PAD} 0` : `0 ${idle + BAND + 10}`
  const shortfall = shortfallOf(plan)
  return (
    <g>
      <Title plan={plan} />
      {Array.from({ length: CARDS }, (_, at) => (
        <g key={at} transform={`translate(${HEAD + at * STEP + 5} 0)`}>
          <Card
            plan={plan}
            at={at}
            chosen={chosen === at}
            choose={(each) => choose((was) => (was === each ? null : each))}
          />
        </g>
      ))}
      {opened ? (
        <g transform={`translate(0 ${CARD.height + 6})`}>
          <Slip plan={plan} at={chosen} />
        </g>
      ) : null}
      <g transform={`translate(0 ${account})`}>
        <Account plan={plan} rows={rows} head={HEAD} step={STEP} width={CARD.width} />
        {shortfall ? (
          <text
            className="kit-text"
            y={rows.length * ROW + 18}
            fontSize={TEXT}
            {...within(shortfall, INSIDE, 13)}
          >
            {shortfall}
          </text>
        ) : null}
      </g>
      <g transform={`translate(0 ${idle})`}>
        <Idle plan={plan} />
      </g>
      <g transform={`translate(${permits})`}>
        <Permits
          plan={plan}
          room={{ width: INSIDE, height: permitsHeight(plan, 1, 4, 48) }}
          abreast={1}
          across={4}
          most={48}
        />
      </g>
    </g>
  )
}

const heightOf = (plan: Planning): number => {
  if (plan.closed) return 400
  const cards = 62 + CARD.height + SLIP + 6 * ROW + 26 + BAND
  const permits = permitsHeight(plan, 1, 4, 48)
  return isLying(plan) ? Math.max(cards, permits + 50) : cards + permits + 10
}

const Faces = ({
  plan,
  face,
  turn,
}: {
  readonly plan: Planning
  readonly face: number
  turn(face: number): void
}) => (
  <g>
    {textIn(plan.board.locale).views.map((name, i) => (
      <Press
        key={name}
        label={name}
        pressed={face === i}
        transform={`translate(${INSIDE - 150 + i * 76} 0)`}
        press={() => turn(i)}
      >
        <rect width="72" height="36" fill="transparent" />
        <text
          className={face === i ? 'kit-text' : 'kit-quiet'}
          x="36"
          y="21"
          textAnchor="middle"
          fontSize={NAME}
        >
          {name}
        </text>
        <path
          d="M8 32H64"
          stroke={face === i ? 'var(--sumi)' : 'var(--hair)'}
          strokeWidth={face === i ? 4 : 1}
        />
      </Press>
    ))}
  </g>
)

export const PhonePlan = ({ plan }: { readonly plan: Planning }) => {
  const [face, turn] = useState(0)
  const wide = isLying(plan) ? 2 * WIDE : WIDE
  const unit = plan.board.zone.width / wide
  const map = plan.board.zone.width * (800 / 720)
  const height = face === 0 ? heightOf(plan) : 44
  return (
    <div className="edo-phone-plan" style={{ minBlockSize: '100%', background: 'var(--washi)' }}>
      <svg
        className="edo"
        viewBox={`${-PAD} 0 ${wide} ${height}`}
        width={plan.board.zone.width}
        height={height * unit}
        role="group"
        aria-label={textIn(plan.board.locale).plan}
        style={{ display: 'block', ...lettersAt(unit, 13, 15) }}
      >
        <Faces plan={plan} face={face} turn={turn} />
        <Ready plan={plan} />
        <g transform="translate(0 42)">
          {face !== 0 ? null : plan.closed ? <FaceDown plan={plan} width={INSIDE} /> : <Body plan={plan} />}
        </g>
      </svg>
      {face === 1 ? <PocketMap board={{ ...plan.board, zone: { ...plan.board.zone, height: map } }} /> : null}
    </div>
  )
}
