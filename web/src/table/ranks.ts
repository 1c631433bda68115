/** The order of the seats in words: a game says itself who has won and who has lost. */
import type { Rank } from '@machiya/kernel'
import type { Say } from '../text/index.ts'

export const hasWon = ({ place }: Rank): boolean => place === 1
export const placeText = ({ place, lost }: Rank): string => (lost ? '–' : String(place))
export const scoreText = ({ score, lost }: Rank, say: Say): string => (lost ? say('end.lost') : String(score))
