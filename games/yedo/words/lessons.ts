/** What the host of a first game of Yedo says. */
import { de } from './lessons.de.ts'
import { en } from './lessons.en.ts'

export const lessons = { en, de }
