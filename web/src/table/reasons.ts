/** Reasons in the reader's language: those of the game, and the kernel's own. */
import type { Reason } from '@machiya/kernel'
import { reasonOf, type Words } from '@machiya/kernel/words'
import type { Say, TextId } from '../text/index.ts'

const KERNEL: { readonly [sentence: string]: TextId } = {
  'The game is over': 'no.over',
  'You are not asked now': 'no.not-asked',
  'This answers an earlier position': 'no.stale',
  'Something else is asked now': 'no.stale',
  'That is not among the offers': 'no.no-offer',
  'The last move was not yours': 'no.not-yours',
  'Chance or something newly seen came after it': 'no.revealed',
  'Here you take back by an offer': 'no.on-floor',
}

/** The kernel's rules begin with K; no rulebook has them. */
export const isHouseRule = ({ rule }: Reason): boolean => /^K\d/.test(rule)

export const reasonText = (words: Words, reason: Reason, say: Say): string => {
  const own = KERNEL[reason.sentence]
  if (own) return say(own)
  return isHouseRule(reason) ? reason.sentence : reasonOf(words, reason)
}
