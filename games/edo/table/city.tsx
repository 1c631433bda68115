/** A city: its name, income tile, ten sites in order, and what it pays to whom. */
import { cutPath, SeatChip, SignMark, type BoardProps } from '@machiya/kit'
import { boardOf } from '../board.ts'
import { FORTRESS, isBesieged, isHouse, sharesOf } from '../cities.ts'
import { COUNT, INCOME_TILE, type CityId } from '../ids.ts'
import type { G } from '../position.ts'
import { CITY } from './layout.ts'
import { textIn } from './text.ts'

const SITE = 24
const { width: W, height: H } = CITY
const LEFT = -W / 2
const TOP = -H / 2

/** Sites run left to right above and back below. */
const siteAt = (i: number) => ({
  x: LEFT + 10 + (i < 5 ? i : 9 - i) * (SITE + 2),
  y: TOP + 28 + (i < 5 ? 0 : SITE + 2),
})

const ownerOf = (built: string): number => Number(built.at(-1))

const Site = ({
  board,
  built,
  at,
  next,
}: {
  readonly board: BoardProps<G>
  readonly built: string | undefined
  readonly at: number
  readonly next: boolean
}) => {
  const { x, y } = siteAt(at)
  const player = built && built !== FORTRESS ? board.players[ownerOf(built)] : undefined
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        width={SITE}
        height={SITE}
        fill={built ? 'var(--washi)' : 'none'}
        stroke="var(--sumi)"
        strokeOpacity={next ? 1 : 0.3}
        strokeWidth={next ? 2 : 1}
      />
      {built ? (
        <SignMark
          name={built === FORTRESS ? 'castle' : isHouse(built) ? 'shop' : 'thouse'}
          x={SITE / 2}
          y={SITE / 2}
          size={20}
          colour={player?.colour ?? 'var(--sumi)'}
        />
      ) : (
        <text
          className="kit-figure"
          x={SITE / 2}
          y={SITE / 2}
          dy="0.35em"
          textAnchor="middle"
          fontSize="12"
          fill={next ? 'var(--sumi)' : 'var(--sumi-light)'}
        >
          {at + 1}
        </text>
      )}
    </g>
  )
}

const incomeOf = (g: G, city: CityId): number | undefined => {
  const open = boardOf(g).cities.filter((each) => !g.closed.includes(each))
  const tile = g.incomeTiles.of[open.indexOf(city)]
  return tile ? INCOME_TILE[tile].parts[0]?.[0] : undefined
}

const Shares = ({ board, city }: { readonly board: BoardProps<G>; readonly city: CityId }) => (
  <g transform={`translate(${LEFT + 16} ${TOP + H - 12})`}>
    {sharesOf(board.view, city).map(({ seat, ryo }, i) => (
      <g key={seat} transform={`translate(${i * 30} 0)`}>
        {board.players[seat] ? <SeatChip player={board.players[seat]} size={15} /> : null}
        <text className="kit-figure" x="10" dy="0.35em" fontSize="13" fill="var(--sumi)">
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
      x={LEFT + 9}
      y={TOP + 17.5}
      fontSize="15"
      style={capital ? { fill: 'var(--on-ai)' } : undefined}
    >
      {name}
    </text>
    {income === undefined ? null : (
      <g transform={`translate(${LEFT + W - 22} ${TOP + 12})`}>
        <rect
          x="-11"
          y="-9"
          width="22"
          height="18"
          fill="var(--coin)"
          stroke="var(--sumi)"
          strokeWidth="1.2"
        />
        <text className="kit-figure" textAnchor="middle" dy="0.35em" fontSize="13" fill="var(--on-coin)">
          {income}
        </text>
      </g>
    )}
  </g>
)

const Barred = ({ word }: { readonly word: string }) => (
  <g>
    <path
      d={cutPath(LEFT + 14, TOP + 38, W - 28, 26, 5)}
      fill="var(--kinari)"
      stroke="var(--sumi)"
      strokeWidth="1.2"
    />
    <text className="kit-text" textAnchor="middle" x="0" y={TOP + 56} fontSize="13">
      {word}
    </text>
  </g>
)

/** The plate of a city; `Spot` around it makes it a choice. */
export const City = ({ board, city }: { readonly board: BoardProps<G>; readonly city: CityId }) => {
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
