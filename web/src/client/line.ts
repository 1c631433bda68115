/** A line to a table: the same messages, whether it stands in a house far away or in a thread of this page. */
import type { Reason, Seat } from '@machiya/kernel'
import type { Answer, ClientMessage, ServerMessage, TableInfo } from '@machiya/server/protocol'
import { hex } from '../parts/chance.ts'
import type { Shown } from './heard.ts'
import type { Link, TableState } from './table.ts'

type Unsent<M> = M extends { readonly id: string } ? Omit<M, 'id'> : never

export type Line = {
  /** Says something and waits for its answer, over as many connections as it takes. */
  ask(message: Unsent<ClientMessage>): Promise<Answer>
  close(): void
}

export type Hooks = {
  /** Which table it is. Nothing is joined before the promise is kept. */
  entered(info: TableInfo): Promise<void>
  /** A connection stands: join, or join again. */
  opened(): void
  /** What came at once is heard at once. */
  heard(frame: readonly ServerMessage[]): void
  link(link: Link): void
  /** There is no such table, or none for me. */
  gone(): void
  failed(text: string): void
}

/** Where a table stands: how to get there, and what is kept of the last visit. */
export type Place = {
  /** There are others to talk to. */
  readonly talks: boolean
  /** The secret of an onlooker's link. */
  readonly watch?: string | undefined
  open(hooks: Hooks, takesOver: boolean): Line
  drawn(): void
  recall(seat: Seat | null): Promise<Partial<Shown>>
  remember(seat: Seat | null, shown: Shown): void
  whyGone(): Promise<TableState['gone']>
  /** The address of a new table with the same people. */
  rematch(info: TableInfo): Promise<string>
  /** Null where there is nobody to ask. */
  readonly undoRequests: {
    ask(seat: Seat, number: number): Promise<Reason | null>
    answer(seat: Seat, agree: boolean): void
  } | null
}

/** What was asked and not yet answered. A repeated question keeps its id, so that it is never done twice. */
export const questions = <M extends { readonly id: string }>(send: (message: M) => void) => {
  const open = new Map<string, { readonly message: M; readonly done: (answer: Answer) => void }>()
  return {
    ask: (unsent: Unsent<M>): Promise<Answer> =>
      new Promise((done) => {
        const id = hex(16)
        const message = { ...unsent, id } as unknown as M
        open.set(id, { message, done })
        send(message)
      }),
    /** Hands out the answers, and returns the rest. */
    settle: (frame: readonly ServerMessage[]): ServerMessage[] =>
      frame.filter((message) => {
        if (message.type !== 'answer' || message.id === null) return true
        open.get(message.id)?.done(message)
        open.delete(message.id)
        return false
      }),
    unanswered: (): M[] => [...open.values()].map(({ message }) => message),
  }
}
