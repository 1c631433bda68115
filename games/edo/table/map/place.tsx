/** Fields, rivers, ways and border posts, each with its name and what it would give. */
import { isResource, KIND, type SpaceId } from '../../by-id.ts'
import { crowdAt } from '../../figures.ts'
import type { Resource } from '../../data/types.ts'
import { YIELDS } from '../../data/yields.ts'
import type { G } from '../../position.ts'
import { SignMark } from '../signs/drawn.ts'
import { crowdBy, FIELD, isWest, nameBy } from './layout.ts'
import { NAME, TEXT, within } from '../signs/letters.tsx'
import { textIn } from '../text.ts'
import type { Board } from '../props.ts'

const GROUND: Readonly<Record<Resource, string>> = {
  wood: 'var(--wash-moss)',
  stone: 'var(--wash-mist)',
  rice: 'var(--wash-sand)',
}

/** A few marks of the land, so that fields are told apart without colour. */
const Growth = ({ resource }: { readonly resource: Resource }) => (
  <g fill="none" stroke="var(--sumi)" strokeOpacity="0.35" strokeWidth="1.3" strokeLinejoin="round">
    {resource === 'wood' ? (
      <path d="M-24 14l7-15l7 15zM-6 10l7-17l7 17zM11 15l6-13l6 13z" fill="var(--matsu)" fillOpacity="0.35" />
    ) : null}
    {resource === 'stone' ? (
      <path d="M-25 14l4-12l10-5l9 8l2 9zM-1 14l5-15l12-3l8 18z" fill="var(--wash-roof)" />
    ) : null}
    {resource === 'rice' ? <path d="M-26-2H26M-26 8H26M-20-12H20M-14-12V18M0-12V18M14-12V18" /> : null}
  </g>
)

const STEP = { width: 20, height: 20 } as const

/** What a samurai gathers: the step of now is inked, the step one newcomer would bring is framed, passed ones are pale. */
const Crowd = ({ g, at, resource }: { readonly g: G; readonly at: SpaceId; readonly resource: Resource }) => {
  const crowd = crowdAt(g, at)
  const left = -2 * STEP.width + crowdBy(g, at)
  return (
    <g transform={`translate(${left} ${FIELD + 3})`}>
      {YIELDS.map(({ samurai, pieces }, i) => {
        const now = samurai === crowd
        const next = samurai === crowd + 1
        return (
          <g key={samurai} transform={`translate(${i * STEP.width} 0)`}>
            <rect
              width={STEP.width}
              height={STEP.height}
              fill={now ? 'var(--sumi)' : 'var(--kinari)'}
              stroke="var(--sumi)"
              strokeOpacity={now || next ? 1 : 0.4}
              strokeWidth={next ? 2.4 : 1}
            />
            <text
              className="kit-figure"
              x={STEP.width / 2}
              y={STEP.height / 2}
              dy="0.35em"
              textAnchor="middle"
              fontSize={TEXT}
              fill={now ? 'var(--on-sumi)' : samurai < crowd ? 'var(--closed-line)' : 'var(--sumi)'}
            >
              {pieces}
            </text>
          </g>
        )
      })}
      <SignMark name={resource} x={isWest(g, at) ? -12 : 4 * STEP.width + 12} y={STEP.height / 2} size={19} />
    </g>
  )
}

const Name = ({
  children,
  y,
  x = 0,
  room = 116,
}: {
  readonly children: string
  readonly y: number
  readonly x?: number
  readonly room?: number
}) => (
  <text
    className="kit-title"
    textAnchor="middle"
    x={x}
    y={y}
    fontSize={NAME}
    style={{ paintOrder: 'stroke', stroke: 'var(--washi)', strokeWidth: 5 }}
    {...within(children, room)}
  >
    {children}
  </text>
)

const Planks = ({ word, by }: { readonly word: string; readonly by: number }) => (
  <g>
    <path d="M-21-21L21 21M21-21L-21 21" stroke="var(--sumi)" strokeOpacity="0.5" strokeWidth="7" />
    <path d="M-21-21L21 21M21-21L-21 21" stroke="var(--washi-deep)" strokeWidth="5" />
    <text
      className="kit-quiet"
      textAnchor="middle"
      x={by}
      y={FIELD + 18}
      fontSize={TEXT}
      style={{ paintOrder: 'stroke', stroke: 'var(--washi)', strokeWidth: 5 }}
    >
      {word}
    </text>
  </g>
)

const Field = ({
  board,
  at,
  resource,
}: {
  readonly board: Board
  readonly at: SpaceId
  readonly resource: Resource
}) => {
  const covered = board.view.covered.includes(at)
  return (
    <g>
      <circle
        className="spot-paper"
        r={FIELD}
        fill={GROUND[resource]}
        stroke="var(--sumi)"
        strokeWidth="1.5"
      />
      <Growth resource={resource} />
      {covered ? (
        <Planks word={textIn(board.locale).covered} by={crowdBy(board.view, at)} />
      ) : (
        <Crowd g={board.view} at={at} resource={resource} />
      )}
      <Name x={nameBy(board.view, at)} y={-FIELD - 6}>
        {board.t.name(at)}
      </Name>
    </g>
  )
}

const Border = ({ name }: { readonly name: string }) => (
  <g>
    <path
      className="spot-paper"
      d="M0-27L27 0L0 27L-27 0Z"
      fill="var(--kinari)"
      stroke="var(--sumi)"
      strokeWidth="1.5"
    />
    <path d="M-13-9Q0-5 13-9M-11-3H11M-8-6V13M8-6V13" fill="none" stroke="var(--sumi)" strokeWidth="2.6" />
    <Name y={45} room={92}>
      {name}
    </Name>
  </g>
)

const River = ({ name }: { readonly name: string }) => (
  <g>
    <circle className="spot-paper" r="23" fill="var(--wash-water)" stroke="var(--sumi)" strokeWidth="1.5" />
    <path
      d="M-17-7q6-6 11.500 0t11.500 0t11.500 0M-17 4q6-6 11.500 0t11.500 0t11.500 0M-12 14q6-5 12 0t12 0"
      fill="none"
      stroke="var(--ai)"
      strokeWidth="1.6"
    />
    <Name y={41} room={68}>
      {name}
    </Name>
  </g>
)

const Way = ({ name, by }: { readonly name: string; readonly by: number }) => (
  <g>
    <circle className="spot-paper" r="18" fill="var(--kinari)" stroke="var(--sumi)" strokeWidth="1.5" />
    <circle r="11" fill="none" stroke="var(--sumi)" strokeOpacity="0.3" />
    <Name x={by} y={36}>
      {name}
    </Name>
  </g>
)

export const Place = ({ board, at }: { readonly board: Board; readonly at: SpaceId }) => {
  const kind = KIND[at]
  const name = board.t.name(at)
  if (isResource(kind)) return <Field board={board} at={at} resource={kind} />
  return kind === 'border' ? (
    <Border name={name} />
  ) : kind === 'river' ? (
    <River name={name} />
  ) : (
    <Way name={name} by={nameBy(board.view, at)} />
  )
}
