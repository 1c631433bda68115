/** What would you do here? The coach answers from what this seat knows: first a nudge, then the move. */
import type { Pick } from '@machiya/kernel'
import type { Hint } from '@machiya/server/protocol'
import { useState } from 'react'
import { Button } from '../parts/Paper.tsx'
import type { Desk } from './desk.ts'
import { offerName } from './Offers.tsx'

const nameOf = (desk: Desk, pick: Pick): string | null => {
  const offer = desk.offers.find((each) => each.pick === pick)
  return offer && desk.task ? offerName(desk, desk.task, offer) : null
}

const Move = ({ desk, hint }: { readonly desk: Desk; readonly hint: Hint }) => {
  const name = nameOf(desk, hint.pick)
  return name === null ? null : <>{desk.say(`hint.${hint.sure}`, { pick: name })}</>
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

type Said = { readonly about: string; readonly hint: Hint | null; readonly outright: boolean }

export const AskCoach = ({ desk }: { readonly desk: Desk }) => {
  const [said, setSaid] = useState<Said | null>(null)
  const [busy, setBusy] = useState(false)
  const { advise } = desk.client
  // The coach speaks about the table as it lies.
  if (!advise || !desk.asked || !desk.state.hints || desk.draft.laid.length > 0) return null
  const about = questionOf(desk)
  const now = said?.about === about ? said : null
  const tell = (hint: Hint | null, outright: boolean) => {
    setSaid({ about, hint, outright })
    if (hint && outright) desk.choose(hint.pick)
  }
  const ask = async () => {
    setBusy(true)
    const hint = await advise()
    setBusy(false)
    tell(hint, hint !== null && !isNudge(desk, hint))
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
          {now.hint && now.outright ? <Move desk={desk} hint={now.hint} /> : null}
        </div>
      ) : null}
    </div>
  )
}
