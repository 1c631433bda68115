/** A thread for whose work no move waits. */
import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'

const LAST = 10
/** From now on this thread lets all others of the machine go first, where the system tells threads apart. */
export const goLast = (): void => {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), LAST)
  } catch {
    // elsewhere the cores have to be enough
  }
}
