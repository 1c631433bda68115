/** A merchant at a glance: money and goods, then assistants, orders and technologies. */
import type { Fact, Plate } from '@machiya/kit'
import { markOf } from '@machiya/kit'
import type { Seat } from '@machiya/kernel'
import type { Words } from '@machiya/kernel/words'
import { GOOD_IDS, PIECE_IDS, type Yokohama } from '../position.ts'
import { Sign } from './signs/drawn.ts'
import { textIn } from './text.ts'
import { PIECE_SIGN } from './tray/sheet.tsx'

const Extra = ({ g, seat }: { readonly g: Yokohama; readonly seat: Seat }) => {
  const { supply, hand, technologies } = g.seats[seat]
  const marks = [
    { sign: 'pawn', count: supply.assistant, colour: markOf(seat).colour },
    { sign: 'scroll', count: hand.of.length, colour: 'var(--sumi)' },
    { sign: 'gear', count: technologies.of.length, colour: 'var(--sumi)' },
  ] as const
  return (
    <span className="yk-extra">
      {marks.map(({ sign, count, colour }) => (
        <span key={sign} className="yk-amount">
          <Sign name={sign} size={17} colour={colour} />
          <span className="yk-number">{count}</span>
        </span>
      ))}
    </span>
  )
}

/** My pieces at hand; the tray beside it says the rest. */
const ownOf = (g: Yokohama, seat: Seat, locale: string): readonly Fact[] =>
  PIECE_IDS.map((piece) => ({
    id: piece,
    label: textIn(locale).pieces[piece],
    value: String(g.seats[seat].supply[piece]),
    sign: PIECE_SIGN[piece],
    colour: markOf(seat).colour,
  }))

export const plate = (g: Yokohama, seat: Seat, words: Words, locale: string): Plate => {
  const me = g.seats[seat]
  const said = textIn(locale)
  return {
    figures: [
      { id: 'yen', label: said.money, value: String(me.yen), sign: 'yen' },
      { id: 'imports', label: said.imports, value: String(me.imports), sign: 'import' },
      ...GOOD_IDS.map((id) => ({ id, label: words.names[id] ?? id, value: String(me.goods[id]), sign: id })),
    ],
    extra: <Extra g={g} seat={seat} />,
    own: ownOf(g, seat, locale),
  }
}
