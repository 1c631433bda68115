/** A picture of how it ended, to be sent around: who, how many points, and where they came from. */
import type { Rank } from '@machiya/kernel'
import type { Desk } from '../table/desk.ts'
import { hasWon, placeText, scoreText } from '../table/ranks.ts'
import type { Hall } from './hall.ts'
import { drawCrest, drawPrint, GOLD, INK, PRINT, type Pen } from './shared-print.ts'
import { winnerOf } from './Winner.tsx'

const WIDTH = 1200
const HEIGHT = 630
const EDGE = 24
const PAPER = '#f5eedc'
const DILUTED = '#5b554b'
const HAIR = 'rgb(29 27 24 / 18%)'
const NAMES = 214
const LEFT = 64
const RIGHT = PRINT.x - 40

const serif = (weight: number, size: number) => `${weight} ${size}px "Shippori Mincho", "Noto Serif", serif`
const sans = (weight: number, size: number) => `${weight} ${size}px "Noto Sans JP", sans-serif`

const write = (pen: Pen, text: string, x: number, y: number, align: CanvasTextAlign, most?: number): void => {
  pen.textAlign = align
  pen.fillText(text, x, y, most)
}

/** The name of the game, and when it was played. */
const drawHead = (pen: Pen, { words, locale }: Desk): void => {
  pen.fillStyle = INK
  pen.font = serif(700, 54)
  write(pen, words.title, LEFT, 96, 'left')
  pen.font = sans(500, 20)
  write(pen, `Machiya · ${new Intl.DateTimeFormat(locale).format(new Date())}`, RIGHT, 92, 'right')
}

/** One column a seat, in the order of the ranks. */
const columnsOf = (ranks: readonly Rank[]): readonly number[] => {
  const width = (RIGHT - LEFT - NAMES) / ranks.length
  return ranks.map((_, i) => LEFT + NAMES + (i + 1) * width)
}

const drawPerson = (pen: Pen, { players, ranks }: Desk, rank: Rank, right: number): void => {
  const player = players[rank.seat]
  const wide = (RIGHT - LEFT - NAMES) / ranks.length
  if (player) drawCrest(pen, player, right - 17, 164, 34)
  pen.fillStyle = INK
  pen.font = serif(600, 22)
  write(pen, rank.lost ? placeText(rank) : `${placeText(rank)}.`, right - 44, 171, 'right')
  pen.font = serif(600, 21)
  write(pen, player?.name ?? '', right, 208, 'right', wide - 12)
  if (!hasWon(rank)) return
  pen.fillStyle = GOLD
  pen.fillRect(right - Math.min(wide - 24, 120), 217, Math.min(wide - 24, 120), 4)
}

const TOP = 226
const FOOT = 92

/** The categories, one a line, and the sum below them. */
const drawLines = (pen: Pen, desk: Desk, { counted }: Hall): void => {
  const { ranks } = desk
  const columns = columnsOf(ranks)
  const line = Math.min(38, (HEIGHT - TOP - FOOT) / Math.max(1, counted.length))
  counted.forEach(({ title, points }, i) => {
    const y = TOP + i * line
    pen.fillStyle = HAIR
    pen.fillRect(LEFT, y, RIGHT - LEFT, 1)
    pen.fillStyle = DILUTED
    pen.font = sans(400, Math.min(20, line * 0.6))
    write(pen, title, LEFT, y + line * 0.68, 'left', NAMES - 16)
    pen.fillStyle = INK
    pen.font = serif(600, Math.min(22, line * 0.66))
    ranks.forEach(({ seat }, at) =>
      write(pen, String(points[seat] ?? 0), columns[at] ?? RIGHT, y + line * 0.7, 'right'),
    )
  })
  const sum = TOP + counted.length * line
  pen.fillStyle = INK
  pen.fillRect(LEFT, sum, RIGHT - LEFT, 2)
  pen.font = serif(600, 24)
  write(pen, desk.say('end.total'), LEFT, sum + 38, 'left')
  ranks.forEach((rank, at) => {
    pen.font = rank.lost ? serif(600, 24) : serif(700, 34)
    write(pen, scoreText(rank, desk.say), columns[at] ?? RIGHT, sum + 40, 'right')
  })
}

const draw = async (desk: Desk, hall: Hall): Promise<HTMLCanvasElement> => {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')
  if (!pen) return canvas
  pen.fillStyle = PAPER
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  drawHead(pen, desk)
  const columns = columnsOf(desk.ranks)
  desk.ranks.forEach((rank, at) => drawPerson(pen, desk, rank, columns[at] ?? RIGHT))
  drawLines(pen, desk, hall)
  await drawPrint(pen, desk.game.name, winnerOf(hall))
  pen.strokeStyle = INK
  pen.lineWidth = 3
  pen.strokeRect(EDGE, EDGE, WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE)
  return canvas
}

const download = (file: File): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

export const sharePicture = async (desk: Desk, hall: Hall): Promise<void> => {
  await document.fonts.ready
  const canvas = await draw(desk, hall)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!blob) return
  const file = new File([blob], `machiya-${desk.game.name}.png`, { type: 'image/png' })
  const canShare = navigator.canShare?.({ files: [file] }) ?? false
  if (!canShare) return download(file)
  await navigator.share({ files: [file] }).catch(() => download(file))
}
