/** What is taught of Yokohama. */
import { first } from './first.ts'
import { winning } from './winning.ts'

export const lessons = [first, winning]
