/** The signs of Yokohama as its boards draw them. */
import { COMMON_SIGNS, signsBy } from '@machiya/kit'
import { DRAWINGS } from './drawings.ts'

export const signs = signsBy({ ...COMMON_SIGNS, ...DRAWINGS })
export const { Sign, SignMark } = signs
export type SignName = (typeof signs.names)[number]
