import type { CountryId } from './countries.ts'
import type { GoodId } from './goods.ts'
import type { Reward } from './rewards.ts'
import type { Source } from './sources.ts'

export type Order = {
  id: string
  country: CountryId
  goods: { readonly [good in GoodId]?: number }
  reward: Reward
  /** What the digits of a lost picture make likely, in a row that is otherwise designed. */
  likely?: readonly string[]
  source: Source
}

/** Designed rows follow one yardstick: copper and silk 2, tea and fish 1, worth points + yen + 4 an import. */
export const ORDERS = [
  {
    id: 'order-1',
    country: 'united-states',
    goods: { silk: 1, tea: 3 },
    reward: { points: 1, imports: 1 },
    likely: ['country', 'points'],
    source: 'designed',
  },
  {
    id: 'order-2',
    country: 'france',
    goods: { silk: 2, fish: 3 },
    reward: { points: 3, imports: 1 },
    likely: ['country', 'points'],
    source: 'designed',
  },
  {
    id: 'order-3',
    country: 'great-britain',
    goods: { copper: 2, silk: 2, tea: 3, fish: 3 },
    reward: { points: 14 },
    likely: ['country', 'points'],
    source: 'designed',
  },
  {
    id: 'order-4',
    country: 'germany',
    goods: { copper: 3, fish: 3 },
    reward: { points: 5, imports: 1 },
    likely: ['country', 'points'],
    source: 'designed',
  },
  {
    id: 'order-5',
    country: 'france',
    goods: { copper: 1, fish: 3 },
    reward: { points: 1, imports: 1 },
    likely: ['country', 'points'],
    source: 'designed',
  },
  {
    id: 'order-6',
    country: 'netherlands',
    goods: { copper: 2, silk: 1, tea: 3, fish: 3 },
    reward: { points: 12 },
    likely: ['country', 'points'],
    source: 'designed',
  },
  {
    id: 'order-7',
    country: 'france',
    goods: { silk: 3, tea: 1 },
    reward: { points: 3, imports: 1 },
    likely: ['country', 'points'],
    source: 'designed',
  },
  {
    id: 'order-8',
    country: 'netherlands',
    goods: { copper: 2, tea: 3 },
    reward: { points: 3, imports: 1 },
    likely: ['country', 'points'],
    source: 'designed',
  },
  {
    id: 'order-9',
    country: 'germany',
    goods: { copper: 3, silk: 3 },
    reward: { points: 12 },
    likely: ['country', 'points'],
    source: 'designed',
  },
  {
    id: 'order-10',
    country: 'great-britain',
    goods: { tea: 4, fish: 2 },
    reward: { points: 4, yen: 2 },
    likely: ['country', 'points', 'yen'],
    source: 'designed',
  },
  {
    id: 'order-11',
    country: 'netherlands',
    goods: { copper: 1, silk: 2, fish: 3 },
    reward: { points: 5, imports: 1 },
    likely: ['country', 'points'],
    source: 'designed',
  },
  {
    id: 'order-12',
    country: 'united-states',
    goods: { copper: 3, silk: 3, tea: 3, fish: 3 },
    reward: { points: 19 },
    likely: ['country', 'points'],
    source: 'designed',
  },
  {
    id: 'order-13',
    country: 'germany',
    goods: { copper: 1, silk: 2, tea: 2 },
    reward: { points: 6, yen: 2 },
    source: 'public',
  },
  {
    id: 'order-14',
    country: 'great-britain',
    goods: { tea: 5 },
    reward: { points: 1, imports: 1 },
    source: 'designed',
  },
  {
    id: 'order-15',
    country: 'great-britain',
    goods: { fish: 5 },
    reward: { points: 1, imports: 1 },
    source: 'designed',
  },
  {
    id: 'order-16',
    country: 'great-britain',
    goods: { silk: 2, tea: 3 },
    reward: { points: 3, imports: 1 },
    source: 'designed',
  },
  {
    id: 'order-17',
    country: 'great-britain',
    goods: { copper: 1, silk: 1, tea: 1, fish: 1 },
    reward: { points: 4, yen: 2 },
    source: 'designed',
  },
  {
    id: 'order-18',
    country: 'great-britain',
    goods: { copper: 2, silk: 2 },
    reward: { points: 8 },
    source: 'designed',
  },
  {
    id: 'order-19',
    country: 'great-britain',
    goods: { silk: 4, tea: 2 },
    reward: { points: 10 },
    source: 'designed',
  },
  {
    id: 'order-20',
    country: 'great-britain',
    goods: { copper: 1, tea: 3, fish: 2 },
    reward: { points: 3, imports: 1 },
    source: 'designed',
  },
  {
    id: 'order-21',
    country: 'united-states',
    goods: { silk: 3 },
    reward: { points: 4, yen: 2 },
    source: 'designed',
  },
  {
    id: 'order-22',
    country: 'united-states',
    goods: { silk: 2, tea: 4 },
    reward: { points: 4, imports: 1 },
    source: 'designed',
  },
  {
    id: 'order-23',
    country: 'united-states',
    goods: { silk: 4, fish: 4 },
    reward: { points: 4, imports: 2 },
    source: 'designed',
  },
  {
    id: 'order-24',
    country: 'united-states',
    goods: { silk: 1, tea: 2, fish: 2 },
    reward: { points: 2, imports: 1 },
    source: 'designed',
  },
  {
    id: 'order-25',
    country: 'united-states',
    goods: { copper: 2, fish: 4 },
    reward: { points: 6, yen: 2 },
    source: 'designed',
  },
  {
    id: 'order-26',
    country: 'france',
    goods: { silk: 3, tea: 2 },
    reward: { points: 4, imports: 1 },
    source: 'designed',
  },
  {
    id: 'order-27',
    country: 'france',
    goods: { silk: 5 },
    reward: { points: 2, imports: 2 },
    source: 'designed',
  },
  {
    id: 'order-28',
    country: 'france',
    goods: { silk: 2, tea: 2, fish: 2 },
    reward: { points: 6, yen: 2 },
    source: 'designed',
  },
  {
    id: 'order-29',
    country: 'france',
    goods: { copper: 1, silk: 3, fish: 2 },
    reward: { points: 10 },
    source: 'designed',
  },
  {
    id: 'order-30',
    country: 'germany',
    goods: { copper: 3, tea: 1 },
    reward: { points: 3, imports: 1 },
    source: 'designed',
  },
  {
    id: 'order-31',
    country: 'germany',
    goods: { copper: 5 },
    reward: { points: 2, imports: 2 },
    source: 'designed',
  },
  {
    id: 'order-32',
    country: 'germany',
    goods: { copper: 2, tea: 2, fish: 2 },
    reward: { points: 4, imports: 1 },
    source: 'designed',
  },
  {
    id: 'order-33',
    country: 'germany',
    goods: { copper: 1, tea: 2 },
    reward: { points: 2, yen: 2 },
    source: 'designed',
  },
  {
    id: 'order-34',
    country: 'netherlands',
    goods: { tea: 3, fish: 3 },
    reward: { points: 4, yen: 2 },
    source: 'designed',
  },
  {
    id: 'order-35',
    country: 'netherlands',
    goods: { copper: 1, silk: 1, tea: 2, fish: 2 },
    reward: { points: 4, imports: 1 },
    source: 'designed',
  },
  {
    id: 'order-36',
    country: 'netherlands',
    goods: { copper: 2, silk: 2, tea: 2, fish: 2 },
    reward: { points: 12 },
    source: 'designed',
  },
] as const satisfies readonly Order[]

export type OrderId = (typeof ORDERS)[number]['id']
