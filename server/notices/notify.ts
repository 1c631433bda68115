/** It is your turn, or the next game is laid: told by push, mail or webhook to whoever is not looking. */
import { namesOf } from '@machiya/bots/words'
import { isGame, takeDown } from '@machiya/games'
import type { View } from '@machiya/kernel'
import { askOf, inLanguage, plainTeller, type Words } from '@machiya/kernel/words'
import webPush from 'web-push'
import type { House } from '../hall/context.ts'
import { liveTable, type LiveTable } from '../hall/live-table.ts'
import { isHere } from '../hall/info.ts'
import { askRules } from '../hall/position.ts'
import { putJob, type JobKind } from '../jobs/queue.ts'
import type { PersonRow, PushRow, SeatRow } from '../store/schema.ts'
import { unit } from '../store/store.ts'
import { noticesFor } from '../words/index.ts'
import { mailTo, pageAt } from './mail.ts'
import { pushKeys } from './push-keys.ts'
import { callWebhook, postOutward } from './webhook.ts'

const GONE = [404, 410]
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
  const status = await postOutward(house, made.endpoint, {
    headers: made.headers,
    body: made.body,
  })
  if (GONE.includes(status)) return forget(house, row)
  if (status < 200 || status > 299) throw new Error(`the push service answered ${status}`)
  house.metrics.notices.inc()
}

/** The link carries no secret: it opens the table for whoever is signed in. */
const linkTo = (house: House, { id }: LiveTable): string => pageAt(house, `/table/${id}`)

type Occasion = 'turn' | 'next'
type Asked = {
  readonly live: LiveTable
  readonly row: SeatRow
  readonly person: PersonRow
  readonly occasion: Occasion
}
/** Before the deal somebody has a seat without having come: where the table was laid again for those who sat there. */
const occasionAt = ({ row, tip }: LiveTable, seat: number): Occasion | null => {
  if (row.status === 'gathering') return 'next'
  return row.status === 'playing' && tip?.waiting.some((it) => it === seat) ? 'turn' : null
}
/** Whoever is waited for and does not look. */
const askedAt = async (house: House, table: string, seat: number): Promise<Asked | undefined> => {
  const live = await liveTable(house, table)
  const row = live.seats[seat]
  const occasion = occasionAt(live, seat)
  if (!occasion || !row?.person || row.away || isHere(house, live, seat)) return undefined
  const { db } = house.store
  const person = await db.selectFrom('person').selectAll().where('id', '=', row.person).executeTakeFirst()
  return person && { live, row, person, occasion }
}

const pushesOf = ({ store: { db } }: House, { id }: PersonRow): Promise<PushRow[]> =>
  db.selectFrom('push').selectAll().where('person', '=', id).execute()

/** That the next game is laid, a channel hears once, and not for every seat. */
const waysTo = async (house: House, { live, person, occasion }: Asked): Promise<JobKind[]> => [
  ...((await pushesOf(house, person)).length > 0 ? (['push'] as const) : []),
  ...(person.mail ? (['letter'] as const) : []),
  ...(live.row.webhook && occasion === 'turn' ? (['call'] as const) : []),
]

/** Every way has a job of its own, so that one that fails and is tried again repeats none of the others. */
export const notify = async (house: House, table: string, seat: number): Promise<void> => {
  const asked = await askedAt(house, table, seat)
  const ways = asked ? await waysTo(house, asked) : []
  if (ways.length === 0) return
  const now = Date.now()
  const jobs = ways.map((kind) =>
    putJob(house.store, { kind, table, seat, runAt: now, payload: `told ${now}` }),
  )
  await house.store.commit(unit(...jobs))
  house.kick()
}

const wordsFor = ({ live, person, occasion }: Asked) =>
  noticesFor(person.locale)[occasion](live.row.title || live.row.game)

/** A device that cannot be reached now does not make the others ring twice. */
export const pushTurn = async (house: House, table: string, seat: number): Promise<void> => {
  const asked = await askedAt(house, table, seat)
  if (!asked) return
  const notice = { table, ...wordsFor(asked), link: linkTo(house, asked.live) }
  const rows = await pushesOf(house, asked.person)
  const outcomes = await Promise.allSettled(rows.map((each) => pushTo(house, each, notice)))
  const failed = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []))
  for (const cause of failed) house.log.warn({ err: cause }, 'a push failed')
  if (failed.length > 0 && failed.length === outcomes.length) throw failed[0]
}

export const writeTurn = async (house: House, table: string, seat: number): Promise<void> => {
  const asked = await askedAt(house, table, seat)
  if (!asked?.person.mail) return
  const { title, text } = wordsFor(asked)
  const foot = noticesFor(asked.person.locale).foot(pageAt(house, '/me'))
  await mailTo(house, asked.person.mail, title, `${text}\n\n${linkTo(house, asked.live)}\n\n-- \n${foot}\n`)
}

/** A channel is called in the language of whoever named it. */
const languageOfHost = async ({ store: { db } }: House, { row }: LiveTable): Promise<string> => {
  const host = await db.selectFrom('person').select('locale').where('id', '=', row.host).executeTakeFirst()
  return host?.locale ?? ''
}
/** What the game says in this language; nothing where the house does not have the game any more. */
const wordsIn = async (game: string, language: string): Promise<Words | undefined> =>
  isGame(game) ? inLanguage((await takeDown(game)).words, language) : undefined

/** The question as everybody at the table may read it, so that it tells no secret. */
const questionAt = async (house: House, live: LiveTable, words: Words): Promise<string> => {
  const { game } = await takeDown(live.row.game)
  const { view } = await askRules(house, live, 'view', { viewer: 'public' })
  const task = game.task(JSON.parse(view) as View)
  const asks = task ? askOf(words, task, plainTeller(words, namesOf(live.seats))) : ''
  return asks.replace(/[^.?!]$/, '$&.')
}

/** A name must not call everybody in the channel. */
const quiet = (text: string): string => text.replaceAll('@', '＠').replaceAll('<', '‹').replaceAll('>', '›')

const callText = async (house: House, { live, row, occasion }: Asked): Promise<string> => {
  const language = await languageOfHost(house, live)
  const words = await wordsIn(live.row.game, language)
  const game = words?.title ?? live.row.game
  const table = live.row.title || game
  const notices = noticesFor(language)
  if (occasion === 'next') return notices.callNext({ game, table })
  const asks = words ? await questionAt(house, live, words) : ''
  return notices.call({ name: row.name, game, table, asks })
}

/** `content` is read by Discord, `text` by Slack and those that follow it. */
export const callTurn = async (house: House, table: string, seat: number): Promise<void> => {
  const asked = await askedAt(house, table, seat)
  const { game, webhook, title } = asked?.live.row ?? {}
  if (!asked || !webhook) return
  const link = linkTo(house, asked.live)
  const text = `${quiet(await callText(house, asked))} ${link}`
  await callWebhook(house, webhook, {
    table,
    seat,
    name: asked.row.name,
    game,
    title: title || game,
    link,
    text,
    content: text,
    allowed_mentions: { parse: [] },
  })
}
