/** A print of how one's deal of the evening went: points and place, and nothing of the deal itself. */
import type { GameName } from '../games.ts'
import { DILUTED, drawStroke, INK, sans, sendPrint, serif, writeLine } from '../parts/print.ts'

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
    writeLine(pen, DILUTED, sans(500, 26), heading, 200)
    writeLine(pen, INK, serif(600, 44), name, 268)
    writeLine(pen, INK, serif(700, 190), points, 470)
    drawStroke(pen)
    writeLine(pen, INK, serif(600, 34), said, 562)
  })
