/** What a thread of the arena is told and asked. */
import { takeDown, type GameName } from '@machiya/games'
import type { Choices } from '@machiya/kernel'
import { playBlock, type Block, type Fixture } from './block.ts'
import type { Player } from './match.ts'

export type Setting = {
  readonly game: GameName
  readonly options: Choices
  readonly players: readonly Player[]
  readonly seed: string
}
/** A block to play; other players than those of the setting where minds are being compared. */
export type Ask = { readonly block: number; readonly players?: readonly Player[] }
export type Answer = { readonly block: Block } | { readonly fault: string }

export const seatFor = async ({ game, ...rest }: Setting): Promise<Fixture> => ({
  game: (await takeDown(game)).game,
  ...rest,
})

export const playJob = (fixture: Fixture, { block, players = fixture.players }: Ask): Block =>
  playBlock({ ...fixture, players }, block)
