/** The winner's print on a picture that is sent around, as it hangs at the end. */
import { CREST_PATHS } from '@machiya/kit'
import type { GameName } from '../games.ts'
import { printAt } from '../parts/card.tsx'
import type { Winner } from './Winner.tsx'

export type Pen = CanvasRenderingContext2D
export const WHITE = '#fbf7ec'
export const INK = '#1d1b18'
export const GOLD = '#b08d3c'
const SEATS = ['#27406b', '#8c2a3a', '#3f6b4f', '#d9a520', '#77689b']

/** Where the print hangs. */
export const PRINT = { x: 816, y: 56, width: 328, height: 518 } as const
const EDGE = 12
const FOOT = 62

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

const pictureAt = async (address: string): Promise<HTMLImageElement | null> => {
  const image = new Image()
  image.src = address
  return image.decode().then(
    () => image,
    () => null,
  )
}

const drawName = (pen: Pen, { player, rank }: Winner): void => {
  const base = PRINT.y + PRINT.height - FOOT / 2
  pen.textBaseline = 'middle'
  pen.fillStyle = INK
  pen.font = '600 30px "Shippori Mincho", "Noto Serif", serif'
  pen.textAlign = 'left'
  pen.fillText(player.name, PRINT.x + 24, base, PRINT.width - 120)
  drawDisc(pen, PRINT.x + PRINT.width - 44, base, 24, '#e3c77f')
  pen.fillStyle = INK
  pen.font = '700 24px "Shippori Mincho", "Noto Serif", serif'
  pen.textAlign = 'center'
  pen.fillText(String(rank.score), PRINT.x + PRINT.width - 44, base + 1)
  pen.textBaseline = 'alphabetic'
}

const drawFrame = (pen: Pen, x: number, y: number, width: number, height: number): void => {
  pen.strokeStyle = INK
  pen.lineWidth = 2
  pen.strokeRect(x, y, width, height)
}

/** The print of the game; over it the crest of whoever won, if anybody did. */
export const drawPrint = async (pen: Pen, game: GameName, winner: Winner | null): Promise<void> => {
  const { x, y, width, height } = PRINT
  const [left, top, wide, high] = [x + EDGE, y + EDGE, width - 2 * EDGE, height - EDGE - FOOT]
  const image = await pictureAt(printAt(game))
  pen.fillStyle = WHITE
  pen.fillRect(x, y, width, height)
  drawFrame(pen, x, y, width, height)
  pen.save()
  pen.beginPath()
  pen.rect(left, top, wide, high)
  pen.clip()
  // As wide as the frame; a print is higher than that and loses some of its foot.
  if (image) pen.drawImage(image, left, top, wide, (wide * 458) / 300)
  pen.restore()
  drawFrame(pen, left, top, wide, high)
  if (!winner) return
  drawDisc(pen, left + 74, top + 74, 58, GOLD)
  drawCrest(pen, winner.player, left + 74, top + 74, 100)
  drawName(pen, winner)
}
