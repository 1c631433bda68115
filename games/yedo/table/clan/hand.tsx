/** What only this seat holds: missions, action and bonus cards; and its clan in full. */
import { cutPath, lastingOf, offerAt, Part, Spot, fitted } from '@machiya/kit'
import type { Seat } from '@machiya/kernel'
import type { CSSProperties, ReactNode } from 'react'
import { MISSION } from '../../by-id.ts'
import { BONUS_CARDS, type BonusCardId } from '../../data/bonus-cards.ts'
import type { MissionId } from '../../data/missions.ts'
import { thingPick } from '../../picks.ts'
import { scoreBonus } from '../../rules/9-end.ts'
import { SignMark } from '../marks/drawn.ts'
import { Clan, CLAN_HEIGHT } from './clan.tsx'
import { Lines, linesOf } from '../marks/lines.tsx'
import { lookAt } from '../look.ts'
import { lookOfMission, MissionCard, missionHeight } from '../cards/mission.tsx'
import { textIn } from '../text.ts'
import { calledOf, heldPick, isInWindow, type Board } from '../where.ts'

const W = 232
const SLIP = 34
const VERBS = ['play', 'sell', 'exchange', 'give'] as const
type Verb = (typeof VERBS)[number]

/** Slips under a card: what else can be done with it. */
const slipsOf = (board: Board, id: string): readonly Verb[] =>
  VERBS.filter(
    (verb) =>
      offerAt(board.offers, thingPick(verb, id)) && !(verb === 'give' && board.task?.task === 'haggle'),
  )

const sayVerb = (board: Board, verb: Verb): string => {
  const said = textIn(board.locale)
  return verb === 'play'
    ? said.play
    : verb === 'sell'
      ? said.sellFor
      : verb === 'exchange'
        ? said.exchange
        : said.give
}

/** How a card is offered, and what is done with it. */
const lookOfHeld = (board: Board, id: string): string =>
  [
    isInWindow(board),
    lookAt(board, heldPick(board, id), id),
    ...slipsOf(board, id).map((verb) => lookAt(board, thingPick(verb, id))),
  ].join()

const Slips = ({ board, id, y }: { readonly board: Board; readonly id: string; readonly y: number }) => {
  const verbs = slipsOf(board, id)
  const width = (W - (verbs.length - 1) * 6) / Math.max(1, verbs.length)
  return verbs.map((verb, i) => (
    <g key={verb} transform={`translate(${i * (width + 6)} ${y})`}>
      <Spot board={board} pick={thingPick(verb, id)} label={calledOf(board, thingPick(verb, id))}>
        <path
          className="spot-paper"
          d={cutPath(0, 0, width, SLIP - 4, 6)}
          fill="var(--washi)"
          stroke="var(--sumi)"
          strokeWidth="1.5"
        />
        <text
          className="kit-text"
          x={width / 2}
          y={(SLIP - 4) / 2}
          dy="0.35em"
          textAnchor="middle"
          fontSize="13"
          style={{ fontWeight: 500 }}
        >
          {sayVerb(board, verb)}
        </text>
      </Spot>
    </g>
  ))
}

const Sheet = ({ height, children }: { readonly height: number; readonly children: ReactNode }) => (
  <svg
    viewBox={`-3 -3 ${W + 6} ${height + 6}`}
    style={{ display: 'block', inlineSize: '100%', maxInlineSize: 380 }}
  >
    {children}
  </svg>
)

/** A card in the hand, and below it what may be done with it. */
const Kept = ({
  board,
  id,
  height,
  children,
}: {
  readonly board: Board
  readonly id: string
  readonly height: number
  readonly children: ReactNode
}) => (
  <Sheet height={height + (slipsOf(board, id).length > 0 ? SLIP : 0)}>
    <Spot
      board={board}
      pick={heldPick(board, id)}
      twin={isInWindow(board)}
      id={id}
      label={`${board.t.name(id)}. ${board.words.effects[id] ?? ''}`}
    >
      {children}
    </Spot>
    <Slips board={board} id={id} y={height + 4} />
  </Sheet>
)

type Held = { readonly board: Board; readonly id: MissionId; readonly seat: Seat }
const Mission = ({ board, id, seat }: Held) => (
  <Kept board={board} id={id} height={missionHeight(id)}>
    <MissionCard board={board} id={id} seat={seat} width={W} />
  </Kept>
)

const BONUS: ReadonlySet<string> = new Set(BONUS_CARDS.map(({ id }) => id))
const TEXT = 34
const worthOf = (board: Board, seat: Seat, id: string): number | undefined =>
  board.view.seats.every(({ completed }) => completed.of.every((each) => each in MISSION)) && BONUS.has(id)
    ? scoreBonus(board.view, seat, id as BonusCardId)
    : undefined

const SmallCard = ({
  board,
  id,
  seat,
  kind,
}: {
  readonly board: Board
  readonly id: string
  readonly seat: Seat
  readonly kind: 'action' | 'bonus'
}) => {
  const lines = linesOf(board.words.effects[id] ?? '', TEXT, 5).length
  const height = 36 + lines * 16
  const worth = kind === 'bonus' ? worthOf(board, seat, id) : undefined
  return (
    <Kept board={board} id={id} height={height}>
      <path
        className="spot-paper"
        d={cutPath(0, 0, W, height, 9)}
        fill="var(--kinari)"
        stroke="var(--sumi)"
        strokeWidth="1.5"
      />
      <rect
        x="0.75"
        y="0.75"
        width="6"
        height={height - 10}
        fill={kind === 'action' ? 'var(--ai)' : 'var(--kin)'}
      />
      <SignMark name={kind === 'action' ? 'yedo-card' : 'yedo-bonus'} x={20} y={16} size={16} />
      <text
        className="kit-title"
        x="32"
        y="16"
        dy="0.35em"
        fontSize="15"
        {...fitted(board.t.name(id), 15, W - (worth === undefined ? 42 : 104))}
      >
        {board.t.name(id)}
      </text>
      {worth === undefined ? null : (
        <text className="kit-quiet" x={W - 14} y="16" dy="0.35em" textAnchor="end" fontSize="13">
          {textIn(board.locale).now(worth)}
        </text>
      )}
      <Lines x={14} y={39} width={TEXT} most={5} size={13} lead={16}>
        {board.words.effects[id] ?? ''}
      </Lines>
    </Kept>
  )
}

const MissionOf = ({ board, id, seat }: Held) => (
  <Part look={`held ${lookOfHeld(board, id)} ${lookOfMission({ board, id, seat, width: W })}`}>
    <Mission board={board} id={id} seat={seat} />
  </Part>
)
const CardOf = (card: Parameters<typeof SmallCard>[0]) => {
  const { board, id, seat, kind } = card
  return (
    <Part
      look={`card ${kind} ${id} ${kind === 'bonus' ? worthOf(board, seat, id) : ''} ${lookOfHeld(board, id)}`}
    >
      <SmallCard {...card} />
    </Part>
  )
}

const STACK: CSSProperties = { display: 'grid', gap: 8, padding: '8px 0', alignItems: 'start' }
/** On a page of its own cards lie side by side. */
const SPREAD: CSSProperties = { ...STACK, gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' }
const HEAD: CSSProperties = {
  font: '600 1.0625rem var(--title)',
  margin: '8px 0 0',
  display: 'flex',
  justifyContent: 'space-between',
}
const QUIET: CSSProperties = { font: '400 0.8125rem var(--text)', color: 'var(--sumi-light)' }

const Group = ({
  title,
  aside,
  spread,
  children,
}: {
  readonly title: string
  readonly aside: string
  readonly spread: boolean
  readonly children: ReactNode
}) => (
  <section>
    <h3 style={HEAD}>
      {title}
      <span style={QUIET}>{aside}</span>
    </h3>
    <div style={spread ? SPREAD : STACK}>{children}</div>
  </section>
)

export const Hand = ({ spread = false, ...board }: Board & { readonly spread?: boolean }) => {
  const { seat, view } = board
  if (seat === null) return null
  const own = view.seats[seat]
  const said = textIn(board.locale)
  return (
    <div key={lastingOf(board)}>
      <Group spread={spread} title={said.missions} aside={`${own.missions.of.length}/4`}>
        {own.missions.of.map((id, i) => (
          <MissionOf key={`${id}-${i}`} board={board} id={id} seat={seat} />
        ))}
      </Group>
      {own.actions.of.length + own.bonuses.of.length > 0 ? (
        <Group
          spread={spread}
          title={said.cards}
          aside={`${own.actions.of.length}/3 · ${own.bonuses.of.length}/2`}
        >
          {[...new Set(own.actions.of)].map((id) => (
            <CardOf key={id} board={board} id={id} seat={seat} kind="action" />
          ))}
          {[...new Set(own.bonuses.of)].map((id) => (
            <CardOf key={id} board={board} id={id} seat={seat} kind="bonus" />
          ))}
        </Group>
      ) : null}
      <Group spread={spread} title={said.clan} aside="">
        <Sheet height={CLAN_HEIGHT}>
          <Clan board={board} seat={seat} width={W} />
        </Sheet>
      </Group>
    </div>
  )
}
