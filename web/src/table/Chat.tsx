/** Talk at the table, in the colours of those who talk. */
import { Talk } from '../company/Talk.tsx'
import type { Desk } from './desk.ts'

export const Chat = ({ desk }: { readonly desk: Desk }) => (
  <Talk client={desk.client} players={desk.players} />
)
