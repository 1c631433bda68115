import { LISTED, takeDown } from '@machiya/games'
import {
  dice,
  isOver,
  type Chance,
  type Game,
  type Pick,
  type Seat,
  type View,
  type Whole,
} from '@machiya/kernel'
import { sha256 } from '@machiya/kernel/sha256'
import { askOf, type Languages, type Words } from '@machiya/kernel/words'
import type { BoardModule, BoardProps } from '@machiya/kit'
import { boardFor } from '@machiya/kit/testing'
import { describe, expect, test } from 'vitest'
import { boardOf } from '../games.ts'
import { blank, chosenIn, offersIn, press, taskIn, viewIn, type Draft } from './draft.ts'

const any = <T>(from: readonly T[], chance: Chance): T => from[chance(from.length)] as T

const advanceAny = (game: Game, g: Whole, chance: Chance): void => {
  const seat = any(game.waitingFor(g), chance)
  game.advance(g, seat, any(game.legal(g, seat, []), chance))
}

const OFTEN_ENOUGH = 6

/** Views of whoever is asked along random games, the same question a few times only. */
const askedIn = function* (game: Game): Generator<readonly [View, Seat]> {
  const asked = new Map<string, number>()
  for (let seats = game.seats[0]; seats <= game.seats[1]; seats++) {
    const chance = dice(`said ${game.name} ${seats}`)
    const g = game.start(seats, {}, sha256(`said ${game.name} ${seats}`))
    for (let moves = 0; moves < 900 && !isOver(g); moves++) {
      const seat = any(game.waitingFor(g), chance)
      const task = `${seats} ${game.task(g)?.task}`
      const times = asked.get(task) ?? 0
      asked.set(task, times + 1)
      if (times < OFTEN_ENOUGH) yield [game.view(g, seat), seat]
      advanceAny(game, g, chance)
    }
  }
}

/** The board once this was pressed: chosen, or laid with the next question open. */
const pressedOn = (draft: Draft, board: BoardProps, pick: Pick): BoardProps => {
  const next = press(draft, pick)
  return {
    ...board,
    view: viewIn(next),
    task: taskIn(next),
    offers: offersIn(next),
    chosen: chosenIn(next),
  }
}

const sentencesOf = (module: BoardModule, board: BoardProps): unknown[] => [
  module.question?.(board),
  module.follows?.(board),
  module.deed?.(board),
  module.partial?.(board),
]

/** As the strip asks: in the board's own words, or in those of the game. */
const questionOf = (module: BoardModule, board: BoardProps): string => {
  const { task, words, t } = board
  return module.question?.(board) ?? (task ? askOf(words, task, t) : '')
}

/** A number of a rule, or of a part of one: 5.2, 5b. */
const RULE = /\d\.\d|\b\d+[a-z]\b/

const saidOn = (
  game: Game,
  words: Languages<Words>,
  module: BoardModule,
  view: View,
  seat: Seat,
): unknown[] => {
  const draft = blank(game, view)
  const picks = offersIn(draft).flatMap(({ pick, no }) => (no ? [] : [pick]))
  return ['en', 'de'].flatMap((locale) => {
    const board = boardFor(game, words, view, seat, { locale })
    return [
      sentencesOf(module, board),
      ...picks.map((pick) => sentencesOf(module, pressedOn(draft, board, pick))),
      ...picks.map((pick) => module.tag?.(board, pick, board.preview(pick))),
    ]
  })
}

describe.each(LISTED)('%s', (name) => {
  test('whatever is asked and whatever is pressed, the strip and the tags find words', async () => {
    const { game, words } = await takeDown(name)
    const module = (await boardOf(name)) as BoardModule
    for (const [view, seat] of askedIn(game)) {
      const said = JSON.stringify(saidOn(game, words, module, view, seat))
      expect(said, JSON.stringify(game.task(view))).not.toMatch(/undefined|NaN|\[object/)
    }
  })

  test('no question names a rule by its number', async () => {
    const { game, words } = await takeDown(name)
    const module = (await boardOf(name)) as BoardModule
    for (const [view, seat] of askedIn(game))
      for (const locale of ['en', 'de'])
        expect(questionOf(module, boardFor(game, words, view, seat, { locale }))).not.toMatch(RULE)
  })

  test('no reason names a part of a phase by its letter', async () => {
    const { words } = await takeDown(name)
    for (const { reasons } of Object.values(words))
      for (const said of Object.entries(reasons ?? {}).flat()) expect(said).not.toMatch(RULE)
  })
})
