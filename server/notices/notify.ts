/** It is your turn: told by push, mail or webhook to whoever is not looking. Notices say that, and nothing of the game. */
import { createTransport, type Transporter } from 'nodemailer'
import webPush from 'web-push'
import { deskOf, type Desk, type House } from '../hall/desk.ts'
import { isHere } from '../hall/info.ts'
import type { PushRow } from '../store/schema.ts'
import { unit } from '../store/store.ts'
import { pushKeys } from './push-keys.ts'
import { callWebhook } from './webhook.ts'

const GONE = [404, 410]

/** The link carries no secret: it opens the table for whoever is signed in. */
const linkTo = ({ config }: House, desk: Desk): string =>
  `${config.PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`}/#/table/${desk.id}`

const pushTo = async (house: House, row: PushRow, body: object): Promise<void> => {
  const { publicKey, privateKey } = await pushKeys(house)
  const subject = house.config.PUBLIC_URL?.startsWith('https:')
    ? house.config.PUBLIC_URL
    : 'mailto:machiya@localhost'
  try {
    await webPush.sendNotification(
      JSON.parse(row.subscription) as webPush.PushSubscription,
      JSON.stringify(body),
      {
        vapidDetails: { subject, publicKey, privateKey },
        timeout: 5000,
        TTL: 86_400,
      },
    )
    house.metrics.notices.inc()
  } catch (cause) {
    const status = (cause as { statusCode?: number }).statusCode ?? 0
    if (!GONE.includes(status)) throw cause
    const { db, commit } = house.store
    await commit(unit(db.deleteFrom('push').where('digest', '=', row.digest).compile()))
  }
}

const transports = new WeakMap<House, Transporter>()
const mailTo = async (house: House, to: string, subject: string, text: string): Promise<void> => {
  const { SMTP_URL, MAIL_FROM } = house.config
  if (!SMTP_URL) return
  const transport = transports.get(house) ?? createTransport(SMTP_URL)
  transports.set(house, transport)
  await transport.sendMail({ from: MAIL_FROM, to, subject, text })
  house.metrics.notices.inc()
}

const settleAll = async (sent: readonly Promise<void>[]): Promise<void> => {
  const outcomes = await Promise.allSettled(sent)
  const failed = outcomes.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
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
  const title = desk.row.title || desk.row.game
  const body = { table, seat, name: row.name, game: desk.row.game, title, link: linkTo(house, desk) }
  const sent = pushes.map((each) => pushTo(house, each, body))
  if (person?.mail)
    sent.push(
      mailTo(house, person.mail, `Your turn: ${title}`, `It is your turn at ${title}.\n\n${body.link}\n`),
    )
  if (desk.row.webhook) sent.push(callWebhook(house, desk.row.webhook, body))
  await settleAll(sent)
}
