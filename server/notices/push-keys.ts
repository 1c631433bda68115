/** The house's keys for web push: made at the first start, the same for every node. */
import webPush from 'web-push'
import type { House } from '../hall/context.ts'
import { unit } from '../store/store.ts'

export type Keys = { readonly publicKey: string; readonly privateKey: string }
const known = new WeakMap<House, Keys>()

const read = async ({ store: { db } }: House): Promise<Keys | undefined> => {
  const row = await db.selectFrom('meta').select('value').where('key', '=', 'vapid').executeTakeFirst()
  return row ? (JSON.parse(row.value) as Keys) : undefined
}

export const pushKeys = async (house: House): Promise<Keys> => {
  let keys = known.get(house) ?? (await read(house))
  if (!keys) {
    const { db, commit } = house.store
    const value = JSON.stringify(webPush.generateVAPIDKeys())
    const insert = db
      .insertInto('meta')
      .values({ key: 'vapid', value })
      .onConflict((it) => it.doNothing())
    await commit(unit(insert.compile()))
    keys = (await read(house)) as Keys
  }
  known.set(house, keys)
  return keys
}
