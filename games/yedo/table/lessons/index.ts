/** What is taught of Yedo. */
import { first } from './first.ts'

export const lessons = [first]
