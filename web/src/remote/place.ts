/** A table in a house far away: found over HTTP, followed over a socket. */
import type { TableInfo } from '@machiya/server/protocol'
import type { Hooks, Line, Place } from '../client/line.ts'
import { keepVisit, visitOf } from '../device/storage.ts'
import { askUndo, consentUndo, isForgotten, rematchTable, tableInfo } from './api.ts'
import { keepLinks } from './links.ts'
import { openSocket } from './socket.ts'

const RETRY_MS = 2000

/** Asks until the house can be reached; null where it knows of no such table. */
const find = async (
  id: string,
  watch: string | undefined,
  lost: () => boolean,
): Promise<TableInfo | null> => {
  for (;;) {
    const { ok, failed } = await tableInfo(id, watch)
    if (failed?.code !== 'offline') return ok ?? null
    if (lost()) return null
    await new Promise((done) => setTimeout(done, RETRY_MS))
  }
}

const follow = (id: string, watch: string | undefined, hooks: Hooks): Line => {
  let line: Line | undefined
  let closed = false
  const isLost = (): boolean => {
    if (!closed) hooks.link('lost')
    return closed
  }
  const enter = async (): Promise<void> => {
    const info = await find(id, watch, isLost)
    if (closed) return
    if (!info) return hooks.gone()
    await hooks.entered(info)
    if (!closed) line = openSocket(hooks)
  }
  void enter()
  return {
    ask: async (message) =>
      line?.ask(message) ?? { type: 'answer', id: null, ok: false, code: 'offline', sentence: '' },
    close: () => {
      closed = true
      line?.close()
    },
  }
}

export const remotePlace = (id: string): Place => {
  const watch = location.hash.slice(1) || undefined
  return {
    talks: true,
    watch,
    open: (hooks) => follow(id, watch, hooks),
    drawn: () => undefined,
    recall: async (seat) => (await visitOf(id, seat)) ?? {},
    remember: (seat, { view, log, whole }) =>
      void keepVisit({ table: id, seat: seat ?? -1, read: view?.number ?? -1, view, log, whole }),
    whyGone: async () => ((await isForgotten()) ? 'signed-out' : 'unknown'),
    rematch: async ({ rematch }) => {
      if (rematch) return `/table/${rematch}`
      const { ok } = await rematchTable(id)
      if (ok) keepLinks(ok)
      return ok ? `/table/${ok.table.id}` : '/'
    },
    undoRequests: {
      ask: async (seat, number) => {
        const { failed } = await askUndo(id, seat, number)
        return failed ? { rule: 'K11', sentence: failed.sentence } : null
      },
      answer: (seat, agree) => void consentUndo(id, seat, agree),
    },
  }
}
