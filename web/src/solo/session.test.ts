import { takeDown } from '@machiya/games'
import { dice, isOver, type Game, type Pick, type Seat } from '@machiya/kernel'
import { noughts } from '@machiya/kernel/fixtures/noughts'
import { teahouse } from '@machiya/kernel/fixtures/teahouse'
import { expect, test } from 'vitest'
import {
  begin,
  botToMove,
  eyesAfter,
  load,
  orderedPick,
  peopleSpeak,
  play,
  stays,
  store,
  undo,
  undoFor,
  type Content,
  type Session,
  type Setup,
} from './session.ts'

const tea = teahouse as unknown as Game
const squares = noughts as unknown as Game
const SEED = '5a'.repeat(32)

const setup = (game: string, levels: readonly (null | 'apprentice')[]): Setup => ({
  id: 'solo-1',
  game,
  title: 'Test',
  chairs: levels.map((level, i) => ({ name: `P${i}`, level })),
  options: {},
  seed: SEED,
})

const randomly = (session: Session, moves: number): void => {
  const chance = dice('session')
  for (let i = 0; i < moves && !isOver(session.now); i++) {
    const seat = session.game.waitingFor(session.now)[0]
    if (seat === undefined) return
    const open = session.game.legal(session.now, seat, [])
    const no = play(session, seat, open[chance(open.length)] ?? '', session.now.number, i)
    expect(no).toBeNull()
  }
}

test('a table survives being put away and taken out again, at any moment', () => {
  const session = begin(tea, setup('teahouse', [null, 'apprentice', 'apprentice']), 0)
  for (let moves = 0; !isOver(session.now) && moves < 400; moves += 5) {
    randomly(session, 5)
    const again = load(tea, JSON.parse(JSON.stringify(store(session))) as never)
    expect(tea.hash(again.now)).toBe(tea.hash(session.now))
    expect(again.logs).toEqual(session.logs)
    expect(again.moves).toEqual(session.moves)
  }
  expect(isOver(session.now)).toBe(true)
})

test('each seat hears of a move only what it knows', () => {
  const session = begin(tea, setup('teahouse', [null, null, null]), 0)
  randomly(session, 60)
  const drawn = session.logs.flatMap((log, seat) =>
    log.flatMap(({ tidings }) =>
      tidings.filter(({ tiding, a }) => tiding === 'drew' && a['seat'] !== seat).map(({ a }) => a['cards']),
    ),
  )
  // A seat that looked into the deck may know what others draw; one that did not sees backs.
  expect((drawn as string[][]).flat().some((card) => card.endsWith('?'))).toBe(true)
})

test('undo takes back one move of mine, and names what it takes back', () => {
  const session = begin(squares, setup('noughts', [null, null]), 0)
  const [seat] = squares.waitingFor(session.now)
  const pick = squares.legal(session.now, seat ?? 0, [])[0] ?? ''
  const before = squares.hash({ ...session.now, number: 0 })
  expect(play(session, seat ?? 0, pick, session.now.number, 1)).toBeNull()
  expect(undoFor(session, seat ?? 0).steps.map((step) => step.pick)).toEqual([pick])
  expect(undo(session, seat ?? 0)).toBeNull()
  expect(session.moves).toEqual([])
  expect(squares.legal(session.now, seat ?? 0, [])).toContain(pick)
  expect(squares.hash({ ...session.now, number: 0 })).toBe(before)
})

test('several moves taken back one after another leave nothing in the log', async () => {
  const { game } = await takeDown('yokohama')
  const session = begin(game, setup('yokohama', [null, null]), 0)
  const told = () => JSON.stringify(session.logs)
  const next = () => {
    const [seat = 0] = game.waitingFor(session.now)
    const [pick = ''] = game.legal(session.now, seat, [])
    return play(session, seat, pick, session.now.number, 1) ?? seat
  }
  while (game.task(session.now)?.task !== 'placement') next()
  const before = told()
  const seats = [next(), next()]
  expect(told()).not.toBe(before)
  for (const seat of seats) expect(undo(session, seat as Seat)).toBeNull()
  expect(told()).toBe(before)
})

test('a move that answers an earlier position is refused', () => {
  const session = begin(squares, setup('noughts', [null, null]), 0)
  const [seat = 0] = squares.waitingFor(session.now)
  const [first = '', second = ''] = squares.legal(session.now, seat, [])
  play(session, seat, first, session.now.number, 1)
  expect(play(session, squares.waitingFor(session.now)[0] ?? 0, second, 0, 2)).not.toBeNull()
})

test('the device goes to whoever is waited for, and stays where somebody is', () => {
  const session = begin(squares, setup('noughts', [null, null]), 0)
  const [first = 0] = squares.waitingFor(session.now)
  expect(eyesAfter(session, null)).toBe(first)
  play(session, first, squares.legal(session.now, first, [])[0] ?? '', session.now.number, 1)
  expect(eyesAfter(session, first)).toBe(1 - first)
})

test('bots are found only where a bot is waited for', () => {
  const session = begin(squares, setup('noughts', [null, 'apprentice']), 0)
  const [waiting] = squares.waitingFor(session.now)
  expect(botToMove(session, new Map())).toBe(waiting === 1 ? 1 : undefined)
})

test('on an open floor a bot stays for the people there, and is asked again when it hears something', () => {
  const session = begin(tea, setup('teahouse', [null, 'apprentice']), 0)
  const act = (seat: Seat, pick: Pick): void =>
    expect(play(session, seat, pick, session.now.number, 1)).toBeNull()
  while (tea.task(session.now)?.task !== 'haggle') {
    const [seat = 0] = tea.waitingFor(session.now)
    act(seat, tea.legal(session.now, seat, [])[0] ?? '')
  }
  const content: Content = new Map()
  expect(peopleSpeak(session)).toBe(true)
  expect(botToMove(session, content)).toBe(1)
  stays(session, 1, content)
  expect(botToMove(session, content)).toBeUndefined()
  act(0, tea.legal(session.now, 0, []).find((pick) => String(pick).includes('@')) ?? '')
  expect(botToMove(session, content)).toBe(1)
  stays(session, 1, content)
  act(0, 'done')
  expect(peopleSpeak(session)).toBe(false)
  expect(botToMove(session, content)).toBe(1)
})

test('a standing order answers when it fits, and only then', () => {
  const session = begin(squares, setup('noughts', [null, null]), 0)
  const [seat = 0] = squares.waitingFor(session.now)
  const task = squares.task(session.now)?.task ?? ''
  const [pick = ''] = squares.legal(session.now, seat, [])
  session.orders[seat] = [{ task, pick }]
  expect(orderedPick(session)).toEqual({ seat, pick })
  session.orders[seat] = [{ task: 'another', pick }]
  expect(orderedPick(session)).toBeUndefined()
})
