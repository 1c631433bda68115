/** Opens a table where it stands: on this device or in a house far away. */
import { isOnDevice } from '../device/deal.ts'
import { devicePlace } from '../device/place.ts'
import { remotePlace } from '../remote/place.ts'
import { openClient } from '../client/client.ts'
import type { TableClient } from '../client/table.ts'

export const openTable = (id: string): TableClient =>
  openClient(id, isOnDevice(id) ? devicePlace(id) : remotePlace(id))
