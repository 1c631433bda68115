/** A print of a question: what was asked and whether it was found, and nothing of the answer. */
import {
  DILUTED,
  drawStroke,
  INK,
  LEFT,
  RIGHT,
  sans,
  sendPrint,
  serif,
  writeLine,
  type Pen,
} from '../parts/print.ts'
import type { Question } from './questions.ts'

type Said = {
  readonly question: Question
  readonly title: string
  readonly heading: string
  readonly asked: string
  readonly grade: string
  readonly outcome: string
}

const LINE = 60
const MOST_LINES = 4

/** Words in lines that are no wider than the room for them. */
const linesOf = (pen: Pen, text: string): readonly string[] => {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && pen.measureText(longer).width <= RIGHT - LEFT) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.slice(0, MOST_LINES)
}

export const shareQuestion = ({ question, title, heading, asked, grade, outcome }: Said): Promise<void> => {
  const { game, id } = question
  const day = new Intl.DateTimeFormat(document.documentElement.lang).format(new Date())
  return sendPrint(`machiya-${game}-${id}`, { game, title, day }, (pen) => {
    writeLine(pen, DILUTED, sans(500, 26), heading, 190)
    pen.font = serif(600, 46)
    linesOf(pen, asked).forEach((line, i) => writeLine(pen, INK, pen.font, line, 260 + i * LINE))
    drawStroke(pen)
    writeLine(pen, DILUTED, sans(500, 22), grade, 482)
    writeLine(pen, INK, serif(600, 34), outcome, 556)
  })
}
