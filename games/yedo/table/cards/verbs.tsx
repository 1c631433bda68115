/** What may be done with a card in hand besides: played, sold, exchanged. */
import { cutPath, fitted, offerAt, Spot } from '@machiya/kit'
import { thingPick } from '../../picks.ts'
import { lookAt } from '../look.ts'
import { textIn, type Text } from '../text.ts'
import { calledOf, CARD_WINDOWS, type Board } from '../where.ts'

const VERBS = ['play', 'sell', 'exchange'] as const
type Verb = (typeof VERBS)[number]
const SAID = { play: 'play', sell: 'sellFor', exchange: 'exchange' } as const satisfies Record<
  Verb,
  keyof Text
>

export type VerbPick = `${Verb}:${string}`
export const verbsOf = ({ offers }: Board, id: string): readonly VerbPick[] =>
  VERBS.map((verb) => thingPick(verb, id)).filter((pick) => offerAt(offers, pick) !== undefined)
export const verbOf = (board: Board, id: string): VerbPick | undefined => verbsOf(board, id)[0]

/** All that the slips of a card show. */
export const lookOfVerbs = (board: Board, id: string): string =>
  [CARD_WINDOWS.includes(board.task?.task), ...verbsOf(board, id).map((verb) => lookAt(board, verb))].join()

const saidOf = ({ locale }: Board, pick: VerbPick): string =>
  textIn(locale)[SAID[pick.slice(0, pick.indexOf(':')) as Verb]]

export const SLIP = 32
export const VerbSlip = ({
  board,
  verb,
  x = 0,
  y,
  width,
}: {
  readonly board: Board
  readonly verb: VerbPick
  readonly x?: number
  readonly y: number
  readonly width: number
}) => (
  <g transform={`translate(${x} ${y})`}>
    <Spot
      board={board}
      pick={verb}
      label={calledOf(board, verb)}
      twin={CARD_WINDOWS.includes(board.task?.task)}
    >
      <path
        className="spot-paper"
        d={cutPath(0, 0, width, SLIP, 6)}
        fill="var(--washi)"
        stroke="var(--sumi)"
        strokeWidth="1.5"
      />
      <text
        className="kit-text"
        x={width / 2}
        y={SLIP / 2}
        dy="0.35em"
        textAnchor="middle"
        fontSize="13"
        style={{ fontWeight: 500 }}
        {...fitted(saidOf(board, verb), 13, width - 8)}
      >
        {saidOf(board, verb)}
      </text>
    </Spot>
  </g>
)
