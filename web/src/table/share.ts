/** A picture of how it ended, to be sent around. */
import type { Desk } from './desk.ts'
import { winnersOf } from './winners.ts'

const WIDTH = 1200
const HEIGHT = 630
const PAPER = '#f5eedc'
const INK = '#1d1b18'
const SEATS = ['#27406b', '#8c2a3a', '#3f6b4f', '#d9a520', '#77689b']

const drawRows = (pen: CanvasRenderingContext2D, { ranks, players }: Desk): void => {
  const best = Math.max(1, ...ranks.map(({ score }) => score))
  const nobody = winnersOf(ranks).length === 0
  ranks.forEach(({ seat, place, score }, i) => {
    const y = 220 + i * 78
    pen.fillStyle = SEATS[seat % SEATS.length] ?? INK
    pen.fillRect(420, y - 30, Math.max(4, (Math.max(0, score) / best) * 560), 38)
    pen.fillStyle = INK
    pen.textAlign = 'left'
    pen.fillText(
      `${nobody ? '–' : place}  ${players[seat]?.letter ?? ''} ${players[seat]?.name ?? ''}`,
      72,
      y,
    )
    pen.textAlign = 'right'
    pen.fillText(String(score), 1110, y)
  })
}

const draw = (desk: Desk): HTMLCanvasElement => {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')
  if (!pen) return canvas
  pen.fillStyle = PAPER
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  pen.strokeStyle = INK
  pen.lineWidth = 3
  pen.strokeRect(24, 24, WIDTH - 48, HEIGHT - 48)
  pen.fillStyle = INK
  pen.font = '700 56px "Shippori Mincho", serif'
  pen.fillText(desk.words.title, 72, 120)
  pen.font = '600 34px "Shippori Mincho", serif'
  drawRows(pen, desk)
  pen.textAlign = 'right'
  pen.font = '500 22px "Noto Sans JP", sans-serif'
  pen.fillText(`Machiya · ${new Intl.DateTimeFormat(desk.locale).format(new Date())}`, 1110, 110)
  return canvas
}

const download = (file: File): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

export const sharePicture = async (desk: Desk): Promise<void> => {
  await document.fonts.ready
  const blob = await new Promise<Blob | null>((done) => draw(desk).toBlob(done, 'image/png'))
  if (!blob) return
  const file = new File([blob], `machiya-${desk.game.name}.png`, { type: 'image/png' })
  const canShare = navigator.canShare?.({ files: [file] }) ?? false
  if (!canShare) return download(file)
  await navigator.share({ files: [file] }).catch(() => download(file))
}
