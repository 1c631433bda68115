/** What a thread of the arena is told and asked. */
import type { GameName } from '@machiya/games'
import type { Choices } from '@machiya/kernel'
import { teach } from '../experts.ts'
import { playLesson, type Episode, type Lesson } from '../train/lesson.ts'
import { playBlock, type Block, type Fixture } from './block.ts'
import type { Player } from './match.ts'

export type Setting = {
  readonly game: GameName
  readonly options: Choices
  readonly players: readonly Player[]
  readonly seed: string
  readonly tally?: boolean
}
/** A block to play; with other players or options than those of the setting where these are being compared. */
export type Ask = { readonly block: number } & Partial<Pick<Setting, 'players' | 'options'>>
export type Answer<T> = { readonly done: T } | { readonly fault: string }

export const seatFor = async ({ game, ...rest }: Setting): Promise<Fixture> => ({
  ...(await teach(game)),
  ...rest,
})

export const playJob = (fixture: Fixture, job: Ask | Lesson): Block | Episode =>
  'lesson' in job ? playLesson(fixture, fixture.seed, job) : playBlock({ ...fixture, ...job }, job.block)
