/** Technologies, orders and achievements held before the eyes. */
import type { Enlarged, Reading, Shelf } from '@machiya/kit'
import { ACHIEVEMENT, ORDER, TECHNOLOGY } from '../../by-id.ts'
import type { AchievementId } from '../../data/achievements.ts'
import type { OrderId } from '../../data/orders.ts'
import type { TechnologyId } from '../../data/technologies.ts'
import type { Board } from '../preview.ts'
import { Sign } from '../signs/drawn.ts'
import { Seal } from '../signs/seal.tsx'
import { Gains } from '../tray/hand.tsx'
import { Picture } from './picture.tsx'
import { priceOf } from './price.ts'
import { ruleOf } from './rules.ts'
import { shelvesOf } from './shelf.ts'
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

/** What I hold is mine already. */
const isMine = (name: string): boolean => name === 'mine' || name === 'hand'

const cardOf = (board: Board, id: string, { name }: Shelf): Enlarged => {
  const kind = kindOf(id)
  return {
    picture: <Picture id={id} kind={kind} />,
    title: board.t.name(id),
    marks: <Marks board={board} id={id} kind={kind} />,
    text: board.words.effects[id] ?? '',
    rule: ruleOf(id, kind),
    picks: [id],
    price: kind === 'technology' && !isMine(name) ? priceOf(board, id as TechnologyId) : undefined,
    now: name === 'mine' ? [] : worthOf(board, id, kind),
  }
}

export const read: Reading<Board> = { shelves: shelvesOf, card: cardOf }
