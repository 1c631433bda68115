/** Technologies, orders and achievements held before the eyes. */
import {
  enlarge,
  EnlargedCard,
  EnlargedPage,
  offerAt,
  stateOf,
  useEnlarged,
  type Enlarged,
} from '@machiya/kit'
import { reasonOf } from '@machiya/kernel/words'
import { ACHIEVEMENT, ORDER, TECHNOLOGY } from '../../by-id.ts'
import type { AchievementId } from '../../data/achievements.ts'
import type { OrderId } from '../../data/orders.ts'
import type { TechnologyId } from '../../data/technologies.ts'
import type { Board } from '../preview.ts'
import { Sign } from '../signs/drawn.ts'
import { Seal } from '../signs/seal.tsx'
import { textIn } from '../text.ts'
import { Gains } from '../tray/hand.tsx'
import { Picture } from './picture.tsx'
import { priceOf } from './price.ts'
import { ruleOf } from './rules.ts'
import { shelfOf, type Shelf } from './shelf.ts'
import { worthOf } from './worth.tsx'

type Kind = 'technology' | 'order' | 'achievement'
const kindOf = (id: string): Kind => (id in TECHNOLOGY ? 'technology' : id in ORDER ? 'order' : 'achievement')

/** Once somebody has gained it, an achievement brings less. */
const pointsOf = ({ view }: Board, id: AchievementId): number => {
  const at = view.achievements.of.indexOf(id)
  const taken = view.seats.some(({ achieved }) => achieved.includes(at))
  return taken ? ACHIEVEMENT[id].later : ACHIEVEMENT[id].first
}

const Marks = ({ board, id, kind }: { readonly board: Board; readonly id: string; readonly kind: Kind }) => {
  if (kind === 'achievement') return <Gains reward={{ points: pointsOf(board, id as AchievementId) }} />
  if (kind === 'order')
    return (
      <>
        <Gains reward={ORDER[id as OrderId].reward} />
        <Seal country={ORDER[id as OrderId].country} />
      </>
    )
  const { cost, country } = TECHNOLOGY[id as TechnologyId]
  return (
    <>
      <span className="yk-industry">
        <Sign name="gear" size={19} />
        <b>{cost}</b>
      </span>
      <Seal country={country} />
    </>
  )
}

/** Another card of the shelf that can be had as well. */
const chooseOf = (board: Board, id: string): Enlarged['choose'] =>
  stateOf(board, id) === 'open' && board.chosen !== id
    ? { label: textIn(board.locale).enlarged.choose(board.t.name(id)), press: () => board.act(id) }
    : undefined

export const cardOf = (board: Board, id: string, shelf: Shelf): Enlarged => {
  const { words, t } = board
  const said = textIn(board.locale).enlarged
  const kind = kindOf(id)
  const no = offerAt(board.offers, id)?.no
  const rule = ruleOf(id, kind)
  return {
    shelf: shelf.title,
    place: said.place(shelf.cards.indexOf(id) + 1, shelf.cards.length),
    picture: <Picture id={id} kind={kind} />,
    title: t.name(id),
    marks: <Marks board={board} id={id} kind={kind} />,
    text: words.effects[id] ?? '',
    rule: { label: said.rule(rule), read: () => board.rule(rule) },
    closed: no ? reasonOf(words, no) : undefined,
    choose: chooseOf(board, id),
    price: kind === 'technology' && shelf.name !== 'mine' ? priceOf(board, id as TechnologyId) : undefined,
    now: { title: said.now, lines: shelf.name === 'mine' ? [] : worthOf(board, id, kind) },
  }
}

/** The card that is held, if it lies on this table. */
export const useHeld = (board: Board): { readonly id: string; readonly shelf: Shelf } | null => {
  const id = useEnlarged(board.table.number)
  const shelf = id === null ? undefined : shelfOf(board, id)
  return id !== null && shelf ? { id, shelf } : null
}

export const Reading = ({
  board,
  held,
}: {
  readonly board: Board
  readonly held: { readonly id: string; readonly shelf: Shelf }
}) => {
  const { id, shelf } = held
  const { before, after } = textIn(board.locale).enlarged
  const props = {
    card: cardOf(board, id, shelf),
    words: { close: textIn(board.locale).close, before, after },
    walk: (by: 1 | -1) => {
      const { cards } = shelf
      const next = cards[(cards.indexOf(id) + by + cards.length) % cards.length] ?? id
      enlarge(next)
      board.point(next)
    },
  }
  return board.narrow ? <EnlargedPage {...props} /> : <EnlargedCard {...props} />
}
