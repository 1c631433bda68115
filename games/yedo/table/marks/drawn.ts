/** The signs of Yedo as its boards draw them. */
import { signsBy } from '@machiya/kit'
import { DRAWINGS } from './drawings.ts'

export const signs = signsBy(DRAWINGS)
export const { Sign, SignMark } = signs
export type SignName = (typeof signs.names)[number]
