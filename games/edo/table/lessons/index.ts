/** What is taught of Edo. */
import { first } from './first.ts'

export const lessons = [first]
