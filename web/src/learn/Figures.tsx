/** What the games that bots played say: where points came from, and how often an opening won. */
import { inLanguage } from '@machiya/kernel/words'
import { wonOf, type Guided, type LessonFigures } from '@machiya/kit/folder'
import type { CSSProperties } from 'react'
import type { Desk } from '../table/desk.ts'

type Bar = { readonly id: string; readonly name: string; readonly of: readonly number[] }

/** One row a thing, one bar a figure; the longest fills the room. */
const Bars = ({
  bars,
  heads,
  figure,
}: {
  readonly bars: readonly Bar[]
  readonly heads: readonly string[]
  readonly figure: (value: number) => string
}) => {
  const most = Math.max(...bars.flatMap(({ of }) => of))
  return (
    <table className="lesson-bars">
      <thead>
        <tr>
          <th aria-hidden />
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars.map(({ id, name, of }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {of.map((value, i) => (
              <td key={heads[i]} data-bar={i} style={{ '--share': value / most } as CSSProperties}>
                {figure(value)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Under this on either side a source is not worth a row. */
const LEAST = 0.25

const sourcesIn = ({ sources }: LessonFigures, { plain }: Desk): readonly Bar[] =>
  Object.entries(sources)
    .filter(([, { winners, others }]) => Math.max(winners, others) >= LEAST)
    .toSorted(([, a], [, b]) => b.winners - a.winners)
    .map(([id, { winners, others }]) => ({ id, name: plain.name(id), of: [winners, others] }))

const openingsIn = ({ openings }: LessonFigures, names: { readonly [id: string]: string }): readonly Bar[] =>
  Object.entries(openings)
    .map(([id, opening]) => ({ id, name: names[id] ?? id, of: [wonOf(opening)] }))
    .toSorted((a, b) => (b.of[0] ?? 0) - (a.of[0] ?? 0))

export const Figures = ({
  desk,
  lesson,
  shows,
  figures,
}: {
  readonly desk: Desk
  readonly lesson: Guided
  readonly shows: 'sources' | 'openings'
  readonly figures: LessonFigures
}) => {
  const { say, locale } = desk
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, minimumFractionDigits: 1 })
  const names = lesson.openings ? inLanguage(lesson.openings, locale) : {}
  return (
    <figure className="lesson-figures">
      {shows === 'sources' ? (
        <Bars
          bars={sourcesIn(figures, desk)}
          heads={[say('lesson.winners'), say('lesson.others')]}
          figure={(value) => number.format(value)}
        />
      ) : (
        <Bars
          bars={openingsIn(figures, names)}
          heads={[say('lesson.won')]}
          figure={(value) => say('lesson.percent', { share: value })}
        />
      )}
      <figcaption>{say('lesson.played', { games: figures.games })}</figcaption>
    </figure>
  )
}
