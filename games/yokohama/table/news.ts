/** The ids that the last move was about. */
import type { Tiding } from '@machiya/kernel'

const idsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : Array.isArray(value)
      ? value.filter((each) => typeof each === 'string')
      : []

export const newsIds = (news: readonly Tiding[]): ReadonlySet<string> =>
  new Set(news.flatMap(({ a }) => Object.values(a).flatMap(idsIn)))
