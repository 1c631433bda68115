import { takeDown } from '@machiya/games'
import { stranger } from '@machiya/bots/stranger'
import { teahouse } from '@machiya/kernel/fixtures/teahouse'
import type { Game, Seat } from '@machiya/kernel'
import { afterEach, expect, test, vi } from 'vitest'
import { partnersBy, type Letter, type Partners, type Reply } from './partners.ts'
import { begin, type Session } from './session.ts'
import { THOUGHTS } from './thinking.ts'

const tea = teahouse as unknown as Game
afterEach(() => vi.restoreAllMocks())

const session: Session = begin(
  tea,
  {
    id: 'solo-1',
    game: 'teahouse',
    title: 'Tea',
    chairs: [
      { name: 'Ren', level: 'daimyo' },
      { name: 'Aki', level: 'daimyo' },
    ],
    options: {},
    seed: '5'.repeat(32),
  },
  0,
)
const seat = tea.waitingFor(session.now)[0] as Seat
const lost: Game = {
  ...tea,
  imaginer: () => {
    throw new Error('no worlds today')
  },
}

type Answering = (letter: Letter) => Reply | undefined
const honest =
  (game: Game): Answering =>
  ({ ask, about, asked }) => ({ ask, answer: THOUGHTS[about]({ game, expert: stranger(game) }, asked) })

/** Threads that answer so, each by its turn; and what they were sent, and which of them were ended. */
const company = (...answers: readonly Answering[]) => {
  const sent: Letter[] = []
  const ended: number[] = []
  let threads = 0
  const open = () => {
    const thread = threads++
    const answer = answers[Math.min(thread, answers.length - 1)] as Answering
    const heard = new EventTarget()
    return {
      addEventListener: heard.addEventListener.bind(heard),
      terminate: () => void ended.push(thread),
      postMessage: (letter: Letter) => {
        sent.push(structuredClone(letter))
        const data = answer(letter)
        if (data) queueMicrotask(() => heard.dispatchEvent(new MessageEvent('message', { data })))
      },
    }
  }
  const partners: Partners = partnersBy(open, 0)
  return { partners, sent, ended }
}

const warnings = () => vi.spyOn(console, 'warn').mockReturnValue()
const legal = () => tea.legal(session.now, seat, [])

test('the thread of the bots is shown the view of the seat it plays, and nothing else', async () => {
  const { partners, sent } = company(honest(tea))
  await partners.botPick(session, seat, 20, 'a')
  await partners.hintFor(session, seat, 20, 'a')
  expect(sent).toHaveLength(2)
  for (const { asked } of sent) {
    expect(asked.seen).toEqual(tea.view(session.now, seat))
    expect(Object.keys(asked).sort()).toEqual(['entropy', 'game', 'level', 'ms', 'seat', 'seen'])
  }
  expect(() =>
    THOUGHTS.move(
      { game: tea, expert: stranger(tea) },
      { ...(sent[0] as Letter).asked, seen: session.now as never },
    ),
  ).toThrow(/shown the view/)
})

test('a bot whose search fails plays on, and the fault is logged', async () => {
  const warned = warnings()
  const { partners } = company(honest(lost))
  expect(legal()).toContain((await partners.botPick(session, seat, 50, 'a')).pick)
  expect(await partners.hintFor(session, seat, 50, 'a')).toMatchObject({ sure: 'taste' })
  expect(warned.mock.calls.map(([, fault]) => String(fault))).toEqual(
    Array.from({ length: 2 }, () => expect.stringContaining('no worlds today')),
  )
})

test('a bot whose search goes well logs nothing', async () => {
  const warned = warnings()
  const { partners } = company(honest((await takeDown('teahouse')).game))
  expect(legal()).toContain((await partners.botPick(session, seat, 20, 'a')).pick)
  expect(warned).not.toHaveBeenCalled()
})

test('for a bot that hangs the quick hand plays in a fresh thread, and none is left behind', async () => {
  const warned = warnings()
  const { partners, sent, ended } = company(() => undefined, honest(tea))
  expect(legal()).toContain((await partners.botPick(session, seat, 5, 'a')).pick)
  expect(sent.map(({ about }) => about)).toEqual(['move', 'quick'])
  expect(ended).toEqual([0])
  expect(warned).toHaveBeenCalledOnce()
})

test('a coach that hangs has nothing to say, and play goes on', async () => {
  const warned = warnings()
  const { partners, ended } = company(() => undefined, honest(tea))
  expect(await partners.hintFor(session, seat, 5, 'a')).toBeNull()
  expect(ended).toEqual([0])
  expect(warned).toHaveBeenCalledOnce()
  expect(legal()).toContain((await partners.botPick(session, seat, 20, 'a')).pick)
})

test('for a bot that cannot think at all the quick hand plays', async () => {
  warnings()
  const fails: Answering = (letter) =>
    letter.about === 'move' ? { ask: letter.ask, failed: 'no bots today' } : honest(tea)(letter)
  const { partners, ended } = company(fails)
  expect(legal()).toContain((await partners.botPick(session, seat, 20, 'a')).pick)
  expect(ended).toEqual([])
})
