/** How much time there is at a table of friends: what one begins with, and how it is told. */
import type { NewTable } from '@machiya/server/protocol'
import type { Say } from '../text/index.ts'

export type Clock = NewTable['clock']
export type Quiet = NonNullable<Extract<Clock, { kind: 'days' }>['quiet']>

/** The nights of whoever lays the table. */
export const nights = (): Quiet => ({
  from: 22,
  to: 8,
  zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
})

export const startClock = (kind: Clock['kind']): Clock => {
  if (kind === 'live') return { kind, bank: 45 * 60, increment: 30 }
  return kind === 'days' ? { kind, days: 1, quiet: nights() } : { kind: 'none' }
}

export const clockText = (clock: Clock, say: Say): string => {
  if (clock.kind === 'none') return say('clock.none')
  if (clock.kind === 'live')
    return say('clock.live-is', { minutes: Math.round(clock.bank / 60), seconds: clock.increment })
  const days = say('clock.days-are', { days: clock.days })
  return clock.quiet ? `${days} ${say('clock.quiet-is', { ...clock.quiet })}` : days
}
