/** The partners of the house in English. */
import type { Partners } from './index.ts'

export const en: Partners = {
  random: { name: 'Chance', about: 'Plays any legal move. For tests, not for company.' },
  apprentice: {
    name: 'Apprentice',
    about: 'Plays sensibly, looks no further than this turn, leaves you room.',
  },
  merchant: { name: 'Merchant', about: 'Takes the best bargain in sight, every time.' },
  daimyo: { name: 'Daimyo', about: 'Weighs what you may hold and how the round will go on.' },
  shogun: {
    name: 'Shogun',
    about: 'Searches as the daimyo does, with a judgement trained by playing itself.',
  },
  patient: { name: 'patient', about: 'Builds first and harvests late.' },
  bold: { name: 'bold', about: 'Takes the points that are there today.' },
  sly: { name: 'sly', about: 'Looks for what the others overlook, and gets there first.' },
}
