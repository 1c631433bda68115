/** What the host says in a first game: a welcome, then a word when something is asked for the first time. */
import type { Locale } from '@machiya/kit'
import type { Listed } from '../games.ts'
import { DE } from './lessons.de.ts'
import { EN } from './lessons.en.ts'

export type Lesson = {
  readonly welcome: readonly string[]
  /** By task. */
  readonly asked: { readonly [task: string]: string }
}

export type Lessons = { readonly [game in Listed]: Lesson }

export const LESSONS: { readonly [locale in Locale]: Lessons } = { en: EN, de: DE }
