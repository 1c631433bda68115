/** Whom the operator does not let in: people by their id, and addresses. */
import { problem } from '../problems.ts'
import { unit } from '../store/store.ts'
import type { House } from './context.ts'

/** Answers whether somebody is on the list who was not before. */
export const readBans = async (house: House): Promise<boolean> => {
  const rows = await house.store.db.selectFrom('ban').select('subject').execute()
  const known = new Set(rows.map(({ subject }) => subject))
  const isLonger = [...known].some((subject) => !house.bans.has(subject))
  house.bans = known
  return isLonger
}

export const demandLetIn = ({ bans }: House, address: string, person: string | null = null): void => {
  if (bans.has(address) || bans.has(person ?? ''))
    throw problem('not-yours', 'whoever runs this house does not let you in')
}

export const ban = async (house: House, subject: string): Promise<void> => {
  const { db, commit } = house.store
  const row = { subject, created: Date.now() }
  await commit(
    unit(
      db
        .insertInto('ban')
        .values(row)
        .onConflict((it) => it.doNothing())
        .compile(),
    ),
  )
}
export const unban = async (house: House, subject: string): Promise<void> => {
  const { db, commit } = house.store
  await commit(unit(db.deleteFrom('ban').where('subject', '=', subject).compile()))
  await readBans(house)
}
