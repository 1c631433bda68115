/** An action or bonus card to be read: what it does, and what of that holds now. */
import { offerAt } from '@machiya/kit'
import { reasonOf } from '@machiya/kernel/words'
import type { Seat } from '@machiya/kernel'
import { Sign } from '../marks/drawn.ts'
import { deskTextIn } from '../text.ts'
import { calledOf, type Board } from '../where.ts'
import { isBonus, worthOf } from './small-card.tsx'
import { verbsOf } from './verbs.tsx'

/** What may be done with it now, or why not. */
const standing = (board: Board, id: string): readonly string[] =>
  verbsOf(board, id).map((pick) => {
    const no = offerAt(board.offers, pick)?.no
    return no ? `${calledOf(board, pick)}: ${reasonOf(board.words, no)}` : calledOf(board, pick)
  })

export const LargeCard = ({
  board,
  seat,
  id,
}: {
  readonly board: Board
  readonly seat: Seat
  readonly id: string
}) => {
  const said = deskTextIn(board.locale)
  const bonus = isBonus(id)
  const worth = worthOf(board, seat, id)
  return (
    <article className="yedo-large kit-paper">
      <header className="yedo-card-head" style={{ background: bonus ? 'var(--kin)' : 'var(--ai)' }}>
        <Sign name={bonus ? 'yedo-bonus' : 'yedo-card'} size={18} colour="var(--on-ai)" />
        <span>{bonus ? said.bonusCard : said.actionCard}</span>
      </header>
      <h3>{board.t.name(id)}</h3>
      <p className="yedo-text">{board.words.effects[id]}</p>
      {bonus ? <p className="yedo-text">{worth === undefined ? said.atEnd : said.worth(worth)}</p> : null}
      {standing(board, id).map((line) => (
        <footer key={line}>{line}</footer>
      ))}
    </article>
  )
}
