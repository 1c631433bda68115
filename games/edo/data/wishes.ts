import type { Wish } from './types.ts'

/** What games deal that began before these were tuned. */
export const EARLIER_WISHES = [
  { id: 'wish-11', by: 'build', price: { ryo: 1, stone: 4 }, source: 'designed' },
  { id: 'wish-12', by: 'build', price: { ryo: 4, wood: 4 }, source: 'designed' },
  { id: 'wish-13', by: 'build', price: { ryo: 3, wood: 2, stone: 2 }, source: 'designed' },
  { id: 'wish-14', by: 'build', price: { ryo: 3, wood: 2, rice: 2 }, source: 'designed' },
  { id: 'wish-15', by: 'build', price: { ryo: 2, wood: 1, stone: 3 }, source: 'designed' },
] as const satisfies readonly Wish[]

export const WISHES = [
  { id: 'wish-1', by: 'trade', price: { ryo: 10, stone: 1 }, source: 'rulebook' },
  { id: 'wish-2', by: 'trade', price: { ryo: 6, wood: 3 }, source: 'designed' },
  { id: 'wish-3', by: 'trade', price: { ryo: 3, rice: 4 }, source: 'designed' },
  { id: 'wish-4', by: 'trade', price: { ryo: 4, stone: 3 }, source: 'designed' },
  { id: 'wish-5', by: 'trade', price: { ryo: 4, wood: 2, rice: 2 }, source: 'designed' },
  { id: 'wish-6', by: 'travel', price: { ryo: 13 }, source: 'designed' },
  { id: 'wish-7', by: 'travel', price: { ryo: 9, wood: 2 }, source: 'designed' },
  { id: 'wish-8', by: 'travel', price: { ryo: 7, stone: 2 }, source: 'designed' },
  { id: 'wish-9', by: 'travel', price: { ryo: 8, rice: 2 }, source: 'designed' },
  { id: 'wish-10', by: 'travel', price: { ryo: 5, wood: 1, stone: 1, rice: 1 }, source: 'designed' },
  {
    id: 'wish-16',
    by: 'build',
    price: { ryo: 1, stone: 3 },
    since: 3,
    instead: 'wish-11',
    source: 'designed',
  },
  {
    id: 'wish-17',
    by: 'build',
    price: { ryo: 2, wood: 4 },
    since: 3,
    instead: 'wish-12',
    source: 'designed',
  },
  {
    id: 'wish-18',
    by: 'build',
    price: { wood: 2, stone: 2 },
    since: 3,
    instead: 'wish-13',
    source: 'designed',
  },
  {
    id: 'wish-19',
    by: 'build',
    price: { ryo: 1, wood: 2, rice: 2 },
    since: 3,
    instead: 'wish-14',
    source: 'designed',
  },
  {
    id: 'wish-20',
    by: 'build',
    price: { ryo: 2, wood: 1, stone: 2 },
    since: 3,
    instead: 'wish-15',
    source: 'designed',
  },
] as const satisfies readonly Wish[]

export type WishId = (typeof WISHES | typeof EARLIER_WISHES)[number]['id']
