/** How many lines of chat came since it was last open. What I said myself is no news. */
import { useEffect, useState } from 'react'
import type { Desk } from './desk.ts'

const keyOf = (id: string): string => `machiya.chat.${id}`
const readUpTo = (id: string): number => Number(localStorage.getItem(keyOf(id)) ?? 0)

export const useUnread = ({ state }: Desk, open: boolean): number => {
  const { id, chat, seat } = state
  const [read, setRead] = useState(() => readUpTo(id))
  const newest = chat?.at(-1)?.id ?? 0
  useEffect(() => {
    if (!open) return
    if (newest > readUpTo(id)) localStorage.setItem(keyOf(id), String(newest))
    setRead(newest)
  }, [id, open, newest])
  if (open || !chat) return 0
  return chat.filter((line) => line.id > read && (seat === null || line.seat !== seat)).length
}
