/** The secrets of a table's links are shown once; the host's page keeps them. */
import type { TableMade } from '@machiya/server/protocol'

type Links = Pick<TableMade, 'links' | 'watch'>
const NONE: Links = { links: [], watch: '' }

const keyOf = (id: string): string => `machiya.links.${id}`

export const linksOf = (id: string): Links => {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null') as Partial<Links> | null
    return { ...NONE, ...kept }
  } catch {
    return NONE
  }
}

/** A chair that was freed has a new link, and its old one opens nothing any more. */
export const keepLinks = ({ table, links, watch }: TableMade): void => {
  const known = linksOf(table.id)
  const rest = known.links.filter(({ seat }) => !links.some((fresh) => fresh.seat === seat))
  const kept: Links = { links: [...rest, ...links], watch: watch || known.watch }
  localStorage.setItem(keyOf(table.id), JSON.stringify(kept))
}

/** The secret stands behind #, where no server and no referrer sees it; which evening it will be may be read by all. */
export const linkTo = (door: string, id: string, token: string, game: string | null): string =>
  `${door}/join/${id}${game ? `?game=${game}` : ''}#${token}`
export const watchLinkTo = (door: string, id: string, token: string): string => `${door}/table/${id}#${token}`
