/** A print of how one's deal of the evening went: points and place, and nothing of the deal itself. */
import type { GameName } from '../games.ts'
import { DILUTED, GOLD, INK, LEFT, RIGHT, sans, sendPrint, serif, write } from '../parts/print.ts'

type Said = {
  readonly game: GameName
  readonly title: string
  readonly day: string
  readonly name: string
  readonly points: string
  readonly said: string
  readonly heading: string
}

export const shareEvening = ({ game, title, day, name, points, said, heading }: Said): Promise<void> =>
  sendPrint(`machiya-${game}-${day}`, { game, title, day }, (pen) => {
    pen.fillStyle = DILUTED
    pen.font = sans(500, 26)
    write(pen, heading, LEFT, 200, 'left', RIGHT - LEFT)
    pen.fillStyle = INK
    pen.font = serif(600, 44)
    write(pen, name, LEFT, 268, 'left', RIGHT - LEFT)
    pen.font = serif(700, 190)
    write(pen, points, LEFT, 470, 'left', RIGHT - LEFT)
    pen.fillStyle = GOLD
    pen.fillRect(LEFT, 500, 180, 6)
    pen.fillStyle = INK
    pen.font = serif(600, 34)
    write(pen, said, LEFT, 562, 'left', RIGHT - LEFT)
  })
