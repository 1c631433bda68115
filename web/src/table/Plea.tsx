/** To take back beyond the limit, everybody who learned something must agree. */
import { useState } from 'react'
import { Button } from '../parts/Paper.tsx'
import type { Desk } from './desk.ts'

/** The one who wants to take back, where the house alone may not allow it. */
export const AskOthers = ({ desk }: { readonly desk: Desk }) => {
  const [no, setNo] = useState<string | null>(null)
  const { plead } = desk.client
  const { undo, plea, seat } = desk.state
  if (plea?.by === seat) return <p className="quiet">{desk.say('plea.waits')}</p>
  if (!plead || !undo.no || desk.view.mover !== seat) return null
  const ask = () => void plead().then((reason) => setNo(reason?.sentence ?? null))
  return (
    <>
      <Button weight="quiet" onClick={ask}>
        {desk.say('plea.ask')}
      </Button>
      {no ? (
        <p className="refusal" role="alert">
          {no}
        </p>
      ) : null}
    </>
  )
}

/** Those who are asked. */
export const Plea = ({ desk }: { readonly desk: Desk }) => {
  const { plea, seat } = desk.state
  if (!plea || seat === null || !plea.from.includes(seat)) return null
  return (
    <section className="reel" role="alertdialog" aria-label={desk.say('plea')}>
      <h2 className="plea-title">{desk.say('plea.title', { name: desk.players[plea.by]?.name ?? '' })}</h2>
      <div className="coach-buttons">
        <Button weight="quiet" onClick={() => desk.client.answerPlea(false)}>
          {desk.say('plea.decline')}
        </Button>
        <Button weight="ask" onClick={() => desk.client.answerPlea(true)}>
          {desk.say('plea.agree')}
        </Button>
      </div>
    </section>
  )
}
