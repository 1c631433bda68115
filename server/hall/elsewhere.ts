/** Who is at which table at other nodes, as those nodes tell. */
import type { Viewer } from '@machiya/kernel'

export type Elsewhere = {
  /** When each node was last heard of. */
  readonly nodes: Map<string, number>
  readonly tables: Map<string, Map<string, readonly Viewer[]>>
}
export const nobodyElsewhere = (): Elsewhere => ({ nodes: new Map(), tables: new Map() })

const NOWHERE: ReadonlyMap<string, readonly Viewer[]> = new Map()
/** The nodes where somebody listens at a table, with those viewers. */
export const nodesAt = ({ tables }: Elsewhere, table: string): ReadonlyMap<string, readonly Viewer[]> =>
  tables.get(table) ?? NOWHERE
export const viewersElsewhere = (elsewhere: Elsewhere, table: string): Viewer[] =>
  [...nodesAt(elsewhere, table).values()].flat()

export const noteHere = (
  { tables }: Elsewhere,
  table: string,
  node: string,
  viewers: readonly Viewer[],
): void => {
  const nodes = tables.get(table) ?? new Map<string, readonly Viewer[]>()
  if (viewers.length > 0) nodes.set(node, viewers)
  else nodes.delete(node)
  if (nodes.size > 0) tables.set(table, nodes)
  else tables.delete(table)
}

/** Whoever says nothing for so long is gone. */
const SILENT_MS = 30_000
export const forgetSilent = (elsewhere: Elsewhere, now: number): void => {
  for (const [node, heardAt] of elsewhere.nodes) {
    if (now - heardAt < SILENT_MS) continue
    elsewhere.nodes.delete(node)
    for (const table of elsewhere.tables.keys()) noteHere(elsewhere, table, node, [])
  }
}
