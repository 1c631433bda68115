/** The technologies of laboratory and research centre with all they say, beside the town. */
import { lookAt, Part, Spot, widthOf, type Zone } from '@machiya/kit'
import { TECHNOLOGY } from '../../by-id.ts'
import { TECHNOLOGY_SPACES } from '../../data/technology-spaces.ts'
import type { TechnologyBoard } from '../../position.ts'
import { isUpright } from '../layout.ts'
import { litIn } from '../lit.ts'
import { newsIds } from '../news.ts'
import type { Board } from '../preview.ts'
import { Sign } from '../signs/drawn.ts'
import { Seal } from '../signs/seal.tsx'
import { textIn } from '../text.ts'
import { areaOf, emptyOn, quiet, technologiesOn, technologyBoardsOf, type Laid } from './technologies.ts'

const LIST = 370
const CARDS = 506
/** From this width of a zone on the technologies are cards of their own. */
const WIDE = 1600
/** Under this width the town takes it all. */
const FOLDED = 1090

export const column = (zone: Zone): { readonly width: number; readonly folded?: boolean } => {
  if (isUpright(zone)) return { width: 0 }
  return zone.width < FOLDED ? { width: LIST, folded: true } : { width: zone.width >= WIDE ? CARDS : LIST }
}

/** How the technologies stand: as cards, as a list with names over texts, or as a close one where that is too long. */
type Form = 'cards' | 'list' | 'close'

const HEAD = 28
const ROW = { list: 25.5, close: 8 } as const
const LINE = 15.8

/** About how high the technologies of a board would be. */
const heightOf = (board: Board, name: TechnologyBoard, form: 'list' | 'close', width: number): number => {
  const room = width - 92
  const linesFor = (id: string): number => {
    const title = form === 'close' ? widthOf(board.t.name(id), 16) + 40 : 0
    return Math.ceil((title + widthOf(board.words.effects[id] ?? '', 12.9)) / room)
  }
  return technologiesOn(board, name).reduce((sum, { id }) => sum + ROW[form] + linesFor(id) * LINE, HEAD)
}

/** Two boards stand side by side where there is width for it. */
const isBroad = ({ zone }: Board): boolean => zone.width >= CARDS

const formOf = (board: Board): Form => {
  const { width, height } = board.zone
  const names = technologyBoardsOf(board)
  if ((isBroad(board) || names.length === 1) && height >= 560) return 'cards'
  const share = isBroad(board) ? width / names.length : width
  const heights = names.map((name) => heightOf(board, name, 'list', share))
  const needed = isBroad(board) ? Math.max(...heights) : heights.reduce((sum, each) => sum + each, 0)
  return needed <= height - 24 ? 'list' : 'close'
}

/** Industry: what is printed, and what its space adds. */
const Industry = ({ laid }: { readonly laid: Laid }) => (
  <span className="yk-industry">
    <Sign name="gear" size={15} />
    <b>{TECHNOLOGY[laid.id].cost}</b>
    {laid.extra ? <small>+{laid.extra}</small> : null}
  </span>
)

const Face = ({ board, laid }: { readonly board: Board; readonly laid: Laid }) => (
  <>
    <Industry laid={laid} />
    <span className="yk-technology-text">
      <b className="yk-name">{board.t.name(laid.id)}</b> <Seal country={TECHNOLOGY[laid.id].country} />{' '}
      <span className="yk-effect">{board.words.effects[laid.id]}</span>
    </span>
  </>
)

const Technology = ({
  board,
  laid,
  form,
  marked,
}: {
  readonly board: Board
  readonly laid: Laid
  readonly form: Form
  readonly marked: boolean
}) => {
  const html = ['yk-technology', form === 'cards' ? 'kit-paper' : 'yk-row', marked ? 'yk-marked' : ''].join(
    ' ',
  )
  return (
    <Spot board={laid.idle ? quiet(board) : board} pick={laid.id} html={html} reads={laid.id}>
      <Face board={board} laid={laid} />
    </Spot>
  )
}

type ShelfProps = {
  readonly board: Board
  readonly name: TechnologyBoard
  readonly form: Form
  readonly marked: ReadonlySet<string>
}

/** Everything a board of technologies shows, as text. */
export const lookOfShelf = ({ board, name, form, marked }: ShelfProps): string => {
  const laid = technologiesOn(board, name)
  const ids = laid.map(({ id }) => id)
  return [
    board.locale,
    form,
    JSON.stringify(laid),
    lookAt(board, ids),
    ids.filter((id) => marked.has(id)),
    ids.map((id) => (board.offers.some(({ pick }) => pick === id) ? JSON.stringify(board.task) : '')),
    JSON.stringify(board.zone),
  ].join('|')
}

const Whole = ({ board, name, form, marked }: ShelfProps) => {
  const said = textIn(board.locale)
  const empty = emptyOn(board, name)
  return (
    <section className="yk-shelf" data-form={form}>
      <h3>
        {board.t.name(areaOf(name))} <small>{empty > 0 ? said.empty(empty) : said.industryNeeded}</small>
      </h3>
      {technologiesOn(board, name).map((laid) => (
        <Technology key={laid.space} board={board} laid={laid} form={form} marked={marked.has(laid.id)} />
      ))}
      {form === 'cards' && empty < EMPTY.length
        ? EMPTY.slice(0, empty).map((at) => <div key={at} className="yk-empty" />)
        : null}
    </section>
  )
}
const EMPTY = TECHNOLOGY_SPACES.map((_, at) => `empty ${at}`)

export const Shelf = (shelf: ShelfProps) => (
  <Part look={lookOfShelf(shelf)}>
    <Whole {...shelf} />
  </Part>
)

export const Side = (board: Board) => {
  const form = formOf(board)
  const marked = new Set([...newsIds(board.news), ...litIn(board)])
  return (
    <div
      className={`yk-side ${form === 'cards' ? '' : 'kit-paper'}`}
      data-form={form}
      data-broad={isBroad(board) || undefined}
    >
      {technologyBoardsOf(board).map((name) => (
        <Shelf key={name} board={board} name={name} form={form} marked={marked} />
      ))}
    </div>
  )
}
