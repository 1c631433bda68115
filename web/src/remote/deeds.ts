/** What a player can do at a table on a server. */
import type { Pick, Reason } from '@machiya/kernel'
import type { StoreApi } from 'zustand'
import type { Step, TableClient, TableState } from '../table/client.ts'
import { askUndo, consentUndo, hintFor, rematchTable, setOrders } from './api.ts'
import { keepLinks } from './links.ts'
import type { Wire } from './wire.ts'

const refused = (answer: { ok: boolean; rule?: string | undefined; sentence?: string }): Reason | null =>
  answer.ok ? null : { rule: answer.rule ?? 'K3', sentence: answer.sentence ?? '' }

export const deeds = (
  id: string,
  store: StoreApi<TableState>,
  wire: () => Wire | undefined,
  making: (step: Step | null) => void,
): Omit<TableClient, 'store' | 'open' | 'close'> => ({
  play: async (pick: Pick) => {
    const { seat, view } = store.getState()
    const task = view?.agenda.at(-1)
    const line = wire()
    if (seat === null || !view || !task || !line) return null
    making({ task: task.task, a: task.a, pick })
    const answer = await line.ask({
      type: 'move',
      table: id,
      seat,
      number: view.number,
      task: task.task,
      picks: [pick],
    })
    if (!answer.ok) making(null)
    return refused(answer)
  },
  undo: async () => {
    const { seat, view, undo } = store.getState()
    const line = wire()
    if (seat === null || !view || !line) return null
    const answer = await line.ask({ type: 'undo', table: id, seat, number: view.number })
    const no = refused(answer)
    store.setState({ undo: no ? { steps: [], no } : { steps: undo.steps.slice(0, -1), no: null } })
    return no
  },
  lift: () => undefined,
  takeOver: () => undefined,
  say: (text: string) => void wire()?.ask({ type: 'chat', table: id, text }),
  advise: async () => {
    const { seat, hints } = store.getState()
    if (seat === null || !hints) return null
    return (await hintFor(id, seat)).ok ?? null
  },
  plead: async () => {
    const { seat, view } = store.getState()
    if (seat === null || !view) return null
    const { failed } = await askUndo(id, seat, view.number)
    return failed ? { rule: 'K11', sentence: failed.sentence } : null
  },
  answerPlea: (agree) => {
    const { seat } = store.getState()
    if (seat !== null) void consentUndo(id, seat, agree)
  },
  command: (orders) => {
    const { seat } = store.getState()
    if (seat === null) return
    store.setState({ orders })
    void setOrders(id, { seat, orders: orders.map(({ task, pick }) => ({ task, picks: [pick] })) })
  },
  rematch: async () => {
    const { rematch } = store.getState()
    if (rematch) return `/table/${rematch}`
    const { ok } = await rematchTable(id)
    if (ok) keepLinks(ok)
    return ok ? `/table/${ok.table.id}` : '/'
  },
})
