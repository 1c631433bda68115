/** It is your turn: told by push, mail or webhook to whoever is not looking. Notices say that, and nothing of the game. */
import webPush from 'web-push'
import { deskOf, type Desk, type House } from '../hall/desk.ts'
import { isHere } from '../hall/info.ts'
import type { PersonRow, PushRow } from '../store/schema.ts'
import { unit } from '../store/store.ts'
import { lettersFor } from './letters.ts'
import { mailTo, pageAt } from './mail.ts'
import { pushKeys } from './push-keys.ts'
import { callWebhook, checkWebhook } from './webhook.ts'

const GONE = [404, 410]
const PUSH_MS = 5000
const DAY_SECONDS = 86_400

const forget = async ({ store: { db, commit } }: House, { digest }: PushRow): Promise<void> => {
  await commit(unit(db.deleteFrom('push').where('digest', '=', digest).compile()))
}

/** Sent like a webhook, and as carefully: the address of a push service comes from outside, too. */
const pushTo = async (house: House, row: PushRow, notice: object): Promise<void> => {
  const { publicKey, privateKey } = await pushKeys(house)
  const { PUBLIC_URL } = house.config
  const subject = PUBLIC_URL?.startsWith('https:') ? PUBLIC_URL : 'mailto:machiya@localhost'
  const subscription = JSON.parse(row.subscription) as webPush.PushSubscription
  const details = { vapidDetails: { subject, publicKey, privateKey }, TTL: DAY_SECONDS }
  const made = webPush.generateRequestDetails(subscription, JSON.stringify(notice), details)
  await checkWebhook(house, made.endpoint)
  const { 'Content-Length': _, ...headers } = made.headers as Record<string, string>
  const answer = await fetch(made.endpoint, {
    method: 'POST',
    headers,
    body: new Uint8Array(made.body),
    redirect: 'error',
    signal: AbortSignal.timeout(PUSH_MS),
  })
  await answer.body?.cancel()
  if (GONE.includes(answer.status)) return forget(house, row)
  if (!answer.ok) throw new Error(`the push service answered ${answer.status}`)
  house.metrics.notices.inc()
}

const settleAll = async (sent: readonly Promise<void>[]): Promise<void> => {
  const outcomes = await Promise.allSettled(sent)
  const failed = outcomes.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}

/** The link carries no secret: it opens the table for whoever is signed in. */
const linkTo = (house: House, { id }: Desk): string => pageAt(house, `/#/table/${id}`)

const writeTo = (
  house: House,
  desk: Desk,
  person: PersonRow,
  pushes: readonly PushRow[],
): Promise<void>[] => {
  const letters = lettersFor(person.locale)
  const { title, text } = letters.turn(desk.row.title || desk.row.game)
  const link = linkTo(house, desk)
  const sent = pushes.map((each) => pushTo(house, each, { table: desk.id, title, text, link }))
  const body = `${text}\n\n${link}\n\n-- \n${letters.foot(pageAt(house, '/me'))}\n`
  return person.mail ? [...sent, mailTo(house, person.mail, title, body)] : sent
}

export const notify = async (house: House, table: string, seat: number): Promise<void> => {
  const desk = await deskOf(house, table)
  const row = desk.seats[seat]
  const waited = desk.row.status === 'playing' && desk.tip?.waiting.some((it) => it === seat)
  if (!waited || !row?.person || row.away || isHere(house, desk, seat)) return
  const { db } = house.store
  const [person, pushes] = await Promise.all([
    db.selectFrom('person').selectAll().where('id', '=', row.person).executeTakeFirst(),
    db.selectFrom('push').selectAll().where('person', '=', row.person).execute(),
  ])
  const sent = person ? writeTo(house, desk, person, pushes) : []
  const { game, title, webhook } = desk.row
  const call = { table, seat, name: row.name, game, title: title || game, link: linkTo(house, desk) }
  if (webhook) sent.push(callWebhook(house, webhook, call))
  await settleAll(sent)
}
