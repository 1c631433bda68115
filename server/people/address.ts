/** A mail address counts once its owner has typed the code that was sent there. */
import { randomInt } from 'node:crypto'
import type { House } from '../hall/context.ts'
import { noticesFor } from '../words/index.ts'
import { mailTo } from '../notices/mail.ts'
import { problem } from '../problems.ts'
import type { MailAnswer } from '../protocol.ts'
import type { PersonRow } from '../store/schema.ts'
import { guarded, unit } from '../store/store.ts'
import { digestOf } from '../tokens.ts'
import { changePerson } from './people.ts'

const VALID_MS = 30 * 60_000
const FIGURES = 8

const keyOf = (person: string, mail: string, code: string): string => digestOf(`${person} ${mail} ${code}`)

export const askAddress = async (house: House, person: PersonRow, mail: string): Promise<void> => {
  if (!house.config.SMTP_URL)
    throw problem('refused', 'this house sends no letters: its host has set up no mail')
  const { db, commit } = house.store
  const now = Date.now()
  const code = String(randomInt(10 ** FIGURES)).padStart(FIGURES, '0')
  const row = { challenge: keyOf(person.id, mail, code), person: person.id, expires: now + VALID_MS }
  await commit(
    unit(
      db.deleteFrom('challenge').where('expires', '<', now).compile(),
      db.insertInto('challenge').values(row).compile(),
    ),
  )
  const { title, text } = noticesFor(person.locale).code(code)
  await mailTo(house, mail, title, `${text}\n`).catch((cause: unknown) => {
    house.log.warn({ err: cause }, 'a letter could not be sent')
    throw problem('refused', 'no letter could be sent to this address')
  })
}

export const confirmAddress = async (
  house: House,
  person: PersonRow,
  { mail, code }: MailAnswer,
): Promise<PersonRow> => {
  const { db, commit } = house.store
  const query = db
    .deleteFrom('challenge')
    .where('challenge', '=', keyOf(person.id, mail, code))
    .where('expires', '>', Date.now())
    .compile()
  if (!(await commit(guarded(query))))
    throw problem('wrong-code', 'this is not the code of the last letter, or it is older than half an hour')
  return changePerson(house, person, { mail })
}
