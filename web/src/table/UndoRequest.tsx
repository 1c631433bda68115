/** To take back beyond the limit, everybody who learned something must agree. */
import { useState } from 'react'
import { Button } from '../parts/Paper.tsx'
import type { Desk } from './desk.ts'
import { movesText } from './Log.tsx'

/** The one who wants to take back, where the house alone may not allow it. */
export const AskOthers = ({ desk }: { readonly desk: Desk }) => {
  const [no, setNo] = useState<string | null>(null)
  const { requestUndo } = desk.client
  const { undo, undoRequest, seat } = desk.state
  if (undoRequest?.by === seat) return <p className="quiet">{desk.say('undo-request.waits')}</p>
  if (!requestUndo || !undo.no || desk.state.evening !== null) return null
  const ask = () => void requestUndo().then((reason) => setNo(reason?.sentence ?? null))
  return (
    <>
      <Button weight="quiet" onClick={ask}>
        {desk.say('undo-request.ask')}
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
export const UndoRequest = ({ desk }: { readonly desk: Desk }) => {
  const { undoRequest, seat } = desk.state
  if (!undoRequest || seat === null || !undoRequest.from.includes(seat)) return null
  return (
    <section className="reel cut-paper" role="alertdialog" aria-label={desk.say('undo-request')}>
      <h2 className="undo-request-title">
        {desk.say('undo-request.title', {
          name: desk.players[undoRequest.by]?.name ?? '',
          ...movesText(desk, undoRequest.moves),
        })}
      </h2>
      <div className="coach-buttons">
        <Button weight="quiet" onClick={() => desk.client.answerUndoRequest(false)}>
          {desk.say('undo-request.decline')}
        </Button>
        <Button weight="ask" onClick={() => desk.client.answerUndoRequest(true)}>
          {desk.say('undo-request.agree')}
        </Button>
      </div>
    </section>
  )
}
