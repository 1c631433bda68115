/** What is taught of Yedo. */
import { first } from './first.ts'
import { winning } from './winning.ts'

export const lessons = [first, winning]
