/** Anna and Ben in a house that is theirs for the tests of one file. */
import { afterAll } from 'vitest'
import { connectClient, guestAt, type Caller, type Client } from './client.ts'
import { testHouse, type TestHouse } from './house.ts'

type Company = {
  readonly house: TestHouse
  readonly anna: Caller
  readonly ben: Caller
  /** A line that is closed with the house. */
  readonly connect: (holder: { readonly token: string }) => Client
}

const CLOSING_MS = 60_000

export const openCompany = async (settings: Record<string, string> = {}): Promise<Company> => {
  const house = await testHouse(settings)
  const clients: Client[] = []
  afterAll(async () => {
    for (const client of clients) client.close()
    await house.close()
  }, CLOSING_MS)
  return {
    house,
    anna: await guestAt(house.url, 'Anna'),
    ben: await guestAt(house.url, 'Ben'),
    connect: ({ token }) => {
      const client = connectClient(house.url, token)
      clients.push(client)
      return client
    },
  }
}
