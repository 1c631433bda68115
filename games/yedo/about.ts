/** What a lobby tells of Yedo. */
import type { About } from '@machiya/kit/folder'
import { de } from './words/about.de.ts'
import { en } from './words/about.en.ts'

export const about: About = {
  seats: [2, 5],
  minutes: [120, 180],
  designers: ['Thomas Vande Ginste', 'Wolf Plancke'],
  words: { en, de },
}
