/** What went wrong, in the reader's language where the house has a word for it. */
import type { Say, TextId } from '../text/index.ts'
import type { Failed } from './api.ts'

const SAID: { readonly [code: string]: TextId } = {
  offline: 'offline.text',
  'not-found': 'wrong.not-found',
  'not-signed-in': 'wrong.not-signed-in',
  'not-yours': 'wrong.not-yours',
  taken: 'wrong.taken',
  full: 'wrong.full',
  over: 'wrong.over',
  'too-many': 'wrong.too-many',
  'no-hints': 'wrong.no-hints',
  'wrong-code': 'wrong.wrong-code',
  'bad-address': 'wrong.bad-address',
  'bad-record': 'wrong.bad-record',
  broken: 'wrong.broken',
}

export const faultText = (say: Say, { code, sentence }: Failed): string => {
  const id = SAID[code]
  return id ? say(id) : sentence
}
