/** A picture for every chapter of the rules of Edo, out of games the house's own partners played. */
import { pictureOf, playedCourse, type Picture } from '@machiya/kit'
import { edo } from '../index.ts'
import type { G } from '../position.ts'
import type { TaskName } from '../tasks.ts'
import { de, overview as overviewDe } from '../words/pictures.de.ts'
import { en, overview as overviewEn } from '../words/pictures.en.ts'
import { PLAYED } from './played.ts'

type Wanted = (g: G) => boolean
type Sketch = Parameters<typeof pictureOf<G>>[4]

const asks =
  (task: TaskName, round = 1): Wanted =>
  (g) =>
    g.round >= round && edo.task(g)?.task === task
const asksOther =
  (task: TaskName): Wanted =>
  (g) =>
    edo.task(g)?.task !== task

const draw = (chapter: keyof typeof en, seats: number, sketch: Sketch): Picture<G> =>
  pictureOf(
    edo,
    () =>
      playedCourse(
        edo,
        PLAYED.find((played) => played.seats === seats),
      ),
    chapter,
    { en: en[chapter], de: de[chapter] },
    sketch,
  )

export const pictures: readonly Picture<G>[] = [
  draw('1', 4, { from: () => true, until: ({ round }) => round > 0 }),
  draw('2', 3, { part: 'side', from: asks('plan', 2), until: asksOther('plan') }),
  draw('3', 3, { from: asks('turn', 3), until: asks('turn') }),
  draw('4', 4, { from: asks('gather', 4), until: asks('turn') }),
  draw('5', 3, { from: asks('travel', 4), until: asks('turn') }),
  draw('6', 3, { from: asks('build', 5), until: asks('turn') }),
  draw('7', 5, { from: asks('trade', 3), until: asks('turn') }),
  draw('8', 4, { part: 'side', about: ({ wishes }) => wishes.of, from: asks('turn', 3) }),
  draw('9', 4, { from: asks('pay-wages', 5), until: asks('plan', 6) }),
]

export const overview = { en: overviewEn, de: overviewDe }
