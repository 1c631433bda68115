/** The end of a turn of the event loop: what changed is told once, and what is said to somebody leaves as one frame. */
type Act = () => void
let tells: Act[] = []
let sends: Act[] = []
let isComing = false

const endTurn = (): void => {
  isComing = false
  const telling = tells
  tells = []
  for (const tell of telling) tell()
  const sending = sends
  sends = []
  for (const send of sending) send()
}
const expectEnd = (): void => {
  if (isComing) return
  isComing = true
  setImmediate(endTurn)
}

export const tellAtEnd = (tell: Act): void => {
  tells.push(tell)
  expectEnd()
}
/** After everything that is told. */
export const sendAtEnd = (send: Act): void => {
  sends.push(send)
  expectEnd()
}
