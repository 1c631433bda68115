/** What went wrong with an account, in the reader's language. */
import type { Failed } from '../remote/api.ts'
import { faultText } from '../remote/faults.ts'
import type { Say, TextId } from '../text/index.ts'

const SAID: { readonly [code: string]: TextId } = {
  'passkey-not-used': 'me.passkey.not',
  'push-denied': 'me.push.denied',
  'push-cannot': 'me.push.cannot',
}

export const wrongText = (say: Say, failed: Failed): string => {
  const id = SAID[failed.code]
  return id ? say(id) : faultText(say, failed)
}
