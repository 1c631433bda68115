/** Every sign of a game with what it means; what means the same stands together. */
import { inLanguage } from '@machiya/kernel/words'
import { aboutAll, groupsOf, type Book } from './about.ts'
import { Entries, isDrawn, useLegend } from './Entries.tsx'
import { useSettings } from '../settings.ts'
import type { Taken } from '../table/desk.ts'
import { useText } from '../text/index.ts'

export const SignList = ({
  taken,
  follow,
}: {
  readonly taken: Taken
  readonly follow: (rule: string) => void
}) => {
  const say = useText()
  const { locale } = useSettings()
  const legend = useLegend(taken.game.name)
  const signs = taken.board?.signs
  const book: Book = { words: inLanguage(taken.words, locale), legend, locale }
  const drawn = legend.filter(isDrawn(signs)).flatMap(({ marks }) => marks.slice(0, 1))
  return (
    <section>
      <h3 id="chapter-signs">{say('legend.signs')}</h3>
      <Entries groups={groupsOf(aboutAll(book, drawn))} legend={legend} signs={signs} follow={follow} />
    </section>
  )
}
