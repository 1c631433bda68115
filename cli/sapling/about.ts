/** What a lobby tells of it. */
import type { About } from '@machiya/kit/folder'
import { de } from './words/about.de.ts'
import { en } from './words/about.en.ts'

export const about: About = {
  seats: [2, 4],
  minutes: [5, 10],
  designers: ['Nobody'],
  words: { en, de },
}
