/** Reads ICU messages; the built page is given compiled ones and does without. */
import { compileMessage } from '@lingui/message-utils/compileMessage'

export const compiler: typeof compileMessage | undefined = compileMessage
