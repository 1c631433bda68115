import { seatsOf, type Seat, type Whole } from '@machiya/kernel'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { yedo } from '../index.ts'
import type { Yedo } from '../position.ts'
import { drawn, playThrough, propsFor } from './testing.tsx'

const seen = vi.hoisted(() => ({ eyes: '', drawnAs: new Map<string, string>(), again: 0 }))

/** Every part that keeps still is drawn and held against what it was when it last looked like this. */
vi.mock('@machiya/kit', async (original) => {
  const compare = ({ look, children }: { readonly look: string; readonly children: ReactNode }) => {
    const key = `${seen.eyes} ${look}`
    const markup = renderToStaticMarkup(children)
    if (seen.drawnAs.has(key)) seen.again += 1
    expect(seen.drawnAs.get(key) ?? markup, look).toBe(markup)
    seen.drawnAs.set(key, markup)
    return children
  }
  return { ...(await original<object>()), Part: compare }
})

beforeEach(() => {
  seen.drawnAs.clear()
  seen.again = 0
})

/** As seen by one seat, at rest and with one of the offers chosen and another pointed at. */
const look = (g: Whole<Yedo>, seat: Seat, at: number): void => {
  const props = propsFor(yedo.view(g, seat), seat, 'en', at % 3 === 0)
  const [chosen, pointed] = [props.offers.at(at % 5)?.pick ?? null, props.offers.at(at % 7)?.pick ?? null]
  seen.eyes = `${seat} ${props.narrow}`
  drawn(props)
  drawn({ ...props, chosen, pointed: pointed === null ? null : String(pointed) })
}

test.each([
  [3, 'geisha'],
  [5, 'samurai'],
] as const)(
  'a part that looks the same is drawn the same, %i players',
  (seats, setting) => {
    let moves = 0
    playThrough(seats, setting, (g, asked) => {
      moves += 1
      if (moves % 17 === 0) look(g, asked, moves)
      for (const seat of moves % 113 === 0 ? seatsOf(g) : []) look(g, seat, moves)
    })
    expect(seen.drawnAs.size).toBeGreaterThan(500)
    expect(seen.again).toBeGreaterThan(1000)
  },
  240_000,
)
