import type { MerchantCard } from './types.ts'

export const MERCHANT_CARDS = [
  {
    id: 'merchant-1',
    goods: { resource: 'wood', units: 2, ryo: 2 },
    power: { stone: 2, ryo: 4 },
    likely: ['goods'],
    source: 'designed',
  },
  {
    id: 'merchant-2',
    goods: { resource: 'wood', units: 3, ryo: 2 },
    power: { rice: 3, ryo: 3 },
    source: 'designed',
  },
  { id: 'merchant-3', goods: { resource: 'wood', units: 3, ryo: 1 }, power: { ryo: 10 }, source: 'designed' },
  {
    id: 'merchant-4',
    goods: { resource: 'stone', units: 2, ryo: 3 },
    power: { wood: 3, ryo: 4 },
    source: 'designed',
  },
  {
    id: 'merchant-5',
    goods: { resource: 'stone', units: 3, ryo: 2 },
    power: { rice: 2, ryo: 6 },
    source: 'designed',
  },
  {
    id: 'merchant-6',
    goods: { resource: 'stone', units: 2, ryo: 2 },
    power: { wood: 2, rice: 2 },
    source: 'designed',
  },
  {
    id: 'merchant-7',
    goods: { resource: 'rice', units: 3, ryo: 2 },
    power: { stone: 3 },
    source: 'designed',
  },
  {
    id: 'merchant-8',
    goods: { resource: 'rice', units: 2, ryo: 2 },
    power: { wood: 4, ryo: 2 },
    source: 'designed',
  },
  {
    id: 'merchant-9',
    goods: { resource: 'rice', units: 3, ryo: 1 },
    power: { wood: 1, stone: 1, ryo: 6 },
    source: 'designed',
  },
  {
    id: 'merchant-10',
    goods: { resource: 'any', units: 2, ryo: 3 },
    power: { wood: 1, stone: 1, rice: 1, ryo: 4 },
    source: 'designed',
  },
] as const satisfies readonly MerchantCard[]

export type MerchantCardId = (typeof MERCHANT_CARDS)[number]['id']
