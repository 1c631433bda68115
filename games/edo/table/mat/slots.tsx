/** The three cards of the own plan in the tray: what was turned, what comes next, and what each would bring. */
import { cutPath, Spot } from '@machiya/kit'
import type { Seat } from '@machiya/kernel'
import type { ActionId } from '../../data/actions.ts'
import { choiceOf, crewOf, type Crew } from '../../picks.ts'
import { CARDS } from '../../plans.ts'
import type { Player } from '../../position.ts'
import type { TaskName } from '../../tasks.ts'
import { outlooksIn } from '../plan/account.ts'
import { composedIn } from '../plan/composing.ts'
import type { Outlook } from '../plan/forecast.ts'
import { Officials } from '../plan/officials.tsx'
import { SignMark } from '../signs/drawn.ts'
import { GOODS, signed } from '../signs/goods.ts'
import { NAME, TEXT, within } from '../signs/letters.tsx'
import { signOfAction } from '../signs/signs.ts'
import { textIn } from '../text.ts'
import type { Board } from '../props.ts'

type Shown = {
  readonly action: ActionId
  readonly crew: Crew
  readonly done: boolean
  /** Its officials are at work. */
  readonly now?: boolean
  readonly outlook?: Outlook | undefined
}

const NOBODY: Crew = { own: 0, white: 0, black: 0 }
const sizeOf = ({ own, white, black }: Crew): number => own + white + black

const BETWEEN: ReadonlySet<string> = new Set<TaskName>(['turn', 'go', 'pay-wages', 'plan', 'stir', 'begin'])
const worksNow = ({ offers, task }: Board): boolean =>
  offers.length > 0 && task !== undefined && !BETWEEN.has(task.task)

/** Turned cards first, then the sealed rest as its owner knows it. */
const shownIn = (board: Board, seat: Seat, me: Player): readonly Shown[] => {
  const outlooks = outlooksIn(board, seat)
  return [
    ...me.turned.map((slot, i, all) => ({
      action: slot.action,
      crew: slot,
      done: true,
      now: worksNow(board) && i === all.length - 1,
    })),
    ...composedIn(board, seat).map(({ action, crew }, i) => ({
      action: choiceOf(action).action,
      crew: crew === undefined ? NOBODY : crewOf(crew),
      done: false,
      outlook: outlooks[i],
    })),
  ]
}

/** Gains and costs in one line. */
const comesTo = (board: Board, { outlook, done, now }: Shown): string => {
  const said = textIn(board.locale)
  if (done) return now ? said.underWay : said.done
  const changed = GOODS.flatMap((good) =>
    outlook?.change[good] ? [`${signed(outlook.change[good])} ${board.t.name(good)}`] : [],
  )
  return changed.join(', ') || said.nothing
}

type FaceProps = {
  readonly board: Board
  readonly shown: Shown
  readonly at: number
  readonly width: number
  readonly height: number
}

const inkOf = ({ done, now }: Shown): string => (done && !now ? 'var(--sumi-light)' : 'var(--sumi)')

/** The officials before the card. */
const Crewed = ({ board, shown, width }: Omit<FaceProps, 'at' | 'height'>) => {
  const said = textIn(board.locale)
  const count = sizeOf(shown.crew)
  const pieces = Math.min(4, count) * 16
  const text = count === 0 ? said.nobody : said.officials(count)
  return (
    <g>
      <g transform={`translate(${12 + pieces / 2} 51)`}>
        <Officials
          crew={shown.crew}
          player={board.seat === null ? undefined : board.players[board.seat]}
          size={20}
        />
      </g>
      <text
        className="kit-text"
        x={pieces + 20}
        y="51"
        dy="0.35em"
        fontSize={TEXT}
        style={{ fill: inkOf(shown) }}
        {...within(text, width - pieces - 30, 14)}
      >
        {text}
      </text>
    </g>
  )
}

const Named = ({ board, shown, at, width }: Omit<FaceProps, 'height'>) => {
  const name = board.t.name(shown.action)
  return (
    <g>
      <text className="kit-figure" x="12" y="27" fontSize="20" fill={inkOf(shown)}>
        {at + 1}
      </text>
      <SignMark name={signOfAction(shown.action)} x={41} y={20} size={23} />
      <text
        className="kit-title"
        x="60"
        y="26"
        fontSize={NAME}
        style={{ fill: inkOf(shown) }}
        {...within(name, width - 70, 17)}
      >
        {name}
      </text>
    </g>
  )
}

/** In a low window only its head is seen. */
const LOW = 60

const Face = ({ board, shown, at, width, height }: FaceProps) => {
  const text = comesTo(board, shown)
  return (
    <g>
      <path
        className="spot-paper"
        d={cutPath(1, 1, width - 2, height - 2, 8)}
        fill={shown.done && !shown.now ? 'var(--washi)' : 'var(--kinari)'}
        stroke="var(--sumi)"
        strokeWidth="1.5"
        strokeOpacity={shown.done && !shown.now ? 0.4 : 1}
      />
      <Named board={board} shown={shown} at={at} width={width} />
      {height < LOW ? null : (
        <g>
          <Crewed board={board} shown={shown} width={width} />
          <path d={`M2 ${height - 26}H${width - 2}`} stroke="var(--hair)" />
          <text
            className="kit-text"
            x="12"
            y={height - 9}
            fontSize={TEXT}
            style={{ fill: inkOf(shown) }}
            {...within(text, width - 24, 14)}
          >
            {text}
          </text>
        </g>
      )}
    </g>
  )
}

const Gap = ({
  at,
  width,
  height,
}: {
  readonly at: number
  readonly width: number
  readonly height: number
}) => (
  <g>
    <path
      d={cutPath(1, 1, width - 2, height - 2, 8)}
      fill="none"
      stroke="var(--sumi)"
      strokeOpacity="0.45"
      strokeDasharray="4 4"
    />
    <text className="kit-figure" x="12" y="27" fontSize="20" fill="var(--sumi-light)">
      {at + 1}
    </text>
  </g>
)

/** The card that is turned next is pressed to turn it. */
export const Slots = ({
  board,
  seat,
  width,
  height,
}: {
  readonly board: Board
  readonly seat: Seat
  readonly width: number
  readonly height: number
}) => {
  const me = board.view.seats[seat]
  const shown = shownIn(board, seat, me)
  const step = width / CARDS
  return (
    <g>
      {Array.from({ length: CARDS }, (_, at) => {
        const card = shown[at]
        const room = { width: step - 12, height }
        const face = card ? <Face board={board} shown={card} at={at} {...room} /> : <Gap at={at} {...room} />
        return (
          <g key={at} transform={`translate(${at * step} 0)`}>
            {at === me.turned.length && card ? (
              <Spot
                board={board}
                pick="turn-up"
                label={`${board.t.name('turn-up')}: ${board.t.name(card.action)}`}
              >
                {face}
              </Spot>
            ) : (
              <Spot board={board} pick="" id={card?.action ?? ''} reads={card?.action}>
                {face}
              </Spot>
            )}
          </g>
        )
      })}
    </g>
  )
}
