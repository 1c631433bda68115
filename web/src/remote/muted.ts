/** Whom I do not want to hear at a table: known to the house, and kept here so that the page shows it at once. */
import type { Seat } from '@machiya/kernel'
import { useSyncExternalStore } from 'react'
import { muteSeat } from './api.ts'

const CHANGED = 'machiya-muted'
const keyOf = (id: string): string => `machiya.muted.${id}`

const read = (id: string): string => localStorage.getItem(keyOf(id)) ?? '[]'
const listen = (changed: () => void): (() => void) => {
  window.addEventListener(CHANGED, changed)
  return () => window.removeEventListener(CHANGED, changed)
}

export const useMuted = (
  id: string,
): { readonly muted: readonly Seat[]; mute(seat: Seat, muted: boolean): Promise<void> } => {
  const text = useSyncExternalStore(listen, () => read(id))
  const muted = JSON.parse(text) as Seat[]
  const mute = async (seat: Seat, isMuted: boolean) => {
    if ((await muteSeat(id, seat, isMuted)).failed) return
    const next = [...muted.filter((each) => each !== seat), ...(isMuted ? [seat] : [])]
    localStorage.setItem(keyOf(id), JSON.stringify(next))
    window.dispatchEvent(new Event(CHANGED))
  }
  return { muted, mute }
}
