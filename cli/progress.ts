/** One line on the terminal that says how far the work has come. Where nobody looks, it says nothing. */
import { colours } from './colours.ts'

export type Progress = { step(done: number, note?: string): void; end(): void }
type Out = { isTTY?: boolean; write(text: string): unknown }

const WIDTH = 24
const EVERY_MS = 100
const CLEAR = '\r\u001B[K'

const bar = (share: number): string => {
  const full = Math.round(share * WIDTH)
  return colours.cyan('━'.repeat(full)) + colours.dim('━'.repeat(WIDTH - full))
}

const left = (seconds: number): string =>
  seconds < 90 ? `${Math.ceil(seconds)} s left` : `${Math.ceil(seconds / 60)} min left`

export const progress = (label: string, total: number, out: Out = process.stderr): Progress => {
  if (!out.isTTY) return { step: () => {}, end: () => {} }
  const began = performance.now()
  let shown = 0
  return {
    step: (done, note = '') => {
      const now = performance.now()
      if (now - shown < EVERY_MS) return
      shown = now
      const rest = (((now - began) / 1000) * (total - done)) / Math.max(done, 1)
      out.write(`${CLEAR}${label} ${bar(done / total)} ${done}/${total}  ${note}  ${left(rest)}`)
    },
    end: () => void out.write(CLEAR),
  }
}
