/** Opens a table where it lives: on this device or on a server. */
import { openRemote } from '../remote/remote.ts'
import { isSolo } from '../solo/deal.ts'
import { openSolo } from '../solo/solo.ts'
import type { TableClient } from './client.ts'

export const openTable = (id: string): TableClient => (isSolo(id) ? openSolo(id) : openRemote(id))
