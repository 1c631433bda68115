import { takeDown } from '@machiya/games'
import { stranger } from '@machiya/bots/stranger'
import { teahouse } from '@machiya/kernel/fixtures/teahouse'
import type { Game, Seat } from '@machiya/kernel'
import { afterEach, expect, test, vi } from 'vitest'
import { ANSWERS, type Asked } from './bot-answers.ts'
import { openBots, type Question, type Reply } from './bots.ts'

const tea = teahouse as unknown as Game
afterEach(() => vi.restoreAllMocks())

const position = tea.start(2, {}, '5'.repeat(32))
const seat = tea.waitingFor(position)[0] as Seat
const asked = (ms: number): Asked => ({
  game: 'teahouse',
  level: 'daimyo',
  seen: tea.view(position, seat),
  seat,
  ms,
  entropy: 'a',
})
const lost: Game = {
  ...tea,
  imaginer: () => {
    throw new Error('no worlds today')
  },
}

const taught = (game: Game) => ({ game, expert: stranger(game) })

type Answering = (question: Question) => Reply | undefined
const honest =
  (game: Game): Answering =>
  ({ id, about, asked }) => ({ id, answer: ANSWERS[about](taught(game), asked) })

/** Threads that answer so, each by its turn; and what they were asked, and which of them were ended. */
const company = (...answers: readonly Answering[]) => {
  const sent: Question[] = []
  const ended: number[] = []
  let threads = 0
  const open = () => {
    const thread = threads++
    const answer = answers[Math.min(thread, answers.length - 1)] as Answering
    const heard = new EventTarget()
    return {
      addEventListener: heard.addEventListener.bind(heard),
      terminate: () => void ended.push(thread),
      postMessage: (question: Question) => {
        sent.push(structuredClone(question))
        const data = answer(question)
        if (data) queueMicrotask(() => heard.dispatchEvent(new MessageEvent('message', { data })))
      },
    }
  }
  return { bots: openBots(open, 0), sent, ended }
}

const warnings = () => vi.spyOn(console, 'warn').mockReturnValue()
const legal = () => tea.legal(position, seat, [])

test('a bot answers from a view, and refuses a position', () => {
  expect(legal()).toContain(ANSWERS.move(taught(tea), asked(20)).pick)
  expect(() => ANSWERS.move(taught(tea), { ...asked(20), seen: position as never })).toThrow(/shown the view/)
})

test('a bot whose search fails plays on, and the fault is logged', async () => {
  const warned = warnings()
  const { bots } = company(honest(lost))
  expect(legal()).toContain((await bots.move(asked(50))).pick)
  expect(await bots.hint(asked(50))).toMatchObject({ sure: 'taste' })
  expect(warned.mock.calls.map(([, fault]) => String(fault))).toEqual(
    Array.from({ length: 2 }, () => expect.stringContaining('no worlds today')),
  )
})

test('a bot whose search goes well logs nothing', async () => {
  const warned = warnings()
  const { bots } = company(honest((await takeDown('teahouse')).game))
  expect(legal()).toContain((await bots.move(asked(20))).pick)
  expect(warned).not.toHaveBeenCalled()
})

test('for a bot that hangs the quick hand plays in a fresh thread, and none is left behind', async () => {
  const warned = warnings()
  const { bots, sent, ended } = company(() => undefined, honest(tea))
  expect(legal()).toContain((await bots.move(asked(5))).pick)
  expect(sent.map(({ about }) => about)).toEqual(['move', 'quick'])
  expect(ended).toEqual([0])
  expect(warned).toHaveBeenCalledOnce()
})

test('a coach that hangs has nothing to say, and play goes on', async () => {
  const warned = warnings()
  const { bots, ended } = company(() => undefined, honest(tea))
  expect(await bots.hint(asked(5))).toBeNull()
  expect(ended).toEqual([0])
  expect(warned).toHaveBeenCalledOnce()
  expect(legal()).toContain((await bots.move(asked(20))).pick)
})

test('for a bot that cannot think at all the quick hand plays', async () => {
  warnings()
  const fails: Answering = (question) =>
    question.about === 'move' ? { id: question.id, failed: 'no bots today' } : honest(tea)(question)
  const { bots, ended } = company(fails)
  expect(legal()).toContain((await bots.move(asked(20))).pick)
  expect(ended).toEqual([])
})
