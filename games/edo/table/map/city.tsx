/** A city: its name, income tile, ten sites in order, and what it pays to whom. */
import { cutPath, SeatChip } from '@machiya/kit'
import { boardOf } from '../../board.ts'
import { FORTRESS, isBesieged, isHouse, sharesOf } from '../../cities.ts'
import { COUNT, INCOME_TILE, type CityId } from '../../by-id.ts'
import type { G } from '../../position.ts'
import { SignMark } from '../signs/drawn.ts'
import { CITY } from './layout.ts'
import { NAME, TEXT, within } from '../signs/letters.tsx'
import { textIn } from '../text.ts'
import type { Board } from '../props.ts'

const SITE = { width: 22, height: 20 } as const
const { width: W, height: H } = CITY
const LEFT = -W / 2
const TOP = -H / 2

/** Sites run left to right above and back below. */
const siteAt = (i: number) => ({
  x: LEFT + 6 + (i < 5 ? i : 9 - i) * (SITE.width + 2),
  y: TOP + 27 + (i < 5 ? 0 : SITE.height + 2),
})

const ownerOf = (built: string): number => Number(built.at(-1))

const Site = ({
  board,
  built,
  at,
  next,
}: {
  readonly board: Board
  readonly built: string | undefined
  readonly at: number
  readonly next: boolean
}) => {
  const { x, y } = siteAt(at)
  const player = built && built !== FORTRESS ? board.players[ownerOf(built)] : undefined
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        width={SITE.width}
        height={SITE.height}
        fill={built ? 'var(--washi)' : 'none'}
        stroke="var(--sumi)"
        strokeOpacity={next ? 1 : 0.35}
        strokeWidth={next ? 2.2 : 1}
      />
      {built ? (
        <SignMark
          name={built === FORTRESS ? 'castle' : isHouse(built) ? 'shop' : 'thouse'}
          x={SITE.width / 2}
          y={SITE.height / 2}
          size={18}
          colour={player?.colour ?? 'var(--sumi)'}
        />
      ) : next ? (
        <text
          className="kit-figure"
          x={SITE.width / 2}
          y={SITE.height / 2}
          dy="0.35em"
          textAnchor="middle"
          fontSize={TEXT}
          fill="var(--sumi)"
        >
          {at + 1}
        </text>
      ) : null}
    </g>
  )
}

/** The income tile of a city; a closed one has none. */
export const tileOf = (g: G, city: CityId): G['incomeTiles']['of'][number] | undefined => {
  const open = boardOf(g).cities.filter((each) => !g.closed.includes(each))
  return g.incomeTiles.of[open.indexOf(city)]
}

export const incomeOf = (g: G, city: CityId): number | undefined => {
  const tile = tileOf(g, city)
  return tile ? INCOME_TILE[tile].parts[0]?.[0] : undefined
}

const Shares = ({ board, city }: { readonly board: Board; readonly city: CityId }) => (
  <g transform={`translate(${LEFT + 13} ${TOP + H - 11})`}>
    {sharesOf(board.view, city).map(({ seat, ryo }, i) => (
      <g key={seat} transform={`translate(${i * 25} 0)`}>
        {board.players[seat] ? <SeatChip player={board.players[seat]} size={14} /> : null}
        <text className="kit-figure" x="8" dy="0.35em" fontSize={TEXT} fill="var(--sumi)">
          {ryo}
        </text>
      </g>
    ))}
  </g>
)

const Head = ({
  name,
  capital,
  income,
}: {
  readonly name: string
  readonly capital: boolean
  readonly income: number | undefined
}) => (
  <g>
    <path
      d={`M${LEFT} ${TOP}H${LEFT + W - 8}L${LEFT + W} ${TOP + 8}V${TOP + 24}H${LEFT}Z`}
      fill={capital ? 'var(--ai)' : 'var(--washi-deep)'}
      stroke="var(--sumi)"
      strokeWidth="1.5"
    />
    <text
      className="kit-title"
      x={LEFT + 7}
      y={TOP + 18}
      fontSize={NAME}
      {...within(name, W - 46)}
      style={capital ? { fill: 'var(--on-ai)' } : undefined}
    >
      {name}
    </text>
    {income === undefined ? null : (
      <g transform={`translate(${LEFT + W - 20} ${TOP + 12.5})`}>
        <rect
          x="-12"
          y="-9"
          width="24"
          height="18"
          fill="var(--coin)"
          stroke="var(--sumi)"
          strokeWidth="1.2"
        />
        <text className="kit-figure" textAnchor="middle" dy="0.35em" fontSize={TEXT} fill="var(--on-coin)">
          {income}
        </text>
      </g>
    )}
  </g>
)

const Barred = ({ word }: { readonly word: string }) => (
  <g>
    <path
      d={cutPath(LEFT + 10, TOP + 47, W - 20, 23, 5)}
      fill="var(--kinari)"
      stroke="var(--sumi)"
      strokeWidth="1.2"
    />
    <text
      className="kit-text"
      textAnchor="middle"
      x="0"
      y={TOP + 63.5}
      fontSize={TEXT}
      {...within(word, W - 26)}
    >
      {word}
    </text>
  </g>
)

/** The plate of a city; `Spot` around it makes it a choice. */
export const City = ({ board, city }: { readonly board: Board; readonly city: CityId }) => {
  const g = board.view
  const said = textIn(board.locale)
  const closed = g.closed.includes(city)
  const built = g.sites[city]
  return (
    <g>
      <path
        className="spot-paper"
        d={cutPath(LEFT, TOP, W, H, 8)}
        fill={closed ? 'var(--washi-deep)' : 'var(--kinari)'}
        stroke="var(--sumi)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <Head name={board.t.name(city)} capital={city === 'edo'} income={incomeOf(g, city)} />
      {closed
        ? null
        : Array.from({ length: COUNT.sites }, (_, at) => (
            <Site key={at} board={board} built={built[at]} at={at} next={at === built.length} />
          ))}
      {closed ? (
        <Barred word={said.closed} />
      ) : isBesieged(g, city) ? (
        <Barred word={said.noBuilding} />
      ) : null}
      <Shares board={board} city={city} />
    </g>
  )
}
