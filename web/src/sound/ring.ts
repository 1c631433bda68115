/** A single sound; what makes it is fetched where sound was chosen. */
import type { Sound } from '@machiya/kit/folder'
import { useSettings } from '../settings.ts'

export const ring = (sound: Sound): void => {
  if (useSettings.getState().volume === 'off') return
  void import('./play.ts').then(
    ({ play }) => play(sound),
    () => undefined,
  )
}
