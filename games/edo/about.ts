/** What a lobby tells of Edo. */
import type { About } from '@machiya/kit/folder'
import { de } from './words/about.de.ts'
import { en } from './words/about.en.ts'

export const about: About = {
  seats: [2, 5],
  minutes: [60, 120],
  designers: ['Louis Malz', 'Stefan Malz'],
  words: { en, de },
}
