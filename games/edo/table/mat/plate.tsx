/** A seat at a glance: its goods, and its plan, backs until the cards are turned. */
import { cutPath, type Fact, type Locale, type Plate } from '@machiya/kit'
import type { Seat } from '@machiya/kernel'
import type { Words } from '@machiya/kernel/words'
import { crewOf, type Crew } from '../../picks.ts'
import { CARDS, officialsLeft } from '../../plans.ts'
import type { G, Plan, Slot } from '../../position.ts'
import { SignMark } from '../signs/drawn.ts'
import { GOODS } from '../signs/goods.ts'
import { signOfAction } from '../signs/signs.ts'
import { textIn } from '../text.ts'

const CARD = { width: 42, height: 22, step: 46 } as const

/** How many cards lie face down: in planning all three once a seat is ready. */
export const backsOf = (g: G, seat: Seat): number => {
  const floor = g.floors.at(-1)
  const ready = floor ? floor.closed[floor.seats.indexOf(seat)] : false
  return floor ? (ready ? CARDS : 0) : g.seats[seat].faceDown
}

export const Turned = ({ slot }: { readonly slot: Slot }) => (
  <g>
    <path
      d={cutPath(0.7, 0.7, CARD.width - 1.4, CARD.height - 1.4, 5)}
      fill="var(--kinari)"
      stroke="var(--sumi)"
      strokeWidth="1.3"
    />
    <SignMark name={signOfAction(slot.action)} x={14} y={CARD.height / 2} size={17} />
    <text
      className="kit-figure"
      x={CARD.width - 7}
      y={CARD.height / 2}
      dy="0.35em"
      fontSize="13"
      textAnchor="end"
      fill="var(--sumi)"
    >
      {slot.own + slot.white + slot.black}
    </text>
  </g>
)

const Back = () => (
  <g>
    <path
      d={cutPath(0.7, 0.7, CARD.width - 1.4, CARD.height - 1.4, 5)}
      fill="var(--ai)"
      stroke="var(--sumi)"
      strokeWidth="1.3"
    />
    <path
      d="M6 15q5-7 10 0t10 0t10 0M6 10q5-7 10 0t10 0t10 0"
      fill="none"
      stroke="var(--on-ai)"
      strokeOpacity="0.6"
      strokeWidth="1.2"
    />
  </g>
)

const Gap = () => (
  <path
    d={cutPath(0.7, 0.7, CARD.width - 1.4, CARD.height - 1.4, 5)}
    fill="none"
    stroke="var(--sumi)"
    strokeOpacity="0.4"
    strokeDasharray="3 3"
  />
)

export const PlanBacks = ({ g, seat }: { readonly g: G; readonly seat: Seat }) => {
  const { turned } = g.seats[seat]
  const backs = backsOf(g, seat)
  return (
    <svg width={CARD.step * CARDS} height={CARD.height} aria-hidden="true" style={{ display: 'block' }}>
      {Array.from({ length: CARDS }, (_, at) => {
        const slot = turned[at]
        return (
          <g key={at} transform={`translate(${at * CARD.step} 0)`}>
            {slot ? <Turned slot={slot} /> : at < turned.length + backs ? <Back /> : <Gap />}
          </g>
        )
      })}
    </svg>
  )
}

/** Officials that neither stand before a card nor on the board; others' sealed crews are not known. */
export const idleOf = (g: G, seat: Seat): Crew => {
  const me = g.seats[seat]
  const plan = me.plan.value as Plan | string
  const set = typeof plan === 'string' ? [] : plan.officials.map(crewOf)
  return officialsLeft(me, [...me.turned, ...set])
}

export const plateOf = (g: G, seat: Seat, words: Words, locale: Locale): Plate => {
  const me = g.seats[seat]
  const fact = (id: string, value: number): Fact => ({
    id,
    label: words.names[id] ?? id,
    value: String(value),
    sign: id,
  })
  const { own, white, black } = idleOf(g, seat)
  return {
    figures: [...GOODS.map((good) => fact(good, me[good])), fact('samurai', me.samurai.length)],
    extra: <PlanBacks g={g} seat={seat} />,
    own: [
      {
        id: 'officials',
        label: textIn(locale).idleOfficials,
        value: String(own + white + black),
        sign: 'official',
        colour: `var(--seat-${seat + 1})`,
      },
    ],
  }
}
