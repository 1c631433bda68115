/** A picture of how it ended, to be sent around: who, how many points, and where they came from. */
import type { Rank } from '@machiya/kernel'
import {
  DILUTED,
  GOLD,
  HAIR,
  HEIGHT,
  INK,
  LEFT,
  RIGHT,
  sans,
  sendPrint,
  serif,
  write,
  type Pen,
} from '../parts/print.ts'
import type { Desk } from '../table/desk.ts'
import { hasWon, placeText, scoreText } from '../table/ranks.ts'
import type { Hall } from './hall.ts'
import { drawCrest, drawWinner } from './shared-print.ts'
import { winnerOf } from './Winner.tsx'

const NAMES = 214

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

export const sharePicture = (desk: Desk, hall: Hall): Promise<void> => {
  const { words, locale, game, ranks } = desk
  const day = new Intl.DateTimeFormat(locale).format(new Date())
  return sendPrint(`machiya-${game.name}`, { game: game.name, title: words.title, day }, (pen) => {
    const columns = columnsOf(ranks)
    ranks.forEach((rank, at) => drawPerson(pen, desk, rank, columns[at] ?? RIGHT))
    drawLines(pen, desk, hall)
    const winner = winnerOf(hall)
    if (winner) drawWinner(pen, winner)
  })
}
