/** The eight decks with their counts, and the annexes that are left. */
import { isHidden } from '@machiya/kernel'
import { CardBack, cutPath, offerAt, Spot, Part } from '@machiya/kit'
import { deckOf, type Deck } from '../../rules/8-limits.ts'
import { ANNEX_IDS, COLORS } from '../../position.ts'
import { foresightPick } from '../../picks.ts'
import { SignMark } from '../marks/drawn.ts'
import { lookAt } from '../look.ts'
import { halved } from '../marks/fit.ts'
import { COLUMN } from '../layout.ts'
import { Named } from '../marks/lines.tsx'
import { annexSign, COLOUR, isColor, SHAPE, signOf } from '../marks/signs.ts'
import { textIn } from '../text.ts'
import { DECK_TASKS, calledOf, type Board } from '../where.ts'

const W = COLUMN.width
export const DECKS: readonly Deck[] = [...COLORS, 'action', 'bonus', 'weapon', 'event']
const STEP = W / DECKS.length

/** Drawing a mission, or a foresight from the garden, begins at the deck itself. */
const pickOf = (board: Board, deck: Deck): string => {
  const foresight = foresightPick(deck)
  return isColor(deck) && offerAt(board.offers, deck) && DECK_TASKS.includes(board.task?.task)
    ? deck
    : offerAt(board.offers, foresight) && board.view.turn.at === 'karesansui'
      ? foresight
      : ''
}

export const Back = ({ deck }: { readonly deck: Deck }) => {
  const sign = isColor(deck) ? undefined : signOf(deck)
  return (
    <g>
      <CardBack width={29} height={38} fill={isColor(deck) ? COLOUR[deck] : 'var(--sumi-light)'} />
      <rect x="6" y="11" width="17" height="17" fill="var(--kinari)" />
      {isColor(deck) ? <path d={SHAPE[deck]} transform="translate(14.5 19.5)" fill={COLOUR[deck]} /> : null}
      {sign ? <SignMark name={sign} x={15} y={19.5} size={14} /> : null}
    </g>
  )
}

/** The cards on top that this seat has seen, in their order. */
const knownTop = ({ view, words }: Board, deck: Deck): readonly string[] => {
  const names = deckOf(view, deck).of.map((face) => (isHidden(face) ? undefined : words.names[face]))
  const hidden = names.indexOf(undefined)
  return names.slice(0, hidden < 0 ? 3 : Math.min(3, hidden)) as string[]
}

const lookOfDeck = (board: Board, deck: Deck): string => {
  const pick = pickOf(board, deck)
  return `${deck} ${deckOf(board.view, deck).of.length} ${knownTop(board, deck).join()} ${lookAt(board, pick, pick || deck)}`
}

const DeckPile = ({
  board,
  deck,
  at,
}: {
  readonly board: Board
  readonly deck: Deck
  readonly at: number
}) => {
  const pick = pickOf(board, deck)
  const count = deckOf(board.view, deck).of.length
  const known = knownTop(board, deck)
  const name = isColor(deck) ? board.t.name(deck) : (textIn(board.locale).short[deck] ?? deck)
  return (
    <g transform={`translate(${at * STEP} 0)`}>
      <Spot
        board={board}
        pick={pick}
        id={pick || deck}
        label={`${pick ? calledOf(board, pick) : name}, ${count}`}
      >
        <title>{[`${name}: ${count}`, ...known].join(', ')}</title>
        <path className="spot-paper" d={cutPath(-2, -3, 34, 64, 6)} fill="transparent" stroke="none" />
        <Back deck={deck} />
        {known.length > 0 ? (
          <SignMark name="yedo-Espionage" x={25} y={3} size={15} colour="var(--ai)" />
        ) : null}
        <text className="kit-figure" x="15" y="55" textAnchor="middle" fontSize="16.4" fill="var(--sumi)">
          {count}
        </text>
      </Spot>
    </g>
  )
}

const GAP = 3
const TILE = (W - 3 * GAP) / 4
const ANNEX = 58
const annexPick = ({ task }: Board, id: string): string => (task?.task === 'choose-annex' ? id : '')
const lookOfAnnex = (board: Board, id: (typeof ANNEX_IDS)[number]): string => {
  const pick = annexPick(board, id)
  return `${id} ${board.view.annexes[id]} ${lookAt(board, pick, pick || `supply-${id}`)}`
}

const AnnexTile = ({
  board,
  id,
  at,
}: {
  readonly board: Board
  readonly id: (typeof ANNEX_IDS)[number]
  readonly at: number
}) => {
  const pick = annexPick(board, id)
  const name = board.t.name(id)
  return (
    <g transform={`translate(${at * (TILE + GAP)} 0)`}>
      <Spot
        board={board}
        pick={pick}
        id={pick || `supply-${id}`}
        label={`${name}, ${board.view.annexes[id]}`}
        reads={id}
      >
        <path
          className="spot-paper"
          d={cutPath(0, 0, TILE, ANNEX, 6)}
          fill="var(--kinari)"
          stroke="var(--sumi)"
          strokeWidth="1.2"
        />
        <SignMark name={annexSign(id)} x={TILE / 2 - 10} y={15} size={20} />
        <text className="kit-figure" x={TILE / 2 + 10} y="15" dy="0.35em" fontSize="17" fill="var(--sumi)">
          {board.view.annexes[id]}
        </text>
        <Named x={TILE / 2} y={40} room={TILE - 4} size={13.4} lines={halved(name, 13.4, TILE - 4)} />
      </Spot>
    </g>
  )
}

export const DECKS_HEIGHT = 66 + ANNEX
const lookOfDecks = (board: Board): string =>
  [...DECKS.map((deck) => lookOfDeck(board, deck)), ...ANNEX_IDS.map((id) => lookOfAnnex(board, id))].join(
    '|',
  )

export const Decks = ({ board }: { readonly board: Board }) => (
  <Part look={`decks ${lookOfDecks(board)}`}>
    <Piles board={board} />
  </Part>
)
const Piles = ({ board }: { readonly board: Board }) => (
  <g>
    {DECKS.map((deck, at) => (
      <Part key={deck} look={`deck ${lookOfDeck(board, deck)}`}>
        <DeckPile board={board} deck={deck} at={at} />
      </Part>
    ))}
    <g transform="translate(0 66)">
      {ANNEX_IDS.map((id, at) => (
        <Part key={id} look={`annex ${lookOfAnnex(board, id)}`}>
          <AnnexTile board={board} id={id} at={at} />
        </Part>
      ))}
    </g>
  </g>
)
