/** What has been picked, in words, step by step, until it is confirmed. */
import { offerOf } from '@machiya/kernel/words'
import type { Step } from '@machiya/table'
import { Button } from '../parts/Paper.tsx'
import { capital } from '../parts/told.tsx'
import type { Desk } from './desk.ts'
import { AskOthers } from './UndoRequest.tsx'
import { reasonText } from './reasons.ts'

const nameOfStep = (desk: Desk, { task, a, pick }: Step): string =>
  capital(offerOf(desk.words, { task, a: a as never }, { pick }, desk.plain), desk.locale)

const undoTitle = (desk: Desk): string => {
  const { steps, no } = desk.state.undo
  const last = steps.at(-1)
  if (last) return desk.say('undo.what', { what: nameOfStep(desk, last) })
  return no
    ? desk.say('undo.not', { reason: reasonText(desk.words, no, desk.say) })
    : desk.say('undo.nothing')
}

const Steps = ({ desk }: { readonly desk: Desk }) => {
  const { steps } = desk.state.undo
  const chosen = desk.chosen !== null && desk.task
  if (steps.length === 0 && !chosen) return <p className="quiet draft-empty">{undoTitle(desk)}</p>
  return (
    <ol className="steps">
      {steps.slice(-3).map((step, i) => (
        <li key={i} data-done>
          {nameOfStep(desk, step)}
        </li>
      ))}
      {chosen && desk.task ? (
        <li aria-current="step">
          {capital(
            offerOf(desk.words, desk.task, { pick: desk.chosen ?? '' }, desk.plain, desk.view),
            desk.locale,
          )}
        </li>
      ) : null}
    </ol>
  )
}

export const Draft = ({ desk }: { readonly desk: Desk }) => {
  const { say, state, chosen } = desk
  if (state.status === 'over' || state.seat === null) return null
  const canUndo = state.undo.steps.length > 0
  return (
    <section className="draft" aria-label={say('draft')}>
      <Steps desk={desk} />
      <div className="draft-buttons">
        <AskOthers desk={desk} />
        <Button
          title={undoTitle(desk)}
          aria-label={`${say('undo')}: ${undoTitle(desk)}`}
          aria-disabled={!canUndo}
          data-dim={!canUndo || undefined}
          onClick={() => (canUndo ? desk.undo() : undefined)}
        >
          {say('undo')}
        </Button>
        <Button
          weight="ask"
          className="confirm"
          aria-disabled={chosen === null}
          data-dim={chosen === null || undefined}
          onClick={desk.confirm}
        >
          {say('confirm')}
        </Button>
      </div>
    </section>
  )
}
