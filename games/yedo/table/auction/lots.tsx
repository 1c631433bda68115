/** The lot, part by part: which is left, what it does, and whether a mission of mine asks for it. */
import { Spot } from '@machiya/kit'
import type { ReactNode } from 'react'
import { CATEGORIES, type CategoryId } from '../../data/categories.ts'
import type { AnnexId } from '../../data/rows.ts'
import { ANNEX_IDS } from '../../position.ts'
import { deckOf } from '../../rules/8-limits.ts'
import { deskTextIn, momentTextIn } from '../text.ts'
import type { Board } from '../where.ts'
import { AnnexPrint, LotPrint } from './prints.tsx'
import type { Helped } from './worth.ts'

/** With two or three players a lot is a whole category, of which the winner takes one part. */
export const partsOf = ({ view }: Board): readonly CategoryId[] =>
  CATEGORIES.filter(
    ({ id, group }) => id === view.sale.lot || (group === view.sale.lot && !view.closed.includes(id)),
  ).map(({ id }) => id)

const Part = ({
  board,
  reads,
  name,
  left,
  text,
  wanted,
  print,
}: {
  readonly board: Board
  /** A press opens it large. */
  readonly reads?: string
  readonly name: string
  readonly left: string
  readonly text?: string
  readonly wanted: boolean
  readonly print: ReactNode
}) => (
  <li data-wanted={wanted || undefined}>
    <Spot board={board} pick="" id={reads ?? ''} html="kit-paper yedo-lot" reads={reads}>
      {print}
      <p>
        <b>{name}</b>
        <small>{left}</small>
      </p>
    </Spot>
    {text ? <span>{text}</span> : null}
  </li>
)

const Annex = ({
  board,
  id,
  wanted,
}: {
  readonly board: Board
  readonly id: AnnexId
  readonly wanted: boolean
}) => (
  <Part
    board={board}
    reads={id}
    name={board.t.name(id)}
    left={momentTextIn(board.locale).leftOf(board.view.annexes[id])}
    text={board.words.effects[id] ?? ''}
    wanted={wanted}
    print={<AnnexPrint id={id} />}
  />
)

const leftOf = ({ view, locale }: Board, id: CategoryId): string => {
  const { leftOf: say } = momentTextIn(locale)
  if (id === 'geisha') return say(view.geisha)
  return id === 'action' || id === 'bonus' || id === 'weapon' ? say(deckOf(view, id).of.length) : ''
}

export const Lots = ({ board, helps }: { readonly board: Board; readonly helps: readonly Helped[] }) => {
  const parts = partsOf(board)
  const geisha = helps.some(({ annex }) => annex === undefined)
  return (
    <ul className="yedo-lots">
      {parts.flatMap((id) =>
        id === 'annex'
          ? ANNEX_IDS.map((annex) => (
              <Annex
                key={annex}
                board={board}
                id={annex}
                wanted={helps.some((each) => each.annex === annex)}
              />
            ))
          : [
              <Part
                key={id}
                board={board}
                {...(id === 'geisha' ? { reads: id } : {})}
                name={deskTextIn(board.locale).lot[id] ?? id}
                left={leftOf(board, id)}
                wanted={id === 'geisha' && geisha}
                print={<LotPrint id={id} />}
              />,
            ],
      )}
    </ul>
  )
}
