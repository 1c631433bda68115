/** A picture for every chapter of the rules of Yokohama, out of games the house's own partners played. */
import { pictureOf, playedCourse, type Picture } from '@machiya/kit'
import { yokohama } from '../index.ts'
import type { Yokohama } from '../position.ts'
import type { TaskName } from '../tasks.ts'
import { de, overview as overviewDe } from '../words/pictures.de.ts'
import { en, overview as overviewEn } from '../words/pictures.en.ts'
import { PLAYED } from './played.ts'

type Wanted = (g: Yokohama) => boolean
type Sketch = Parameters<typeof pictureOf<Yokohama>>[4]

const asks =
  (task: TaskName, round = 1): Wanted =>
  (g) =>
    g.round >= round && yokohama.task(g)?.task === task
const asksOther =
  (...tasks: readonly TaskName[]): Wanted =>
  (g) =>
    !tasks.some((task) => yokohama.task(g)?.task === task)

const draw = (chapter: keyof typeof en, seats: number, sketch: Sketch): Picture<Yokohama> =>
  pictureOf(
    yokohama,
    () =>
      playedCourse(
        yokohama,
        PLAYED.find((played) => played.seats === seats),
      ),
    chapter,
    { en: en[chapter], de: de[chapter] },
    sketch,
  )

export const pictures: readonly Picture<Yokohama>[] = [
  draw('1', 2, { from: () => true, until: asks('placement') }),
  draw('2', 3, { from: asks('placement', 2), until: asks('placement', 3) }),
  draw('3', 3, { from: asks('placement', 6), until: asksOther('placement') }),
  draw('4', 4, { from: asks('movement', 8), until: asksOther('movement', 'way') }),
  draw('5', 4, { from: asks('movement', 12), until: asks('placement') }),
  draw('6', 2, { from: asks('movement', 3), until: asks('placement') }),
  draw('7', 4, { from: asks('pray', 3), until: asks('placement') }),
  draw('8', 4, { part: 'side', from: asks('research', 16), until: asksOther('research', 'pay-research') }),
  draw('9', 4, { from: () => false }),
]

export const overview = { en: overviewEn, de: overviewDe }
