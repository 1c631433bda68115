/** A picture of how it ended, to be sent around: who, how many points, and where they came from. */
import type { Rank } from '@machiya/kernel'
import type { Desk } from '../table/desk.ts'
import { hasWon, placeText, scoreText } from '../table/ranks.ts'
import type { Hall } from './hall.ts'

const WIDTH = 1200
const HEIGHT = 630
const EDGE = 24
const PAPER = '#f5eedc'
const WHITE = '#fbf7ec'
const INK = '#1d1b18'
const DILUTED = '#5b554b'
const HAIR = 'rgb(29 27 24 / 18%)'
const GOLD = '#b08d3c'
const SEATS = ['#27406b', '#8c2a3a', '#3f6b4f', '#d9a520', '#77689b']
/** A morning sky in flat steps, as the boards have it. */
const SKY = ['#9fb4cf', '#b7bfca', '#d3cfc9', '#f0dfd0']
const HILLS = '#a9b3c4'
const HEAD = 132
const NAMES = 316
const LEFT = 64
const RIGHT = WIDTH - 64

type Pen = CanvasRenderingContext2D
const serif = (weight: number, size: number) => `${weight} ${size}px "Shippori Mincho", "Noto Serif", serif`
const sans = (weight: number, size: number) => `${weight} ${size}px "Noto Sans JP", sans-serif`

const write = (pen: Pen, text: string, x: number, y: number, align: CanvasTextAlign, most?: number): void => {
  pen.textAlign = align
  pen.fillText(text, x, y, most)
}

type Points = readonly (readonly [x: number, y: number])[]
const RIDGE: Points = [
  [150, 96],
  [260, 116],
  [400, 98],
  [520, 114],
  [652, 56],
  [684, 56],
  [800, 112],
  [930, 98],
  [1060, 114],
]
const SNOW: Points = [
  [630, 66],
  [652, 56],
  [684, 56],
  [704, 66],
  [690, 73],
  [678, 64],
  [667, 77],
  [655, 66],
  [644, 75],
]

/** Flat colour inside an ink line. */
const drawShape = (pen: Pen, tone: string, points: Points): void => {
  pen.beginPath()
  for (const [x, y] of points) pen.lineTo(x, y)
  pen.closePath()
  pen.fillStyle = tone
  pen.fill()
  pen.strokeStyle = INK
  pen.lineWidth = 1.5
  pen.stroke()
}

/** The far shore under the sky, with the name of the game before it. */
const drawHead = (pen: Pen, { words, locale }: Desk): void => {
  const step = (HEAD - EDGE) / SKY.length
  SKY.forEach((tone, i) => {
    pen.fillStyle = tone
    pen.fillRect(EDGE, EDGE + i * step, WIDTH - 2 * EDGE, step + 1)
  })
  drawShape(pen, HILLS, [[EDGE, HEAD], [EDGE, 112], ...RIDGE, [WIDTH - EDGE, 96], [WIDTH - EDGE, HEAD]])
  drawShape(pen, WHITE, SNOW)
  pen.fillStyle = INK
  pen.font = serif(700, 54)
  write(pen, words.title, LEFT, 88, 'left')
  pen.font = sans(500, 20)
  write(pen, `Machiya · ${new Intl.DateTimeFormat(locale).format(new Date())}`, RIGHT, 52, 'right')
}

/** One column a seat, in the order of the ranks. */
const columnsOf = (ranks: readonly Rank[]): readonly number[] => {
  const width = (RIGHT - LEFT - NAMES) / ranks.length
  return ranks.map((_, i) => LEFT + NAMES + (i + 1) * width)
}

const drawPerson = (pen: Pen, { players, ranks }: Desk, rank: Rank, right: number): void => {
  const player = players[rank.seat]
  const wide = (RIGHT - LEFT - NAMES) / ranks.length
  pen.beginPath()
  pen.arc(right - 17, 164, 17, 0, 2 * Math.PI)
  pen.fillStyle = SEATS[rank.seat % SEATS.length] ?? INK
  pen.fill()
  pen.strokeStyle = INK
  pen.lineWidth = 1.5
  pen.stroke()
  pen.fillStyle = rank.seat === 3 ? INK : WHITE
  pen.font = serif(700, 20)
  write(pen, player?.letter ?? '', right - 17, 171, 'center')
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

const draw = (desk: Desk, hall: Hall): HTMLCanvasElement => {
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
  const blob = await new Promise<Blob | null>((done) => draw(desk, hall).toBlob(done, 'image/png'))
  if (!blob) return
  const file = new File([blob], `machiya-${desk.game.name}.png`, { type: 'image/png' })
  const canShare = navigator.canShare?.({ files: [file] }) ?? false
  if (!canShare) return download(file)
  await navigator.share({ files: [file] }).catch(() => download(file))
}
