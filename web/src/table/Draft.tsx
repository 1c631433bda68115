/** What is laid so far, one chip a step, until it is confirmed; and what cannot be taken back any more then. */
import type { Position } from '@machiya/kernel'
import { offerOf } from '@machiya/kernel/words'
import type { Step } from '@machiya/table'
import { useDeferredValue, useState, type ReactNode } from 'react'
import { Button } from '../parts/Paper.tsx'
import { capital } from '../parts/told.tsx'
import { listed } from '../text/index.ts'
import type { Desk } from './desk.ts'
import { endOf, viewBefore, viewBehind } from './draft.ts'
import { foretold } from './foretold.ts'
import { KeySign } from './KeySign.tsx'
import { tidingText } from './Log.tsx'
import { meansOf } from './means.ts'
import { AskOthers } from './UndoRequest.tsx'
import { reasonText } from './reasons.ts'

/** What it does is told where it lies: a chip names it. */
const nameOfStep = (desk: Desk, { task, a, pick }: Step, view?: Position): string => {
  const name = offerOf(desk.words, { task, a: a as never }, { pick }, desk.plain, view)
  const effect = desk.words.effects[String(pick)]
  return capital(effect ? name.replace(`: ${effect}`, '') : name, desk.locale)
}

const undoTitle = (desk: Desk): string => {
  const { steps, no } = desk.state.undo
  const { laid, waiting } = desk.draft
  const last = waiting.at(-1) ?? laid.at(-1) ?? steps.at(-1)
  if (last) return desk.say('undo.what', { what: nameOfStep(desk, last) })
  return no
    ? desk.say('undo.not', { reason: reasonText(desk.words, no, desk.say) })
    : desk.say('undo.nothing')
}

/** A step of the draft: a press takes it away again. */
const Chip = ({ desk, step, name, state }: ChipProps) => (
  <li data-state={state} aria-current={state === 'last' ? 'step' : undefined}>
    <button
      type="button"
      className="step cut-paper"
      aria-label={desk.say('draft.take', { what: name })}
      onClick={() => desk.take(step)}
    >
      <i aria-hidden="true" className="step-mark" />
      {name}
    </button>
  </li>
)
type ChipProps = {
  readonly desk: Desk
  readonly step: Step
  readonly name: string
  readonly state: 'laid' | 'last' | 'waits'
}

/** The pick that is suggested, and goes with the others when they are confirmed. */
const Suggested = ({ desk }: { readonly desk: Desk }) => {
  const { draft, line } = desk
  const at = line.laid.length - 1
  const step = line === draft ? undefined : line.laid[at]
  return step ? (
    <li data-state="suggested" aria-current="step">
      <span className="step cut-paper">{nameOfStep(desk, step, viewBefore(line, at))}</span>
    </li>
  ) : null
}

/** So many chips stand beside each other; more, or where there is no room, are one chip that opens them. */
const MOST = 4

const Chips = ({ desk }: { readonly desk: Desk }) => {
  const { laid, waiting } = desk.draft
  const last = desk.line === desk.draft ? laid.length - 1 : -1
  return (
    <ol className="steps" data-many={laid.length + waiting.length > MOST || undefined}>
      {laid.map((step, i) => (
        <Chip
          key={`${i} ${step.pick}`}
          desk={desk}
          step={step}
          name={nameOfStep(desk, step, viewBefore(desk.draft, i))}
          state={i === last ? 'last' : 'laid'}
        />
      ))}
      <Suggested desk={desk} />
      {waiting.map((step, i) => (
        <Chip
          key={`waits ${i}`}
          desk={desk}
          step={step}
          name={desk.say('draft.waits', { what: nameOfStep(desk, step) })}
          state="waits"
        />
      ))}
    </ol>
  )
}

const Steps = ({ desk }: { readonly desk: Desk }) => {
  const [open, setOpen] = useState(false)
  const { line, draft, say } = desk
  const count = line.laid.length + draft.waiting.length
  if (count === 0) return null
  return (
    <div className="chosen-steps" data-open={open || undefined}>
      <button
        type="button"
        className="step steps-folded cut-paper"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {say('draft.count', { count })}
      </button>
      <Chips desk={desk} />
    </div>
  )
}

const handedOn = (desk: Desk): string => {
  const next = desk.game.waitingFor(viewBehind(desk.line))
  const names = next.map((seat) => desk.plain.seat(seat))
  return names.length === 0
    ? desk.say('draft.over')
    : desk.say('draft.handed-on', { count: names.length, names: listed(desk.locale, names) })
}

/** What is told of cards nobody has seen, or in general that it cannot be taken back. */
const revealed = (desk: Desk, end: 'chance' | 'shown'): string => {
  const { unseen, fresh } = foretold(desk.line)
  const told = [
    ...unseen.map((tiding) => tidingText(desk, tiding, desk.plain)),
    ...(fresh > 0 ? [desk.say('draft.fresh', { count: fresh })] : []),
  ]
  return told.length > 0
    ? desk.say('draft.then', { what: listed(desk.locale, told) })
    : desk.say(`draft.${end}`)
}

const endingOf = (desk: Desk): string | null => {
  const end = endOf(desk.line)
  if (end === null) return null
  if (end === 'handed-on') return handedOn(desk)
  return end === 'closed' ? desk.say('draft.closed') : revealed(desk, end)
}

/** To look into several worlds takes a while: the table is drawn first. */
const Ending = ({ desk }: { readonly desk: Desk }) => {
  const line = useDeferredValue(desk.line)
  const text = line === desk.line ? endingOf(desk) : null
  return text ? <p className="draft-end">{text}</p> : null
}

/** Half a line of what follows: from the game, or the figures that change; and what cannot be taken back. */
const Follows = ({ desk }: { readonly desk: Desk }) => {
  const { module, board, line } = desk
  const own = line.laid.length > 0 || board.chosen !== null ? module?.follows?.(board) : undefined
  const means = own ?? meansOf(desk).join(' · ')
  return (
    <div className="draft-notes">
      {means ? <p className="draft-means">{means}</p> : null}
      <Ending desk={desk} />
    </div>
  )
}

const Dropped = ({ desk }: { readonly desk: Desk }) => {
  const names = desk.draft.dropped.map((step) => nameOfStep(desk, step))
  return names.length > 0 ? (
    <p className="draft-dropped" role="status">
      {desk.say('draft.dropped', { what: listed(desk.locale, names) })}
    </p>
  ) : null
}

const Buttons = ({ desk }: { readonly desk: Desk }) => {
  const { say, state, line, chosen, draft, board, isSent } = desk
  const canUndo = !isSent && state.undo.steps.length + draft.laid.length + draft.waiting.length > 0
  const isLaid = line.laid.length > 0 || chosen !== null
  const canConfirm = isLaid && !isSent && !desk.isPartial
  const deed = (isLaid && desk.module?.deed?.(board)) || say('confirm')
  return (
    <div className="draft-buttons">
      <AskOthers desk={desk} />
      <Button
        title={undoTitle(desk)}
        aria-label={`${say('undo')}: ${undoTitle(desk)}`}
        aria-disabled={!canUndo}
        data-dim={!canUndo || undefined}
        onClick={() => (canUndo ? desk.undo() : undefined)}
      >
        {say('undo')} <KeySign of="u" />
      </Button>
      <Button
        weight="ask"
        className="confirm"
        aria-disabled={!canConfirm}
        data-dim={!canConfirm || undefined}
        onClick={desk.confirm}
      >
        {deed} <KeySign of="↵" />
      </Button>
    </div>
  )
}

/** Onlookers have nothing to lay; what happened last is told to all. */
export const Draft = ({ desk, children }: { readonly desk: Desk; readonly children?: ReactNode }) => {
  const { say, state } = desk
  if (state.status === 'over' || state.seat === null) return <div className="draft">{children}</div>
  return (
    <section className="draft" aria-label={say('draft')}>
      <Steps desk={desk} />
      <Dropped desk={desk} />
      <Follows desk={desk} />
      {children}
      <Buttons desk={desk} />
    </section>
  )
}
