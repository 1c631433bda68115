/** The winner's crest and name on the print of a picture that is sent around, as it hangs at the end. */
import { CREST_PATHS } from '@machiya/kit'
import { GOLD, INK, PRINT, serif, WHITE, write, type Pen } from '../parts/print.ts'
import type { Winner } from './Winner.tsx'

const SEATS = ['#27406b', '#8c2a3a', '#3f6b4f', '#d9a520', '#77689b']

type Bearer = Winner['player']

/** The colours of the seats by day, whatever the light of the page. */
const toneOf = ({ colour, seat }: Bearer): string =>
  SEATS[Number(/\d/.exec(colour)?.[0] ?? seat + 1) - 1] ?? INK

const drawDisc = (pen: Pen, x: number, y: number, radius: number, tone: string): void => {
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.fillStyle = tone
  pen.fill()
  pen.strokeStyle = INK
  pen.lineWidth = 1.5
  pen.stroke()
}

const fillPath = (pen: Pen, path: Path2D): void => pen.fill(path, 'evenodd')

export const drawCrest = (pen: Pen, player: Bearer, x: number, y: number, size: number): void => {
  drawDisc(pen, x, y, size / 2, WHITE)
  pen.save()
  pen.translate(x - size / 2, y - size / 2)
  pen.scale(size / 64, size / 64)
  pen.fillStyle = toneOf(player)
  fillPath(pen, new Path2D(CREST_PATHS[player.crest]))
  pen.restore()
}

const drawName = (pen: Pen, { player, rank }: Winner): void => {
  const base = PRINT.y + PRINT.height - PRINT.foot / 2
  const seal = PRINT.x + PRINT.width - 44
  pen.textBaseline = 'middle'
  pen.fillStyle = INK
  pen.font = serif(600, 30)
  write(pen, player.name, PRINT.x + 24, base, 'left', PRINT.width - 120)
  drawDisc(pen, seal, base, 24, '#e3c77f')
  pen.fillStyle = INK
  pen.font = serif(700, 24)
  write(pen, String(rank.score), seal, base + 1, 'center')
  pen.textBaseline = 'alphabetic'
}

export const drawWinner = (pen: Pen, winner: Winner): void => {
  const [x, y] = [PRINT.x + PRINT.edge + 74, PRINT.y + PRINT.edge + 74]
  drawDisc(pen, x, y, 58, GOLD)
  drawCrest(pen, winner.player, x, y, 100)
  drawName(pen, winner)
}
