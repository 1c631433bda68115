/** The tab says whose turn it is: in its title, and by a mark on its sign where it is mine. */
import { useEffect } from 'react'
import { listed } from '../text/index.ts'
import type { Desk } from './desk.ts'

const HOUSE = 'Machiya'
const SIGN = '/icon.svg'
/** The sign of the house in the colour of rest, with a spot for a turn. */
const MARKED = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect x="1" y="1" width="62" height="62" rx="4" fill="#1d1b18"/><circle cx="32" cy="32" r="18" fill="#c23b2a"/></svg>',
)}`

const titleOf = ({ state, asked, say, locale, waiting, players, words }: Desk): string => {
  const name = `${words.title} · ${HOUSE}`
  if (state.status === 'over') return `${say('line.over')} · ${name}`
  if (asked) return `● ${say('line.your-turn')} · ${name}`
  const names = waiting.map((seat) => players[seat]?.name ?? '')
  return names.length ? `${say('waiting-for', { names: listed(locale, names) })} · ${name}` : name
}

const showSign = (href: string): void => {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', href)
}

export const Signals = ({ desk }: { readonly desk: Desk }) => {
  const title = titleOf(desk)
  const isMine = desk.asked && desk.state.status === 'playing'
  useEffect(() => {
    const before = document.title
    return () => {
      document.title = before
    }
  }, [])
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    if (!isMine) return undefined
    showSign(MARKED)
    void navigator.setAppBadge?.(1).catch(() => undefined)
    return () => {
      showSign(SIGN)
      void navigator.clearAppBadge?.().catch(() => undefined)
    }
  }, [isMine])
  return null
}
