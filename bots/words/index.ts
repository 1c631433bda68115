/** What the partners of the house are called. */
import type { Languages } from '@machiya/kernel/words'
import type { Level } from '../levels.ts'
import type { Manner } from '../manners.ts'
import { de } from './de.ts'
import { en } from './en.ts'

export { NAMES, namesOf } from './names.ts'

export type Partner = { readonly name: string; readonly about: string }
/** By level and by manner. */
export type Partners = { readonly [way in Level | Manner]: Partner }

export const PARTNERS: Languages<Partners> = { en, de }
