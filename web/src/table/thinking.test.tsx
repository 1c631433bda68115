import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { seated, type Chair } from '../client/table.ts'
import type { Desk } from './desk.ts'
import { useStatus } from './Plate.tsx'

const desk = {
  say: (id: string) => id,
  waiting: [0, 1],
  state: { status: 'playing', seat: 0, view: {} },
  module: null,
} as unknown as Desk

const Status = ({ chair }: { readonly chair: Chair }) => useStatus(desk, chair)
const statusOf = (chair: Chair): string => renderToStaticMarkup(<Status chair={chair} />)

test('people are seen thinking at once, a bot not before it took long', () => {
  expect(statusOf(seated(0, 'Hanna', null))).toBe('seat.to-act')
  expect(statusOf(seated(1, 'Ito', null))).toBe('seat.thinks')
  expect(statusOf(seated(1, 'Ito', 'shogun'))).toBe('')
})
