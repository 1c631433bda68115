/** Deals a new table on this device. */
import { isGame, takeDown } from '../games.ts'
import { begin, store, type Setup } from './session.ts'
import { layFresh } from './shelf.ts'

const hex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

/** Deals, lays the table and answers with its id; it is written down meanwhile. */
export const deal = async (setup: Omit<Setup, 'id' | 'seed'>): Promise<string> => {
  if (!isGame(setup.game)) throw new Error(`no game is called '${setup.game}'`)
  const { game } = await takeDown(setup.game)
  const id = `solo-${hex(6)}`
  layFresh(store(begin(game, { ...setup, id, seed: hex(32) }, Date.now())))
  return id
}

export const isSolo = (id: string): boolean => id.startsWith('solo-')
