/** What is what: every sign of the game, and every card and place on the table, as a list to read. */
import type { Signs } from '@machiya/kit'
import type { Meaning } from '@machiya/kit/folder'
import { useEffect, useState } from 'react'
import { legendOf } from '../games.ts'
import { Sheet } from '../parts/Sheet.tsx'
import type { Desk } from '../table/desk.ts'
import { aboutAll, thingsIn, type About, type Book } from './about.ts'

const useLegend = (game: string): readonly Meaning[] => {
  const [legend, setLegend] = useState<readonly Meaning[]>([])
  useEffect(() => void legendOf(game).then(setLegend), [game])
  return legend
}

/** Opens the rule and leaves the list for it. */
type Follow = (rule: string) => void

const Entry = ({
  desk,
  about,
  sign,
  follow,
}: {
  readonly desk: Desk
  readonly about: About
  readonly sign: string | undefined
  readonly follow: Follow
}) => {
  const signs = desk.module?.signs
  return (
    <div className="legend-entry">
      <dt>
        {sign && signs?.has(sign) ? <signs.Sign name={sign} size={22} /> : null}
        {about.name}
      </dt>
      <dd>
        {about.text}{' '}
        {about.rule === null ? null : (
          <button type="button" className="rule-link" onClick={() => follow(about.rule ?? '')}>
            {desk.say('rule', { number: about.rule })}
          </button>
        )}
      </dd>
    </div>
  )
}

/** Coins and points are drawn by the kit and have no sign of their own. */
const isDrawn =
  (signs: Signs | undefined) =>
  ({ marks }: Meaning): boolean =>
    marks.some((mark) => signs?.has(mark) || mark === 'coin' || mark === 'points')

const signFor = (signs: Signs | undefined, legend: readonly Meaning[], { id }: About): string | undefined =>
  legend.find(({ marks }) => marks.includes(id))?.marks.find((mark) => signs?.has(mark))

export const Legend = ({ desk, onClose }: { readonly desk: Desk; readonly onClose: () => void }) => {
  const { words, locale, view, say } = desk
  const legend = useLegend(desk.game.name)
  const book: Book = { words, legend, locale }
  const signs = aboutAll(
    book,
    legend.filter(isDrawn(desk.module?.signs)).flatMap(({ marks }) => marks.slice(0, 1)),
  )
  const known = new Set(signs.map(({ name }) => name))
  const things = thingsIn(view, book).filter(({ name }) => !known.has(name))
  const follow: Follow = (rule) => {
    onClose()
    desk.openRule(rule)
  }
  const entries = (abouts: readonly About[]) => (
    <dl className="legend">
      {abouts.map((about) => (
        <Entry
          key={about.name}
          desk={desk}
          about={about}
          sign={signFor(desk.module?.signs, legend, about)}
          follow={follow}
        />
      ))}
    </dl>
  )
  return (
    <Sheet title={say('legend')} onClose={onClose}>
      <h3>{say('legend.signs')}</h3>
      {entries(signs)}
      <h3>{say('legend.things')}</h3>
      {entries(things)}
    </Sheet>
  )
}
