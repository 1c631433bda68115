/** A card of the plan for a thumb, and the slip that opens under it. */
import { cutPath, Press } from '@machiya/kit'
import { choiceOf, crewOf } from '../../picks.ts'
import { CARDS } from '../../plans.ts'
import { crewBy, moveCard, setCrew, takeOut } from '../plan/composing.ts'
import { Officials } from '../plan/officials.tsx'
import type { Planning } from '../plan/planning.ts'
import { SignMark } from '../signs/drawn.ts'
import { NAME, TEXT, within } from '../signs/letters.tsx'
import { signOfAction } from '../signs/signs.ts'
import { textIn } from '../text.ts'

/** The width the plan was drawn for. */
export const WIDE = 390
export const PAD = 12
export const INSIDE = WIDE - 2 * PAD
export const HEAD = 84
export const STEP = (INSIDE - HEAD) / CARDS
export const CARD = { width: STEP - 5, height: 98 } as const

export const Card = ({
  plan,
  at,
  chosen,
  choose,
}: {
  readonly plan: Planning
  readonly at: number
  readonly chosen: boolean
  choose(at: number): void
}) => {
  const { board, seat } = plan
  const card = plan.cards[at]
  const action = card && choiceOf(card.action).action
  const name = action ? board.t.name(action) : ''
  return (
    <Press
      label={action ? name : textIn(board.locale).spokenEmpty(at + 1)}
      pressed={chosen}
      dim={!card}
      mark={`card-${at}`}
      press={() => choose(at)}
    >
      <path
        d={cutPath(0, 0, CARD.width, CARD.height, 9)}
        fill={card ? 'var(--kinari)' : 'var(--washi)'}
        stroke={chosen ? 'var(--ai)' : 'var(--sumi)'}
        strokeWidth={card ? 2.5 : 1}
        {...(card ? {} : { strokeDasharray: '4 4', strokeOpacity: 0.5 })}
      />
      <text
        className="kit-figure"
        x="8"
        y="21"
        fontSize="18"
        fill={card ? 'var(--sumi)' : 'var(--sumi-light)'}
      >
        {at + 1}
      </text>
      {action ? <SignMark name={signOfAction(action)} x={CARD.width / 2} y={24} size={28} /> : null}
      <text
        className="kit-title"
        x={CARD.width / 2}
        y="57"
        textAnchor="middle"
        fontSize={TEXT}
        {...within(name, CARD.width - 10, 14)}
      >
        {name}
      </text>
      <g transform={`translate(${CARD.width / 2} 79)`}>
        {card?.crew === undefined ? null : (
          <Officials crew={crewOf(card.crew)} player={board.players[seat]} size={25} room={CARD.width - 12} />
        )}
      </g>
    </Press>
  )
}

export const Button = ({
  text,
  label,
  x,
  width,
  mark,
  press,
}: {
  readonly text: string
  readonly label: string
  readonly mark?: string
  readonly x: number
  readonly width: number
  readonly press: (() => void) | undefined
}) => (
  <Press
    label={label}
    dim={!press}
    transform={`translate(${x} 0)`}
    press={() => press?.()}
    {...(mark === undefined ? {} : { mark })}
  >
    <path
      d={cutPath(0, 0, width, 44, 7)}
      fill="var(--kinari)"
      stroke="var(--sumi)"
      strokeWidth="1.5"
      strokeOpacity={press ? 1 : 0.33}
    />
    <text
      className="kit-text"
      x={width / 2}
      y="22"
      dy="0.35em"
      textAnchor="middle"
      fontSize={NAME}
      style={{ fill: press ? 'var(--sumi)' : 'var(--closed-line)' }}
      {...within(text, width - 10, 16)}
    >
      {text}
    </text>
  </Press>
)

/** What can be done with the card that was tapped: officials, its place among the three, out. */
export const Slip = ({ plan, at }: { readonly plan: Planning; readonly at: number }) => {
  const { board, seat, me, cards } = plan
  const said = textIn(board.locale)
  const card = cards[at]
  if (!card) return null
  const name = board.t.name(choiceOf(card.action).action)
  const [fewer, more] = [crewBy(me, cards, at, -1), crewBy(me, cards, at, 1)]
  const to = (place: number) =>
    place < 0 || place >= cards.length ? undefined : () => moveCard(board, seat, at, place)
  return (
    <g>
      <Button
        text="−"
        label={said.fewer(name)}
        x={0}
        width={68}
        press={fewer === undefined ? undefined : () => setCrew(board, seat, at, fewer)}
      />
      <Button
        text="+"
        label={said.more(name)}
        x={74}
        width={68}
        mark={`more-${at}`}
        press={more === undefined ? undefined : () => setCrew(board, seat, at, more)}
      />
      <Button text="←" label={`${name} ${at}`} x={148} width={56} press={to(at - 1)} />
      <Button text="→" label={`${name} ${at + 2}`} x={210} width={56} press={to(at + 1)} />
      <Button
        text={said.out}
        label={said.takeOut(name)}
        x={272}
        width={94}
        press={() => takeOut(board, seat, at)}
      />
    </g>
  )
}
