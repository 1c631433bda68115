/** The table in its own thread: kernel and bots never make the page wait. */
import type { Seat } from '@machiya/kernel'
import { isGame, takeDown } from '@machiya/games'
import { firstEyes, glimpseOf } from './glimpse.ts'
import type { Order, Report } from './letters.ts'
import { partnersBy } from './partners.ts'
import {
  botToMove,
  eyesAfter,
  isSecret,
  load,
  orderedPick,
  peopleSpeak,
  play,
  stays,
  store,
  undo,
  type Content,
  type Session,
} from './session.ts'
import { keepTable, tableOf } from './shelf.ts'

const THINKS_MS = 350
const HURRIES_MS = 80
const COACH_MS = 1200

const post = (report: Report): void => self.postMessage(report)
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
const entropy = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

let session: Session | undefined
let eyes: Seat | null = null
let curtain: Seat | null = null
let pace = 500
let running = false
const content: Content = new Map()

/** What is asked before the table is laid waits for that. */
let laid = (): void => undefined
const isLaid = new Promise<void>((done) => (laid = done))

/** The partners think with more than the rules need: their thread is opened when the first of them is asked. */
const { botPick, hintFor } = partnersBy(
  () => new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' }),
)

const show = (): void => {
  if (session) post({ say: 'saw', glimpse: glimpseOf(session, { seat: eyes, curtain }) })
}

/** Draws the curtain when the device must change hands. */
const passOn = (): void => {
  if (!session) return
  const next = eyesAfter(session, eyes)
  if (next !== eyes) curtain = next
}

const keep = async (): Promise<void> => {
  if (!session) return
  if (eyes !== null && curtain === null) session.read[eyes] = session.now.number
  await keepTable(store(session))
}

/** Plays a standing order, if one fits what is asked. */
const obeysOrder = (table: Session): boolean => {
  const ordered = orderedPick(table)
  if (!ordered || play(table, ordered.seat, ordered.pick, table.now.number, Date.now())) return false
  passOn()
  show()
  return true
}

/** How long a move is left to be seen: nobody can see an answer in secret. */
const showsFor = (table: Session): number => (isSecret(table) ? 0 : pace)

/** One move of one bot; false when nobody but people is waited for. */
const botPlays = async (): Promise<boolean> => {
  if (!session) return false
  if (obeysOrder(session)) return true
  const bot = botToMove(session, content)
  if (bot === undefined) return false
  const { now } = session
  const began = performance.now()
  const { pick, leaves } = await botPick(session, bot, pace === 0 ? HURRIES_MS : THINKS_MS, entropy())
  if (session.now !== now) return true
  if (leaves && peopleSpeak(session)) {
    stays(session, bot, content)
    return true
  }
  await pause(Math.max(0, showsFor(session) - (performance.now() - began)))
  if (session.now !== now) return true
  const no = play(session, bot, pick, now.number, Date.now())
  if (no) throw new Error(`a bot was refused: ${no.sentence} [${no.rule}]`)
  passOn()
  show()
  return true
}

const botsPlay = async (): Promise<void> => {
  if (running) return
  running = true
  try {
    while (await botPlays()) await keep()
  } finally {
    running = false
  }
}

const afterMove = async (): Promise<void> => {
  passOn()
  show()
  await keep()
  await botsPlay()
}

const open = async (id: string): Promise<void> => {
  const saved = await tableOf(id)
  if (!saved || !isGame(saved.game)) return post({ say: 'gone' })
  const { game } = await takeDown(saved.game)
  session = load(game, saved)
  const first = firstEyes(session)
  eyes = first.seat
  curtain = first.curtain
  show()
  laid()
  await keep()
  await botsPlay()
}

const obey = async (order: Order): Promise<void> => {
  if (order.do === 'open') {
    pace = order.pace
    return open(order.id)
  }
  if (order.do === 'pace') {
    pace = order.pace
    return
  }
  await isLaid
  if (!session) return
  if (order.do === 'advise') {
    const hint = await hintFor(session, order.seat, COACH_MS, entropy())
    return post({ say: 'advice', ask: order.ask, hint })
  }
  if (order.do === 'command') {
    session.orders[order.seat] = order.orders
    return afterMove()
  }
  if (order.do === 'lift') {
    eyes = order.seat
    curtain = null
    show()
    return keep()
  }
  const no =
    order.do === 'play'
      ? play(session, order.seat, order.pick, order.number, Date.now())
      : undo(session, order.seat)
  post({ say: 'answer', ask: order.ask, no })
  if (!no) await afterMove()
}

self.addEventListener('message', ({ data }: MessageEvent<Order>) => {
  obey(data).catch((fault: unknown) => post({ say: 'fault', text: String(fault) }))
})
