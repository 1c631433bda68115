/** The technologies of laboratory and research centre with all they say, beside the town. */
import { lookAt, Part, Spot, widthOf, type Zone } from '@machiya/kit'
import { TECHNOLOGY } from '../../by-id.ts'
import { TECHNOLOGY_SPACES } from '../../data/technology-spaces.ts'
import type { TechnologyBoard } from '../../position.ts'
import { litIn } from '../lit.ts'
import { newsIds } from '../news.ts'
import type { Board } from '../preview.ts'
import { Sign } from '../signs/drawn.ts'
import { Seal } from '../signs/seal.tsx'
import { textIn } from '../text.ts'
import { spoken } from './order.tsx'
import { areaOf, emptyOn, technologiesOn, technologyBoardsOf, type Laid } from './technologies.ts'

const LIST = 370
const CARDS = 506
/** From this width of a zone on the technologies are cards of their own. */
const WIDE = 1600
/** Under this width the town takes it all. */
const FOLDED = 1090

export const column = ({ width }: Zone): { readonly width: number; readonly folded?: boolean } =>
  width < FOLDED ? { width: LIST, folded: true } : { width: width >= WIDE ? CARDS : LIST }

/** How the technologies stand: as cards, as a list with names over texts, or as a close one where that is too long. */
type Form = 'cards' | 'list' | 'close'

const HEAD = 28
const ROW = { list: 25.5, close: 8 } as const
const LINE = 15.8

/** About how high a list would be. */
const heightOf = (board: Board, form: 'list' | 'close', width: number): number => {
  const room = width - 92
  const linesFor = (id: string): number => {
    const name = form === 'close' ? widthOf(board.t.name(id), 16) + 40 : 0
    return Math.ceil((name + widthOf(board.words.effects[id] ?? '', 12.9)) / room)
  }
  const rows = technologyBoardsOf(board).flatMap((name) => technologiesOn(board, name))
  const heads = technologyBoardsOf(board).length * HEAD
  return rows.reduce((sum, { id }) => sum + ROW[form] + linesFor(id) * LINE, heads)
}

const formOf = (board: Board): Form => {
  const { width, height } = board.zone
  const single = technologyBoardsOf(board).length === 1
  if (width >= CARDS || (single && height >= 560)) return 'cards'
  return heightOf(board, 'list', width) <= height - 24 ? 'list' : 'close'
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
  const face = <Face board={board} laid={laid} />
  return laid.idle ? (
    <div className={html}>{face}</div>
  ) : (
    <Spot board={board} pick={laid.id} label={spoken(board, laid.id)} html={html}>
      {face}
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
      {form === 'cards' ? EMPTY.slice(0, empty).map((at) => <div key={at} className="yk-empty" />) : null}
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
    <div className={`yk-side ${form === 'cards' ? '' : 'kit-paper'}`} data-form={form}>
      {technologyBoardsOf(board).map((name) => (
        <Shelf key={name} board={board} name={name} form={form} marked={marked} />
      ))}
    </div>
  )
}
