/** What would you do here? The coach answers from what this seat knows. */
import { useState } from 'react'
import { Button } from '../parts/Paper.tsx'
import type { Hint } from './client.ts'
import type { Desk } from './desk.ts'
import { offerName } from './Offers.tsx'

const Said = ({ desk, hint }: { readonly desk: Desk; readonly hint: Hint }) => {
  const offer = desk.offers.find(({ pick }) => pick === hint.pick)
  if (!offer || !desk.task) return null
  return (
    <p className="hint" role="status">
      {desk.say(`hint.${hint.sure}`, { pick: offerName(desk, desk.task, offer) })}
    </p>
  )
}

export const AskCoach = ({ desk }: { readonly desk: Desk }) => {
  const [said, setSaid] = useState<{ readonly at: unknown; readonly hint: Hint | null } | null>(null)
  const [busy, setBusy] = useState(false)
  const { advise } = desk.client
  if (!advise || !desk.asked) return null
  const ask = async () => {
    setBusy(true)
    const hint = await advise()
    setBusy(false)
    setSaid({ at: desk.view, hint })
    if (hint) desk.choose(hint.pick)
  }
  return (
    <div className="coach-line">
      <Button weight="quiet" disabled={busy} onClick={() => void ask()}>
        {busy ? desk.say('hint.thinks') : desk.say('hint.ask')}
      </Button>
      {said?.at === desk.view && said.hint ? <Said desk={desk} hint={said.hint} /> : null}
    </div>
  )
}
