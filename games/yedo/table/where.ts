/** Which part of the table shows an offer; what no part shows stands in the tray as a plain answer. */
import type { BoardProps } from '@machiya/kit'
import type { Offer } from '@machiya/kernel'
import { offerOf } from '@machiya/kernel/words'
import { CATEGORIES } from '../data/categories.ts'
import { colorIn } from '../by-id.ts'
import { SPOTS } from '../whereabouts.ts'
import { ANNEX_IDS, COLORS, DISTRICT_IDS, STALL_IDS, type Yedo } from '../position.ts'
import type { TaskName, YedoTask } from '../tasks.ts'
import { isCardPick, readPick } from '../picks.ts'

export type Board = BoardProps<Yedo, YedoTask>
export type Part = 'city' | 'stores' | 'clans' | 'hand' | 'window' | 'tray'

const has = (ids: readonly string[], pick: string): boolean => ids.includes(pick)
const LOTS: readonly string[] = [...CATEGORIES.map(({ id }) => id), 'white', 'black', 'red']
const DEEDS = [
  'audience',
  'orders',
  'bower',
  'blessing',
  'geisha-mon',
  'geisha-prestige',
  'buy-action',
  'luxury-1',
  'luxury-3',
  'church',
  'recruit',
  'beg-1',
  'beg-2',
]
const AUCTION: readonly (TaskName | undefined)[] = ['bid', 'last-bid']
export const ORDER: readonly (TaskName | undefined)[] = ['take-position', 'intrigue']
const ASIDE: readonly (TaskName | undefined)[] = ['keep', 'lay-back']
export const HELD: readonly (TaskName | undefined)[] = ['give-up', 'lose-card', 'drop-weapon', 'hand-over']
export const DECK_TASKS: readonly (TaskName | undefined)[] = ['first-mission', 'mission-deck']
/** Windows for cards: there they are offered at full size. */
export const CARD_WINDOWS: readonly (TaskName | undefined)[] = ['counter', 'window', 'steer', 'rescue']
export const LOT_TASKS: readonly (TaskName | undefined)[] = ['announce', 'claim', 'bar']

/** What is drawn to choose from may bear the name of what one holds: it lies in the window, not in the hand. */
export const heldPick = ({ task }: Board, id: string): string => (ASIDE.includes(task?.task) ? '' : id)

/** A window asks for something one holds: there it is offered at full size. */
export const isInWindow = ({ task }: Board): boolean => HELD.includes(task?.task)

const partOfText = (pick: string, task: TaskName | undefined, at: string): Part => {
  const said = readPick(pick)
  if (isCardPick(pick)) return 'hand'
  if (task === 'haggle' || task === 'favor') return 'window'
  if (said.is === 'thing' && (said.verb === 'sell' || said.verb === 'exchange')) return 'hand'
  if (ASIDE.includes(task)) return 'window'
  if (AUCTION.includes(task)) return 'window'
  if (HELD.includes(task)) return 'window'
  if (DECK_TASKS.includes(task) && has(COLORS, pick)) return 'stores'
  if (LOT_TASKS.includes(task) && (has(LOTS, pick) || pick === 'egress')) return 'stores'
  if (task === 'choose-annex') return 'stores'
  if (has(ANNEX_IDS, pick)) return 'clans'
  if (has(STALL_IDS, pick)) return 'stores'
  if (said.is === 'foresight') return has(ANNEX_IDS, at) ? 'stores' : 'city'
  if (has(SPOTS, pick) || has(DISTRICT_IDS, pick) || said.is === 'disciple') return 'city'
  if (has(DEEDS, pick) || said.is === 'build') return 'city'
  if (colorIn(pick)) return 'hand'
  return said.is === 'seat' ? 'clans' : 'tray'
}

export const partOf = ({ pick }: Offer, board: Board): Part => {
  const task = board.task?.task
  if (typeof pick === 'number') return ORDER.includes(task) ? 'clans' : 'window'
  return partOfText(pick, task, board.view.turn.at)
}

/** The answers no place or card stands for: pass, done, nobody. */
export const answersOf = (board: Board): readonly Offer[] =>
  board.offers.filter((offer) => partOf(offer, board) === 'tray')
export const hasOpen = (board: Board, part: Part): boolean =>
  board.offers.some((offer) => !offer.no && partOf(offer, board) === part)

/** How an offer is called, as in the list. */
export const calledOf = ({ task, words, t, view }: Board, pick: Offer['pick']): string =>
  task ? offerOf(words, task, { pick }, t, view) : t.name(String(pick))
