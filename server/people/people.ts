/** People: guests with a name, known by the tokens of their devices. */
import type { House } from '../hall/context.ts'
import type { Who } from '../hall/info.ts'
import { problem } from '../problems.ts'
import type { Person } from '../protocol.ts'
import type { PersonRow } from '../store/schema.ts'
import { unit } from '../store/store.ts'
import { digestOf, newId, newToken } from '../tokens.ts'
import { forgetFigures } from './games.ts'
import { LANGUAGES } from '../words/index.ts'

const [FIRST = ''] = LANGUAGES
const DAY = 86_400_000
/** A device that was not seen for so long has to say anew who it is; its cookie ends then, too. */
const LONGEST_SESSION = 365 * DAY

export const addSession = async (house: House, person: string): Promise<string> => {
  const token = newToken()
  const now = Date.now()
  const row = { digest: digestOf(token), person, created: now, seen: now }
  await house.store.commit(unit(house.store.db.insertInto('session').values(row).compile()))
  return token
}

export const addGuest = async (house: House, name: string): Promise<{ person: PersonRow; token: string }> => {
  const now = Date.now()
  const person: PersonRow = {
    id: newId(),
    name,
    mail: null,
    locale: FIRST,
    rated: 1,
    created: now,
    seen: now,
  }
  await house.store.commit(unit(house.store.db.insertInto('person').values(person).compile()))
  return { person, token: await addSession(house, person.id) }
}

/** Tokens looked up a moment ago need not be looked up again. */
const RECENT_MS = 10_000
const MOST_RECENT = 10_000
type Recent = Map<string, { readonly who: Who; readonly until: number }>
const recents = new WeakMap<House, Recent>()
const recentOf = (house: House): Recent => {
  const known = recents.get(house) ?? new Map()
  recents.set(house, known)
  return known
}
export const forgetToken = (house: House, token: string): void => {
  recentOf(house).delete(digestOf(token))
}

const lookUp = async ({ store: { db, commit } }: House, digest: string): Promise<Who | undefined> => {
  const now = Date.now()
  const session = await db
    .selectFrom('session')
    .selectAll()
    .where('digest', '=', digest)
    .where('seen', '>', now - LONGEST_SESSION)
    .executeTakeFirst()
  if (session && now - session.seen > DAY)
    await commit(unit(db.updateTable('session').set({ seen: now }).where('digest', '=', digest).compile()))
  if (session) return { person: session.person }
  const link = await db
    .selectFrom('seat')
    .select(['table_id', 'seat'])
    .where('link_digest', '=', digest)
    .where('kind', '=', 'person')
    .executeTakeFirst()
  return link ? { person: null, links: [{ table: link.table_id, seat: link.seat, digest }] } : undefined
}

/** Whose token this is: a person's, or that of one seat. */
export const whoHas = async (house: House, token: string): Promise<Who | undefined> => {
  const digest = digestOf(token)
  const recent = recentOf(house)
  const known = recent.get(digest)
  if (known && known.until > Date.now()) return known.who
  const who = await lookUp(house, digest)
  if (recent.size > MOST_RECENT) recent.clear()
  if (who) recent.set(digest, { who, until: Date.now() + RECENT_MS })
  return who
}

export const personOf = async ({ store: { db } }: House, who: Who): Promise<PersonRow> => {
  const row =
    who.person === null
      ? undefined
      : await db.selectFrom('person').selectAll().where('id', '=', who.person).executeTakeFirst()
  if (!row) throw problem('not-signed-in', 'say who you are first: POST /api/guests with a name')
  return row
}

export const describe = async (
  { store: { db }, config }: House,
  { id, name, mail, locale, rated }: PersonRow,
): Promise<Person> => {
  const [passkeys, pushes] = await Promise.all([
    db.selectFrom('passkey').select('id').where('person', '=', id).execute(),
    db.selectFrom('push').select('digest').where('person', '=', id).execute(),
  ])
  return {
    id,
    name,
    mail,
    mails: config.SMTP_URL !== undefined,
    passkeys: passkeys.length,
    pushes: pushes.length,
    locale: LANGUAGES.includes(locale) ? locale : FIRST,
    rated: rated === 1,
  }
}

/** `undefined` leaves as it was; `null` is an answer. */
type Told = {
  readonly name?: string | undefined
  readonly mail?: string | null | undefined
  readonly locale?: string | undefined
  readonly rated?: boolean | undefined
}
/** Whoever shares the device has a name of their own. */
export const changePerson = async (
  house: House,
  row: PersonRow,
  { name = row.name, mail = row.mail, locale = row.locale, rated = row.rated === 1 }: Told,
): Promise<PersonRow> => {
  const { db, commit } = house.store
  const told = { name, mail, locale, rated: rated ? 1 : 0 }
  await commit(
    unit(
      db.updateTable('person').set(told).where('id', '=', row.id).compile(),
      db
        .updateTable('seat')
        .set({ name })
        .where('person', '=', row.id)
        .where('name', '=', row.name)
        .compile(),
    ),
  )
  forgetFigures(house)
  return { ...row, ...told }
}

export const endSession = async (house: House, token: string): Promise<void> => {
  const { db, commit } = house.store
  await commit(unit(db.deleteFrom('session').where('digest', '=', digestOf(token)).compile()))
  forgetToken(house, token)
}
