/** Fields, rivers, ways and border posts, each with its name and what it would give. */
import { SignMark, type BoardProps } from '@machiya/kit'
import { isResource, KIND, type SpaceId } from '../ids.ts'
import { crowdAt } from '../figures.ts'
import type { Resource } from '../data/types.ts'
import { YIELDS } from '../data/yields.ts'
import type { G } from '../position.ts'
import { FIELD } from './layout.ts'
import { textIn } from './text.ts'

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

/** What one samurai more or fewer would mean: passed steps are pale, the valid one is inked. */
const Crowd = ({ g, at }: { readonly g: G; readonly at: SpaceId }) => {
  const crowd = crowdAt(g, at)
  return (
    <g transform={`translate(-36 ${FIELD + 5})`}>
      {YIELDS.map(({ samurai, pieces }, i) => {
        const now = samurai === Math.min(Math.max(crowd, 1), YIELDS.length) && crowd > 0
        return (
          <g key={samurai} transform={`translate(${i * 18} 0)`}>
            <rect
              width="18"
              height="17"
              fill={now ? 'var(--sumi)' : 'var(--kinari)'}
              stroke="var(--sumi)"
              strokeWidth="1"
            />
            <text
              className="kit-figure"
              x="9"
              y="8.5"
              dy="0.35em"
              textAnchor="middle"
              fontSize="13"
              fill={now ? 'var(--on-sumi)' : samurai < crowd ? 'var(--closed-line)' : 'var(--sumi)'}
            >
              {pieces}
            </text>
          </g>
        )
      })}
    </g>
  )
}

const Name = ({ children, y }: { readonly children: string; readonly y: number }) => (
  <text
    className="kit-title"
    textAnchor="middle"
    y={y}
    fontSize="14"
    style={{ paintOrder: 'stroke', stroke: 'var(--washi)', strokeWidth: 5 }}
  >
    {children}
  </text>
)

const Planks = ({ word }: { readonly word: string }) => (
  <g>
    <path d="M-25-25L25 25M25-25L-25 25" stroke="var(--sumi)" strokeOpacity="0.5" strokeWidth="7" />
    <path d="M-25-25L25 25M25-25L-25 25" stroke="var(--washi-deep)" strokeWidth="5" />
    <rect x="-36" y={FIELD + 4} width="72" height="18" fill="var(--kinari)" stroke="var(--closed-line)" />
    <text className="kit-quiet" textAnchor="middle" y={FIELD + 17} fontSize="12">
      {word}
    </text>
  </g>
)

const Field = ({
  board,
  at,
  resource,
}: {
  readonly board: BoardProps<G>
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
      {covered ? <Planks word={textIn(board.locale).covered} /> : <Crowd g={board.view} at={at} />}
      <Name y={-FIELD - 7}>{board.t.name(at)}</Name>
      {covered ? null : <SignMark name={resource} x={-47} y={FIELD + 13} size={19} />}
    </g>
  )
}

const Border = ({ name }: { readonly name: string }) => (
  <g>
    <path
      className="spot-paper"
      d="M0-30L30 0L0 30L-30 0Z"
      fill="var(--kinari)"
      stroke="var(--sumi)"
      strokeWidth="1.5"
    />
    <path d="M-13-9Q0-5 13-9M-11-3H11M-8-6V13M8-6V13" fill="none" stroke="var(--sumi)" strokeWidth="2.6" />
    <Name y={48}>{name}</Name>
  </g>
)

const River = ({ name }: { readonly name: string }) => (
  <g>
    <circle className="spot-paper" r="25" fill="var(--wash-water)" stroke="var(--sumi)" strokeWidth="1.5" />
    <path
      d="M-17-7q6-6 11.500 0t11.500 0t11.500 0M-17 4q6-6 11.500 0t11.500 0t11.500 0M-12 14q6-5 12 0t12 0"
      fill="none"
      stroke="var(--ai)"
      strokeWidth="1.6"
    />
    <Name y={43}>{name}</Name>
  </g>
)

const Way = ({ name }: { readonly name: string }) => (
  <g>
    <circle className="spot-paper" r="18" fill="var(--kinari)" stroke="var(--sumi)" strokeWidth="1.5" />
    <circle r="11" fill="none" stroke="var(--sumi)" strokeOpacity="0.3" />
    <Name y={36}>{name}</Name>
  </g>
)

export const Place = ({ board, at }: { readonly board: BoardProps<G>; readonly at: SpaceId }) => {
  const kind = KIND[at]
  const name = board.t.name(at)
  if (isResource(kind)) return <Field board={board} at={at} resource={kind} />
  return kind === 'border' ? (
    <Border name={name} />
  ) : kind === 'river' ? (
    <River name={name} />
  ) : (
    <Way name={name} />
  )
}
