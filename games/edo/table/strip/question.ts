/** What the strip asks, what follows from it and what Confirm does: naming the card, the place, the thing. */
import type { Pick } from '@machiya/kernel'
import { isSpecial, KIND } from '../../by-id.ts'
import { choiceOf, dealOf, fullOf, siteOf } from '../../picks.ts'
import { CARDS } from '../../plans.ts'
import type { TaskName } from '../../tasks.ts'
import { outlooksIn } from '../plan/account.ts'
import { composedIn } from '../plan/composing.ts'
import { planningIn, type Planning } from '../plan/planning.ts'
import { GOODS } from '../signs/goods.ts'
import type { Board } from '../props.ts'
import { saidIn } from './text.ts'

/** Cards that lie on the table one by one, instead of as a whole plan, wait for officials in their order. */
const bareOf = ({ board, seat }: Planning): string | undefined => {
  const sent = composedIn({ ...board, view: board.table, waiting: [] }, seat)
  const at = sent.findIndex(({ crew }) => crew === undefined)
  const bare = sent.length === CARDS ? sent[at] : undefined
  return bare && saidIn(board.locale).officialsFor(at + 1, board.t.name(choiceOf(bare.action).action))
}

const planQuestion = (plan: Planning): string => {
  const { board, cards, closed } = plan
  const said = saidIn(board.locale)
  if (closed) return said.laid
  return cards.length < CARDS ? said.action(cards.length + 1) : (bareOf(plan) ?? said.officials)
}

/** The card of the plan that would be turned now, as its owner knows it. */
const nextAction = (board: Board): string | undefined => {
  const next = board.seat === null ? undefined : composedIn(board, board.seat)[0]
  return next && board.t.name(choiceOf(next.action).action)
}

/** The tasks whose words suffice are not named here. */
export const questionOf = (board: Board): string | undefined => {
  const { task, seat, view } = board
  const plan = planningIn(board)
  if (plan) return planQuestion(plan)
  if (!task || seat === null || board.offers.length === 0) return undefined
  const said = saidIn(board.locale)
  const me = view.seats[seat]
  const action = nextAction(board)
  if (task.task === 'turn' && action) return said.turn(me.turned.length + 1, action)
  if (task.task === 'trade') return said.trade(board.t.name(view.merchant), task.a.left)
  return task.task === 'pay-wages' ? said.wages(me.samurai.length, me.rice) : undefined
}

const goodsOf = (board: Board, seat: number): string => {
  const [next] = outlooksIn(board, seat as never)
  return GOODS.flatMap((good) => {
    const count = next?.change[good] ?? 0
    return count > 0 ? [`${count} ${board.t.name(good)}`] : []
  }).join(', ')
}

export const followsOf = (board: Board): string | undefined => {
  const { seat, task } = board
  if (seat === null || board.offers.length === 0) return undefined
  const said = saidIn(board.locale)
  const plan = planningIn(board)
  if (plan) {
    const last = outlooksIn(board, seat).at(-1)
    return !plan.closed && plan.cards.length === CARDS && last ? said.keeps(last.samurai.length) : undefined
  }
  if (task?.task !== 'turn') return undefined
  const goods = goodsOf(board, seat)
  return goods ? said.brings(goods) : said.walking
}

type Said = ReturnType<typeof saidIn>
/** How a deed at a place is called, task by task. */
const AT: { readonly [task in TaskName]?: (said: Said) => (place: string) => string } = {
  begin: (said) => said.start,
  go: (said) => said.go,
  gather: (said) => said.gather,
  'send-to': (said) => said.send,
  'shift-to': (said) => said.go,
  'ronin-to': (said) => said.go,
  'pay-wages': (said) => said.callBack,
  'draw-income': (said) => said.income,
}

const PLAIN: { readonly [pick: string]: (said: Said, board: Board) => string } = {
  ready: (said) => said.confirmPlan,
  reopen: (said) => said.takeUp,
  'turn-up': (said, { view, seat }) => said.turnUp(seat === null ? 1 : view.seats[seat].turned.length + 1),
  pay: (said) => said.pay,
  done: (said) => said.done,
}

const deedBy = (board: Board, pick: Pick): string | undefined => {
  const said = saidIn(board.locale)
  const { t, task } = board
  const site = siteOf(pick)
  const at = fullOf(pick)?.at ?? (String(pick) in KIND ? String(pick) : undefined)
  if (site) return said.build(t.name(site.at))
  if (dealOf(pick)) return said.buy
  if (isSpecial(pick)) return said.take(t.name(String(pick)))
  if (at) return AT[(task?.task ?? '') as TaskName]?.(said)(t.name(at))
  return PLAIN[String(pick)]?.(said, board)
}

export const deedOf = (board: Board): string | undefined => {
  const plan = planningIn(board)
  const said = saidIn(board.locale)
  if (plan && plan.cards.length > 0 && isPartial(board))
    return plan.cards.length < CARDS ? said.missing(CARDS - plan.cards.length) : said.confirmPlan
  return board.chosen === null ? undefined : deedBy(board, board.chosen)
}

/** A plan is confirmed once: with three cards and ready, or when it is taken up again. */
export const isPartial = (board: Board): boolean => {
  const plan = planningIn(board)
  return plan !== undefined && !plan.closed && board.chosen !== 'ready'
}
