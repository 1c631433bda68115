/** What is what: every sign of the game, and every card and place on the table, as a list to read. */
import { Sheet } from '../parts/Sheet.tsx'
import type { Desk } from '../table/desk.ts'
import { aboutAll, groupsOf, thingsIn, type About, type Book } from './about.ts'
import { Entries, isDrawn, useLegend } from './Entries.tsx'

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
  /** Leaves the list for the rule. */
  const follow = (rule: string) => {
    onClose()
    desk.openRule(rule)
  }
  const entries = (abouts: readonly About[]) => (
    <Entries groups={groupsOf(abouts)} legend={legend} signs={desk.module?.signs} follow={follow} />
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
