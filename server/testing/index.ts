/** A house and its callers, for whoever tries something together with it. */
export { deadlines } from '../hall/clock.ts'
export { connectClient, guestAt, type Caller, type Client } from './client.ts'
export { testHouse, until, type TestHouse } from './house.ts'
