/** A picture to be sent around, drawn on this device: a name above, the print of the game at the right, and whatever stands below. */
import type { GameName } from '../games.ts'
import { printAt } from './card.tsx'

const WIDTH = 1200
export const HEIGHT = 630
const EDGE = 24
const PAPER = '#f5eedc'
export const WHITE = '#fbf7ec'
export const INK = '#1d1b18'
export const DILUTED = '#5b554b'
export const HAIR = 'rgb(29 27 24 / 18%)'
export const GOLD = '#b08d3c'

/** Where the print hangs. */
export const PRINT = { x: 816, y: 56, width: 328, height: 518, edge: 12, foot: 62 } as const
export const LEFT = 64
export const RIGHT = PRINT.x - 40

export type Pen = CanvasRenderingContext2D
type Picture = { readonly game: GameName; readonly title: string; readonly day: string }

export const serif = (weight: number, size: number) =>
  `${weight} ${size}px "Shippori Mincho", "Noto Serif", serif`
export const sans = (weight: number, size: number) => `${weight} ${size}px "Noto Sans JP", sans-serif`

export const write = (
  pen: Pen,
  text: string,
  x: number,
  y: number,
  align: CanvasTextAlign,
  most?: number,
): void => {
  pen.textAlign = align
  pen.fillText(text, x, y, most)
}

/** A line of its own at the left, as wide as there is room. */
export const writeLine = (pen: Pen, colour: string, font: string, text: string, y: number): void => {
  pen.fillStyle = colour
  pen.font = font
  write(pen, text, LEFT, y, 'left', RIGHT - LEFT)
}

/** The stroke of gold above what it came to. */
export const drawStroke = (pen: Pen): void => {
  pen.fillStyle = GOLD
  pen.fillRect(LEFT, 500, 180, 6)
}

/** The name of the game, and when it was played. */
const drawHead = (pen: Pen, { title, day }: Picture): void => {
  pen.fillStyle = INK
  pen.font = serif(700, 54)
  write(pen, title, LEFT, 96, 'left')
  pen.font = sans(500, 20)
  write(pen, `Machiya · ${day}`, RIGHT, 92, 'right')
}

const pictureAt = async (address: string): Promise<HTMLImageElement | null> => {
  const image = new Image()
  image.src = address
  return image.decode().then(
    () => image,
    () => null,
  )
}

const drawFrame = (pen: Pen, x: number, y: number, width: number, height: number): void => {
  pen.strokeStyle = INK
  pen.lineWidth = 2
  pen.strokeRect(x, y, width, height)
}

/** The print of the game, with room at its foot for a name. */
const drawPrint = async (pen: Pen, game: GameName): Promise<void> => {
  const { x, y, width, height, edge, foot } = PRINT
  const [left, top, wide, high] = [x + edge, y + edge, width - 2 * edge, height - edge - foot]
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
}

const drawn = async (picture: Picture, draw: (pen: Pen) => void): Promise<HTMLCanvasElement> => {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')
  if (!pen) return canvas
  pen.fillStyle = PAPER
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  drawHead(pen, picture)
  await drawPrint(pen, picture.game)
  draw(pen)
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

/** Shown to whoever one chooses, or kept as a file where this browser cannot. */
export const sendPrint = async (name: string, picture: Picture, draw: (pen: Pen) => void): Promise<void> => {
  await document.fonts.ready
  const canvas = await drawn(picture, draw)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!blob) return
  const file = new File([blob], `${name}.png`, { type: 'image/png' })
  const canShare = navigator.canShare?.({ files: [file] }) ?? false
  if (!canShare) return download(file)
  await navigator.share({ files: [file] }).catch(() => download(file))
}
