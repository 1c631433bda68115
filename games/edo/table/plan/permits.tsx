/** The permits with their sides: a press lays one into the plan, or takes it away again. */
import { cutPath, isPress, Spot } from '@machiya/kit'
import type { ActionId } from '../../data/actions.ts'
import { ACTION, isSpecial, type PermitId } from '../../by-id.ts'
import { actionPick, choiceOf } from '../../picks.ts'
import { CARDS, plannable } from '../../plans.ts'
import { SignMark } from '../signs/drawn.ts'
import { NAME, TEXT, within } from '../signs/letters.tsx'
import { actionsOf, signOfAction } from '../signs/signs.ts'
import { textIn } from '../text.ts'
import { placeOf, pressSide } from './composing.ts'
import type { Planning } from './planning.ts'

const TITLE = 21
const GAP = 6
const MOST = 44

type SideProps = {
  readonly plan: Planning
  readonly permit: PermitId
  readonly action: ActionId
  readonly width: number
  readonly height: number
}

const STYLE = {
  open: { fill: 'var(--kinari)', line: 'var(--sumi)', weight: 2.5, ink: 'var(--sumi)' },
  laid: { fill: 'var(--ai)', line: 'var(--ai)', weight: 2.5, ink: 'var(--on-ai)' },
  rest: { fill: 'var(--washi)', line: 'var(--closed-line)', weight: 1, ink: 'var(--sumi-light)' },
} as const

/** A side of a permit that lies in the plan can be turned to another; a fourth permit has no place. */
const stateOfSide = ({ cards, closed }: Planning, pick: string, permit: PermitId): keyof typeof STYLE => {
  if (placeOf(cards, pick) >= 0) return 'laid'
  const turned = cards.some(({ action }) => choiceOf(action).permit === permit)
  return !closed && (turned || cards.length < CARDS) ? 'open' : 'rest'
}

type Face = {
  readonly action: ActionId
  readonly name: string
  readonly note: string
  readonly ink: string
  readonly laid: boolean
  readonly width: number
  readonly height: number
}

const Beside = ({ action, name, note, ink, laid, width, height }: Face) => (
  <g>
    <SignMark
      name={signOfAction(action)}
      x={19}
      y={height / 2}
      size={Math.min(22, height - 14)}
      colour={laid ? 'var(--kinari)' : 'var(--sumi)'}
    />
    {[name, note].map((line, i) => (
      <text
        key={line}
        className="kit-text"
        x="37"
        y={height / 2 + (i === 0 ? -8 : 9)}
        dy="0.35em"
        fontSize={TEXT}
        style={{ fill: i === 0 || laid ? ink : 'var(--sumi-light)', fontWeight: i === 0 ? 500 : 400 }}
        {...within(line, width - 42, 14.5)}
      >
        {line}
      </text>
    ))}
  </g>
)

const Below = ({ action, name, note, ink, laid, width }: Face) => (
  <g>
    <SignMark
      name={signOfAction(action)}
      x={width / 2 - 14}
      y={15}
      size={18}
      colour={laid ? 'var(--kinari)' : 'var(--sumi)'}
    />
    <text className="kit-figure" x={width / 2 + 3} y="15" dy="0.35em" fontSize={TEXT} fill={ink}>
      {note}
    </text>
    <text
      className="kit-text"
      x={width / 2}
      y="35"
      dy="0.35em"
      textAnchor="middle"
      fontSize={TEXT}
      style={{ fill: ink }}
      {...within(name, width - 8, 13)}
    >
      {name}
    </text>
  </g>
)

/** Under this a name stands below its sign. */
const NARROW = 104
const SideFace = (face: Face) => (face.width < NARROW ? <Below {...face} /> : <Beside {...face} />)

const Side = ({ plan, permit, action, width, height }: SideProps) => {
  const { board, seat } = plan
  const said = textIn(board.locale)
  const pick = actionPick(permit, action)
  const at = placeOf(plan.cards, pick)
  const state = stateOfSide(plan, pick, permit)
  const { fill, line, weight, ink } = STYLE[state]
  const name = board.t.name(action)
  const { activations } = ACTION[action]
  const brief = at >= 0 ? String(at + 1) : `${activations}×`
  const note = width < NARROW ? brief : at >= 0 ? said.lies(at + 1) : said.times(activations)
  const press = () => (state === 'rest' ? undefined : pressSide(board, seat, pick))
  return (
    <g
      className="spot"
      role="button"
      tabIndex={0}
      data-pick={pick}
      data-about={action}
      data-state={state === 'rest' ? 'closed' : state}
      data-side={state}
      aria-label={`${said.lay(name)}, ${board.t.name(permit)}, ${note}`}
      aria-pressed={state === 'laid'}
      aria-disabled={state === 'rest'}
      onClick={press}
      onKeyDown={(event) => {
        if (!isPress(event)) return
        event.preventDefault()
        press()
      }}
      onPointerEnter={() => board.point(pick)}
      onPointerLeave={() => board.point(null)}
    >
      <path d={cutPath(0, 0, width, height, 6)} fill={fill} stroke={line} strokeWidth={weight} />
      <SideFace {...{ action, name, note, ink, width, height }} laid={state === 'laid'} />
    </g>
  )
}

type Room = { readonly width: number; readonly height: number }

const cellRows = (permit: PermitId, across: number): number => Math.ceil(actionsOf(permit).length / across)
/** Permits stand two abreast with their sides in pairs, or, on a phone, one below the other with all sides in a row. */
const rowsOf = (permits: readonly PermitId[], abreast: number): readonly (readonly PermitId[])[] =>
  Array.from({ length: Math.ceil(permits.length / abreast) }, (_, i) =>
    permits.slice(i * abreast, (i + 1) * abreast),
  )

const Permit = ({
  plan,
  permit,
  width,
  cell,
  across,
}: {
  readonly plan: Planning
  readonly permit: PermitId
  readonly width: number
  readonly cell: number
  readonly across: number
}) => {
  const side = (width - (across - 1) * GAP) / across
  const name = plan.board.t.name(permit)
  return (
    <g role="group" aria-label={name}>
      <Spot board={plan.board} pick="" id={permit} reads={permit}>
        <rect y="-3" width={width} height={TITLE} fill="transparent" />
        <text className="kit-title" y="15" fontSize={NAME} {...within(name, width, 16)}>
          {name}
        </text>
      </Spot>
      {actionsOf(permit).map((action, i) => (
        <g
          key={action}
          transform={`translate(${(i % across) * (side + GAP)} ${TITLE + Math.floor(i / across) * (cell + GAP)})`}
        >
          <Side plan={plan} permit={permit} action={action} width={side} height={cell} />
        </g>
      ))}
    </g>
  )
}

/** Specials stand behind the basic ones. */
const inOrder = (plan: Planning): readonly PermitId[] =>
  plannable(plan.me).toSorted((a, b) => Number(isSpecial(a)) - Number(isSpecial(b)))

/** As many rows of sides as all permits take, one pair above the other. */
const cellRowsOf = (rows: readonly (readonly PermitId[])[], across: number): number =>
  rows.reduce((sum, row) => sum + Math.max(...row.map((permit) => cellRows(permit, across))), 0)

const heightOf = (rows: readonly (readonly PermitId[])[], across: number, cell: number): number =>
  rows.length * (TITLE + 4) + cellRowsOf(rows, across) * (cell + GAP)

export const Permits = ({
  plan,
  room,
  abreast = 2,
  across = 2,
  most = MOST,
}: {
  readonly plan: Planning
  readonly room: Room
  readonly abreast?: number
  readonly across?: number
  readonly most?: number
}) => {
  const rows = rowsOf(inOrder(plan), abreast)
  const cells = cellRowsOf(rows, across)
  const cell = Math.min(most, (room.height - rows.length * (TITLE + 4)) / cells - GAP)
  const width = (room.width - (abreast - 1) * 12) / abreast
  const tops = rows.map((_, i) => heightOf(rows.slice(0, i), across, cell))
  return (
    <g>
      {rows.map((row, at) =>
        row.map((permit, i) => (
          <g key={permit} transform={`translate(${i * (width + 12)} ${tops[at] ?? 0})`}>
            <Permit plan={plan} permit={permit} width={width} cell={cell} across={across} />
          </g>
        )),
      )}
    </g>
  )
}

/** How high they stand at their fullest. */
export const permitsHeight = (plan: Planning, abreast: number, across: number, cell = MOST): number =>
  heightOf(rowsOf(inOrder(plan), abreast), across, cell)
