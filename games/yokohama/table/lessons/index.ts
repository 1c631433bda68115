/** What is taught of Yokohama. */
import { first } from './first.ts'

export const lessons = [first]
