import { ANSWERED, type Entry } from '@machiya/table'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Desk } from './desk.ts'
import { Spoken } from './Spoken.tsx'

const entry = (number: number, why: string): Entry => ({
  number,
  mover: 0,
  at: 0,
  tidings: [{ tiding: ANSWERED, a: { seat: 0, why } }],
})

const deskAt = (log: readonly Entry[]): Desk =>
  ({
    say: (id: string) => id,
    plain: { seat: () => 'Ito' },
    waiting: [],
    state: { status: 'playing', seat: 0, log },
  }) as unknown as Desk

test('all that was told between two drawings is spoken, each move by itself and in order, then what is asked', () => {
  const spoken = renderToStaticMarkup(<Spoken desk={deskAt([entry(4, 'first'), entry(5, 'second')])} />)
  expect(spoken).toMatch(/role="log".*<p>log\.first<\/p><p>log\.second<\/p>.*role="status">goes-on</)
})

test('what is long told does not stay', () => {
  const log = Array.from({ length: 40 }, (_, i) => entry(i, `n${i}`))
  const spoken = renderToStaticMarkup(<Spoken desk={deskAt(log)} />)
  expect(spoken).toContain('log.n39<')
  expect(spoken).not.toContain('log.n9<')
})
