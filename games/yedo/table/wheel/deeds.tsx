/** The actions of a district as rows: what it is, what it costs; each row can be taken where it stands. */
import { fitted, widthOf, cutPath, Spot, Part } from '@machiya/kit'
import type { ReactNode } from 'react'
import type { DistrictId } from '../../data/rows.ts'
import { ANNEX_IDS, COLORS } from '../../position.ts'
import { buildPick, foresightPick, isForesight } from '../../picks.ts'
import { SignMark } from '../marks/drawn.ts'
import { Amount, Difficulty } from '../marks/figures.tsx'
import { BLOCK, ROW, rowBox } from '../layout.ts'
import { tollOf } from './prices.ts'
import { isAtHeart, through } from './offered.ts'
import { arrestsIn, nextStop } from './patrol.tsx'
import { annexSign } from '../marks/signs.ts'
import { lookAt } from '../look.ts'
import { textIn } from '../text.ts'
import { DEEDS, Toll, tollAt } from './tolls.tsx'
import { calledOf, type Board } from '../where.ts'

type Of = { readonly board: Board; readonly district: DistrictId }
type RowAt = Of & { readonly at: number }

const rowY = (district: DistrictId, at: number): number => BLOCK[district].y + 20 + at * ROW

/** What the price or the gain of a deed takes behind its name. */
const tollRoom = (pick: string): number => {
  if (isForesight(pick)) return 26
  if (pick.startsWith('luxury-')) return 70
  if (pick === 'blessing') return 60
  return pick === 'church' ? 52 : 36
}

const Row = ({ board, district, at, pick }: RowAt & { readonly pick: string }) => {
  const { x, width } = rowBox(district, at)
  const said = textIn(board.locale)
  return (
    <g transform={`translate(${x} ${rowY(district, at)})`} pointerEvents={through(board, pick)}>
      <Spot board={board} pick={pick} twin={isAtHeart(board, pick)} label={calledOf(board, pick)}>
        <path
          className="spot-paper"
          d={cutPath(-4, -11.5, width + 8, 23, 6)}
          fill="transparent"
          stroke="none"
        />
        <text
          className="kit-text kit-halo"
          dy="0.35em"
          fontSize="16.4"
          {...fitted(said.deed[pick] ?? pick, 16.4, width - tollRoom(pick))}
        >
          {said.deed[pick] ?? pick}
        </text>
        <Toll board={board} district={district} pick={pick} x={width} />
      </Spot>
    </g>
  )
}

/** A row that only says something. */
const Note = ({
  district,
  at,
  label,
  children,
}: {
  readonly district: DistrictId
  readonly at: number
  readonly label: string
  readonly children: ReactNode
}) => (
  <g transform={`translate(${BLOCK[district].x} ${rowY(district, at)})`} pointerEvents="none">
    <text
      className="kit-text kit-halo"
      dy="0.35em"
      fontSize="16.4"
      {...fitted(label, 16.4, BLOCK[district].width - 32)}
    >
      {label}
    </text>
    {children}
  </g>
)

const Chip = ({
  board,
  pick,
  x,
  width,
  children,
}: {
  readonly board: Board
  readonly pick: string
  readonly x: number
  readonly width: number
  readonly children: ReactNode
}) => (
  <g transform={`translate(${x} 0)`} pointerEvents={through(board, pick)}>
    <Spot board={board} pick={pick} twin={isAtHeart(board, pick)} label={calledOf(board, pick)}>
      <path
        className="spot-paper"
        d={cutPath(-width / 2, -12.3, width, 24.6, 5)}
        fill="var(--kinari)"
        fillOpacity="0.75"
        stroke="var(--sumi)"
        strokeWidth="1"
      />
      {children}
    </Spot>
  </g>
)

const FORESEEN = [...COLORS, 'event'] as const
const TempleChips = ({ board, district, at }: RowAt) => (
  <g transform={`translate(${BLOCK[district].x} ${rowY(district, at)})`}>
    <SignMark name="yedo-eye" x={9} size={17} />
    {FORESEEN.map((deck, i) => (
      <Chip key={deck} board={board} pick={foresightPick(deck)} x={33 + i * 25.2} width={24.6}>
        {deck === 'event' ? (
          <SignMark name="yedo-event" size={15} />
        ) : (
          <Difficulty color={deck} scale={0.9} />
        )}
      </Chip>
    ))}
  </g>
)

const BuildChips = ({ board, district, at }: RowAt) => (
  <g transform={`translate(${BLOCK[district].x} ${rowY(district, at)})`}>
    {ANNEX_IDS.map((annex, i) => (
      <Chip key={annex} board={board} pick={buildPick(annex)} x={21 + i * 42} width={40}>
        <SignMark name={annexSign(annex)} x={-7} size={17} />
        <text className="kit-figure" x="8" dy="0.35em" fontSize="16.4" fill="var(--sumi)">
          {board.view.annexes[annex]}
        </text>
      </Chip>
    ))}
  </g>
)

const Deed = ({ board, district, at, pick }: RowAt & { readonly pick: string }) => {
  const said = textIn(board.locale)
  const of = { board, district, at }
  const { width } = BLOCK[district]
  if (pick === 'foresee') return <TempleChips {...of} />
  if (pick === 'build') return <BuildChips {...of} />
  if (pick === 'price')
    return (
      <Note district={district} at={at} label={said.build}>
        <Amount
          value={-tollOf(board.view, board.seat, 'tavern', 'build-dojo').mon}
          sign="yedo-mon"
          x={width}
          end
        />
      </Note>
    )
  if (pick === 'buy')
    return (
      <Note district={district} at={at} label={said.buy}>
        <SignMark name="yedo-katana" x={width - 9} size={17} />
      </Note>
    )
  if (pick === 'sell')
    return (
      <Note district={district} at={at} label={said.sell}>
        <SignMark name="yedo-purse" x={width - 9} size={17} />
      </Note>
    )
  return <Row {...of} pick={pick} />
}

const tollLook = (board: Board, district: DistrictId, pick: string): string => {
  const { mon, prestige } = tollAt(board, district, pick)
  return `${mon} ${prestige}`
}

/** All that the row of a deed shows. */
const lookOfDeed = (board: Board, district: DistrictId, deed: string): string => {
  if (deed === 'foresee')
    return FORESEEN.map(
      (deck) => `${isAtHeart(board, foresightPick(deck))} ${lookAt(board, foresightPick(deck))}`,
    ).join()
  if (deed === 'build')
    return ANNEX_IDS.map((id) => `${board.view.annexes[id]} ${lookAt(board, buildPick(id))}`).join()
  if (deed === 'buy' || deed === 'sell') return ''
  if (deed === 'price') return tollLook(board, district, 'build-dojo')
  const left = deed === 'blessing' ? board.view.blessings : tollLook(board, district, deed)
  return `${left} ${isAtHeart(board, deed)} ${lookAt(board, deed)}`
}

/** A band over the scene: ink for a closed district, indigo where the watch stands to arrest or stops next. */
const bandOf = ({ board, district }: Of): { readonly text: string; readonly shut: boolean } | null => {
  const said = textIn(board.locale)
  if (board.view.shut === district) return { text: said.shut, shut: true }
  if (arrestsIn(board.view) === district) return { text: said.watchBandHere, shut: false }
  return nextStop(board.view) === district && arrestsIn(board.view) === null
    ? { text: said.watchBand, shut: false }
    : null
}

/** The longest a band may speak. */
const BAND = 118

const Band = ({ board, district }: Of) => {
  const band = bandOf({ board, district })
  if (!band) return null
  const { x, y } = BLOCK[district].band
  const room = Math.min(BAND, widthOf(band.text, 16.4))
  const width = room + 35
  const ink = band.shut ? 'var(--on-sumi)' : 'var(--on-ai)'
  return (
    <g transform={`translate(${x - width / 2} ${y})`} pointerEvents="none">
      <rect y="-12" width={width} height="24" fill={band.shut ? 'var(--sumi)' : 'var(--ai)'} />
      <SignMark name={band.shut ? 'yedo-lock' : 'yedo-watch'} x={14} size={16} colour={ink} />
      <text
        className="kit-text"
        x="27"
        dy="0.35em"
        fontSize="16.4"
        style={{ fill: ink }}
        {...fitted(band.text, 16.4, BAND)}
      >
        {band.text}
      </text>
    </g>
  )
}

/** How many geisha are left stands by their house. */
const GeishaLeft = ({ board }: { readonly board: Board }) => (
  <g transform="translate(134 -76)" pointerEvents="none">
    <SignMark name="yedo-geisha" x={9} size={17} />
    <text className="kit-quiet kit-halo" x="22" dy="0.35em" fontSize="16.4">
      {textIn(board.locale).left(board.view.geisha)}
    </text>
  </g>
)

/** All that the rows of a district show, one after the other. */
export const looksOfDeeds = (board: Board, district: DistrictId): readonly string[] =>
  DEEDS[district].map((deed) => lookOfDeed(board, district, deed))
/** And what stands above them. */
export const lookOfBand = (board: Board, district: DistrictId): string =>
  `${bandOf({ board, district })?.text} ${district === 'red-light' ? board.view.geisha : ''}`

export const Deeds = ({ board, district, looks }: Of & { readonly looks: readonly string[] }) => (
  <g>
    {DEEDS[district].map((pick, at) => (
      <Part key={pick} look={`deed ${district} ${pick} ${looks[at]}`}>
        <Deed board={board} district={district} at={at} pick={pick} />
      </Part>
    ))}
    {district === 'red-light' && board.view.shut !== district ? <GeishaLeft board={board} /> : null}
    <Band board={board} district={district} />
  </g>
)
