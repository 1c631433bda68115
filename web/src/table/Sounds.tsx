/** Listens to a table. Fetched only where sound was chosen. */
import { heldNow, watchHeld } from '@machiya/kit'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { momentsOf, type GameName } from '../games.ts'
import type { Desk } from './desk.ts'
import { heardBetween, type Ear, type Sounds as BySound } from '../sound/heard.ts'
import { play } from '../sound/play.ts'

const STEP_MS = 150

const useBySound = (game: GameName): BySound => {
  const [sounds, setSounds] = useState<BySound>({})
  useEffect(() => {
    void momentsOf(game).then(
      (moments) => setSounds(moments.sounds ?? {}),
      () => undefined,
    )
  }, [game])
  return sounds
}

const earOf = ({ state, asked, draft, refusal }: Desk, held: Ear['held']): Ear => ({
  told: state.log.at(-1)?.number ?? -1,
  asked,
  laid: draft.laid.map(({ pick }) => pick),
  held,
  refused: refusal !== null,
  over: state.status === 'over',
})

export const Sounds = ({ desk }: { readonly desk: Desk }) => {
  const sounds = useBySound(desk.game.name)
  const held = useSyncExternalStore(watchHeld, heldNow)
  const last = useRef<Ear | null>(null)
  useEffect(() => {
    const now = earOf(desk, held?.id ?? null)
    const was = last.current
    last.current = now
    if (!was) return
    heardBetween(was, now, desk.state.log, sounds).forEach((sound, i) =>
      setTimeout(() => play(sound), i * STEP_MS),
    )
  })
  return null
}
