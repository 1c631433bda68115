/** The secrets of a table's links are shown once; the host's page keeps them. */
import type { TableMade } from '@machiya/server/protocol'
import { useSyncExternalStore } from 'react'

type Links = Pick<TableMade, 'links' | 'watch'>
const NONE: Links = { links: [], watch: '' }

const keyOf = (id: string): string => `machiya.links.${id}`

const read = (id: string): string => localStorage.getItem(keyOf(id)) ?? 'null'
const parse = (text: string): Links => {
  try {
    return { ...NONE, ...(JSON.parse(text) as Partial<Links> | null) }
  } catch {
    return NONE
  }
}

const CHANGED = 'machiya-links'
const listen = (changed: () => void): (() => void) => {
  window.addEventListener(CHANGED, changed)
  return () => window.removeEventListener(CHANGED, changed)
}
export const useLinks = (id: string): Links => parse(useSyncExternalStore(listen, () => read(id)))

/** A chair that was freed has a new link, and its old one opens nothing any more. */
export const keepLinks = ({ table, links, watch }: TableMade): void => {
  const known = parse(read(table.id))
  const rest = known.links.filter(({ seat }) => !links.some((fresh) => fresh.seat === seat))
  const kept: Links = { links: [...rest, ...links], watch: watch || known.watch }
  localStorage.setItem(keyOf(table.id), JSON.stringify(kept))
  window.dispatchEvent(new Event(CHANGED))
}

/** The secret stands behind #, where no server and no referrer sees it; which evening it will be may be read by all. */
export const linkTo = (door: string, id: string, token: string, game: string | null): string =>
  `${door}/join/${id}${game ? `?game=${game}` : ''}#${token}`
export const watchLinkTo = (door: string, id: string, token: string): string => `${door}/table/${id}#${token}`
