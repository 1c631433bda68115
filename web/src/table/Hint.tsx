/** What would you do here? The coach answers from what this seat knows: first a nudge, then the move. */
import { sentenceOf } from '@machiya/bots/review'
import type { Pick } from '@machiya/kernel'
import type { Outcomes, Reason } from '@machiya/kit/folder'
import type { Hint } from '@machiya/server/protocol'
import { useState } from 'react'
import { outcomesOf } from '../games.ts'
import { Button } from '../parts/Paper.tsx'
import type { Desk } from './desk.ts'
import { offerName } from './Offers.tsx'

const nameOf = (desk: Desk, pick: Pick): string | null => {
  const offer = desk.offers.find((each) => each.pick === pick)
  return offer && desk.task ? offerName(desk, desk.task, offer) : null
}

type MoveProps = { readonly desk: Desk; readonly hint: Hint; readonly outcomes: Outcomes | undefined }

/** The pick, what it comes to beside the next best, and what else could be thought of. */
const Move = ({ desk, hint, outcomes }: MoveProps) => {
  const name = nameOf(desk, hint.pick)
  const next = hint.next.flatMap((pick) => nameOf(desk, pick) ?? [])
  if (name === null) return null
  const { locale, plain, say } = desk
  const told = { language: locale, teller: plain, outcomes }
  return (
    <>
      <p>{say(`hint.${hint.sure}`, { pick: name })}</p>
      {hint.why && next[0] ? (
        <p className="hint-why">
          {say('hint.beside', { other: next[0] })} {sentenceOf(hint.why as Reason, told)}
        </p>
      ) : null}
      {next.length ? <p className="quiet">{say('hint.next', { picks: next.join(' · ') })}</p> : null}
    </>
  )
}

const Nudge = ({ desk, hint }: { readonly desk: Desk; readonly hint: Hint }) => (
  <>
    {desk.say('hint.nudge')}
    <ul>
      {hint.among.map((pick) => (
        <li key={pick}>{nameOf(desk, pick)}</li>
      ))}
    </ul>
  </>
)

/** To look at everything is no hint. */
const isNudge = ({ offers }: Desk, { among }: Hint): boolean =>
  among.length > 1 && among.length < offers.filter(({ no }) => !no).length

/** The same is asked with the same offers: what others do meanwhile does not make a hint old. */
const questionOf = ({ task, offers }: Desk): string =>
  JSON.stringify([task, offers.map(({ pick, no }) => (no ? null : pick))])

type Said = {
  readonly about: string
  readonly hint: Hint | null
  readonly outright: boolean
  readonly outcomes: Outcomes | undefined
}

export const AskCoach = ({ desk }: { readonly desk: Desk }) => {
  const [said, setSaid] = useState<Said | null>(null)
  const [busy, setBusy] = useState(false)
  const { advise } = desk.client
  // The coach speaks about the table as it lies.
  if (!advise || !desk.asked || !desk.state.hints || desk.draft.laid.length > 0) return null
  const about = questionOf(desk)
  const now = said?.about === about ? said : null
  const tell = (hint: Hint | null, outright: boolean, outcomes = said?.outcomes) => {
    setSaid({ about, hint, outright, outcomes })
    if (hint && outright) desk.choose(hint.pick)
  }
  const ask = async () => {
    setBusy(true)
    const [hint, outcomes] = await Promise.all([advise(), outcomesOf(desk.game.name)])
    setBusy(false)
    tell(hint, hint !== null && !isNudge(desk, hint), outcomes)
  }
  const more = now?.hint && !now.outright ? now.hint : null
  return (
    <div className="coach-line">
      <Button weight="quiet" disabled={busy} onClick={() => (more ? tell(more, true) : void ask())}>
        {busy ? desk.say('hint.thinks') : more ? desk.say('hint.which') : desk.say('hint.ask')}
      </Button>
      {now ? (
        <div className="hint" role="status">
          {now.hint === null ? desk.say('hint.none') : null}
          {more ? <Nudge desk={desk} hint={more} /> : null}
          {now.hint && now.outright ? <Move desk={desk} hint={now.hint} outcomes={now.outcomes} /> : null}
        </div>
      ) : null}
    </div>
  )
}
