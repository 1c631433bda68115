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

const VALID_MS = 86_400_000
/** Nobody is written to again for so long unless the code came back: whoever did not ask for it gets one letter. */
const SILENT_MS = 30 * 86_400_000
const FIGURES = 8

const letterTo = (mail: string): string => digestOf(`letter ${mail.toLowerCase()}`)
const keyOf = (person: string, mail: string, code: string): string => digestOf(`${person} ${mail} ${code}`)

const forgetLetter = ({ store: { db } }: House, mail: string) =>
  db.deleteFrom('challenge').where('challenge', '=', letterTo(mail)).compile()

export const askAddress = async (house: House, person: PersonRow, mail: string): Promise<void> => {
  if (!house.config.SMTP_URL)
    throw problem('refused', 'this house sends no letters: its host has set up no mail')
  const { db, commit } = house.store
  const now = Date.now()
  const code = String(randomInt(10 ** FIGURES)).padStart(FIGURES, '0')
  const row = { challenge: keyOf(person.id, mail, code), person: person.id, expires: now + VALID_MS }
  const letter = { challenge: letterTo(mail), person: null, expires: now + SILENT_MS }
  await commit(unit(db.deleteFrom('challenge').where('expires', '<', now).compile()))
  const first = db
    .insertInto('challenge')
    .values(letter)
    .onConflict((it) => it.doNothing())
    .compile()
  if (!(await commit(guarded(first, db.insertInto('challenge').values(row).compile()))))
    throw problem('refused', 'a letter went to this address already: type the code that is in it')
  const { title, text } = noticesFor(person.locale).code(code)
  await mailTo(house, mail, title, `${text}\n`).catch(async (cause: unknown) => {
    house.log.warn({ err: cause }, 'a letter could not be sent')
    await commit(unit(forgetLetter(house, mail)))
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
  if (!(await commit(guarded(query, forgetLetter(house, mail)))))
    throw problem('wrong-code', 'this is not the code of the letter, or it is older than a day')
  return changePerson(house, person, { mail })
}
