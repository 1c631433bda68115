/** What the page and its worker write to each other. */
import type { Pick, Reason, Seat, View } from '@machiya/kernel'
import type { Entry, Hint, StandingOrder, Undo } from '../table/client.ts'
import type { SoloChair } from './session.ts'

export type Order =
  | { readonly do: 'open'; readonly id: string; readonly pace: number }
  | { readonly do: 'lift'; readonly seat: Seat }
  | {
      readonly do: 'play'
      readonly ask: number
      readonly seat: Seat
      readonly pick: Pick
      readonly number: number
    }
  | { readonly do: 'undo'; readonly ask: number; readonly seat: Seat }
  | { readonly do: 'advise'; readonly ask: number; readonly seat: Seat }
  | { readonly do: 'pace'; readonly pace: number }
  | { readonly do: 'command'; readonly seat: Seat; readonly orders: readonly StandingOrder[] }

export type Glimpse = {
  readonly game: string
  readonly title: string
  readonly chairs: readonly SoloChair[]
  readonly mine: readonly Seat[]
  /** null behind the curtain. */
  readonly seat: Seat | null
  readonly curtain: Seat | null
  readonly view: View | null
  readonly log: readonly Entry[]
  readonly read: number
  readonly orders: readonly StandingOrder[]
  readonly undo: Undo
  readonly over: boolean
}

export type Report =
  | { readonly say: 'saw'; readonly glimpse: Glimpse }
  | { readonly say: 'answer'; readonly ask: number; readonly no: Reason | null }
  | { readonly say: 'advice'; readonly ask: number; readonly hint: Hint | null }
  | { readonly say: 'gone' }
  | { readonly say: 'fault'; readonly text: string }
