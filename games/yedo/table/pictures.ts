/** A picture for every chapter of the rules of Yedo, out of games dealt and played by fixed seeds. */
import { pictureOf, type Picture } from '@machiya/kit'
import { isOver } from '@machiya/kernel'
import { yedo } from '../index.ts'
import type { Yedo } from '../position.ts'
import type { TaskName } from '../tasks.ts'
import { de, overview as overviewDe } from '../words/pictures.de.ts'
import { en, overview as overviewEn } from '../words/pictures.en.ts'
import { eagerCourse, type Setting } from './eager-course.ts'

type Wanted = (g: Yedo) => boolean
type Sketch = Parameters<typeof pictureOf<Yedo>>[4]

const asks =
  (task: TaskName, round = 1): Wanted =>
  (g) =>
    g.round >= round && yedo.task(g)?.task === task
const asksOther =
  (...tasks: readonly TaskName[]): Wanted =>
  (g) =>
    !tasks.some((task) => yedo.task(g)?.task === task)
const inPhase =
  (phase: Yedo['phase'], round = 1): Wanted =>
  (g) =>
    g.round >= round && g.phase === phase

const draw = (chapter: keyof typeof en, seats: number, setting: Setting, sketch: Sketch): Picture<Yedo> =>
  pictureOf(yedo, () => eagerCourse(seats, setting, 0), chapter, { en: en[chapter], de: de[chapter] }, sketch)

export const pictures: readonly Picture<Yedo>[] = [
  draw('1', 4, 'geisha', { from: asks('first-mission', 0), until: ({ round }) => round > 0 }),
  draw('2', 5, 'samurai', { part: 'moment', from: asks('bid', 2), until: asksOther('bid', 'last-bid') }),
  draw('3', 4, 'geisha', { part: 'side', from: inPhase('bidding', 3), until: inPhase('assigning') }),
  draw('4', 4, 'geisha', { from: asks('place', 2), until: inPhase('patrol') }),
  draw('5', 4, 'samurai', { from: asks('steer', 3), until: asksOther('steer', 'rescue', 'counter') }),
  draw('6', 5, 'geisha', { part: 'moment', from: asks('haggle', 2), until: asksOther('haggle') }),
  draw('7', 4, 'geisha', { from: asks('activate', 4), until: asks('activate') }),
  draw('8', 4, 'samurai', { part: 'moment', from: asks('counter', 3), until: asksOther('counter') }),
  draw('9', 5, 'samurai', { from: isOver }),
]

export const overview = { en: overviewEn, de: overviewDe }
