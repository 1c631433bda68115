/** A seat's clock: running where there is a deadline, standing where there is a bank. */
import { useEffect, useState } from 'react'
import type { Chair } from '../client/table.ts'

const two = (n: number): string => String(n).padStart(2, '0')

export const clockFace = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  if (h >= 48) return `${Math.floor(h / 24)} d`
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}

const useNow = (running: boolean): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!running) return undefined
    const tick = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(tick)
  }, [running])
  return now
}

export const Clock = ({ chair }: { readonly chair: Chair }) => {
  const { deadline, bank } = chair
  const now = useNow(deadline !== null)
  const left = deadline === null ? bank : deadline - now
  return left === null ? null : <time className="clock">{clockFace(left)}</time>
}
