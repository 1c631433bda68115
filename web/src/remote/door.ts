/** Under which address friends find this house: whoever sits at its own machine opens it by a name that works nowhere else. */
import type { Addresses } from '@machiya/server/protocol'
import { useEffect, useState } from 'react'
import { call } from './api.ts'

const isOwnMachine = (): boolean => /^(localhost|127\.[\d.]+|\[::1\])$|\.localhost$/.test(location.hostname)

const ask = async (): Promise<string> => {
  if (!isOwnMachine()) return location.origin
  const { ok } = await call<Addresses>('GET', 'addresses')
  return ok?.addresses[0] ?? location.origin
}
let asked: Promise<string> | undefined
export const doorForFriends = (): Promise<string> => (asked ??= ask())

export const useDoorForFriends = (): string => {
  const [door, setDoor] = useState(location.origin)
  useEffect(() => void doorForFriends().then(setDoor), [])
  return door
}
