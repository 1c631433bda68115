/** Routes about one table: laying, sitting, dealing, and everything a seat or host may ask. */
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { House } from '../hall/context.ts'
import { setChairs } from '../hall/chairs.ts'
import { agreeToEnd, removeTable, resign, standIn } from '../hall/endings.ts'
import { liveTable } from '../hall/live-table.ts'
import { demandGuest, demandHost, demandLook, demandReplay, demandSeat, tableInfo } from '../hall/info.ts'
import { hintFor } from '../hall/hints.ts'
import { askInTurn } from '../hall/position.ts'
import { rematch } from '../hall/rematch.ts'
import { handOver, leaveSeat, ordersOf, returnTo, setOrders, setSeat, sit, throwSalt } from '../hall/seats.ts'
import { changeTable, layTable, startTable } from '../hall/tables.ts'
import { linesSince, mute, mutedBy, notesOf, say, setNotes } from '../hall/talk.ts'
import { askUndo, consentUndo } from '../hall/undo-request.ts'
import { change } from '../hall/change.ts'
import { personOf } from '../people/people.ts'
import {
  Chairs,
  ChatLines,
  ChatPost,
  Done,
  Ending,
  HandOver,
  Hint,
  HintAsk,
  Id,
  Mute,
  NewTable,
  Notes,
  Offers,
  Orders,
  Salt,
  Sat,
  SeatInPath,
  SeatPlan,
  Sit,
  TableChange,
  TableInfo,
  TableMade,
  UndoAsk,
  UndoConsent,
  Watch,
  Webhook,
} from '../protocol.ts'
import { speakerOf } from '../socket/messages.ts'
import { checkWebhook } from '../notices/webhook.ts'
import { problem } from '../problems.ts'
import type { PersonRow } from '../store/schema.ts'
import { whoAsks, type App } from './app.ts'
import { quotaIn } from './quota.ts'

const Of = z.object({ table: Id })
const OfSeat = z.object({ table: Id, seat: SeatInPath })
const DONE = { done: true } as const
/** Several people share an address. */
const MOST_OF_ADDRESS = 5
/** As much as in a frame: they are read at every move. */
const ORDERS_BYTES = 16 * 1024
const isWithinDay = quotaIn(86_400_000)

/** Whoever may lay one more table. */
const hostOf = async (house: House, request: FastifyRequest): Promise<PersonRow> => {
  const person = await personOf(house, whoAsks(request))
  const { TABLES_DAY } = house.config
  const mayLay =
    isWithinDay(house, `address ${request.ip}`, TABLES_DAY * MOST_OF_ADDRESS) &&
    isWithinDay(house, `person ${person.id}`, TABLES_DAY)
  if (!mayLay) throw problem('too-many', `at most ${TABLES_DAY} tables a day can be laid`)
  return person
}

export const addTableRoutes = (app: App, house: House): void => {
  app.post('/api/tables', { schema: { body: NewTable, response: { 200: TableMade } } }, async (request) => {
    const person = await hostOf(house, request)
    return (await layTable(house, person, request.body)).made
  })
  app.get('/api/tables/:table', { schema: { params: Of, response: { 200: TableInfo } } }, async (request) => {
    const live = await liveTable(house, request.params.table)
    demandReplay(live, whoAsks(request))
    return tableInfo(house, live, whoAsks(request))
  })
  app.post(
    '/api/tables/:table/sit',
    { schema: { params: Of, body: Sit, response: { 200: Sat } } },
    async (request) => {
      const person = await personOf(house, whoAsks(request))
      return sit(house, request.params.table, person, request.body.token, request.body.seat)
    },
  )
  app.post(
    '/api/tables/:table/watch',
    { schema: { params: Of, body: Watch, response: { 200: TableInfo } } },
    async (request) => {
      const live = await liveTable(house, request.params.table)
      demandLook(live, whoAsks(request), request.body.token)
      return tableInfo(house, live, whoAsks(request))
    },
  )
  app.post(
    '/api/tables/:table/hint',
    { schema: { params: Of, body: HintAsk, response: { 200: Hint } } },
    (request) => hintFor(house, request.params.table, whoAsks(request), request.body.seat),
  )
  app.post('/api/tables/:table/start', { schema: { params: Of, response: { 200: TableInfo } } }, (request) =>
    startTable(house, request.params.table, whoAsks(request)),
  )
  addHostRoutes(app, house)
  addSeatRoutes(app, house)
  addMoveRoutes(app, house)
  addTalkRoutes(app, house)
  addNoteRoutes(app, house)
  addWebhookRoutes(app, house)
}

const addHostRoutes = (app: App, house: House): void => {
  app.patch(
    '/api/tables/:table',
    { schema: { params: Of, body: TableChange, response: { 200: TableInfo } } },
    (request) => changeTable(house, request.params.table, whoAsks(request), request.body),
  )
  app.put(
    '/api/tables/:table/chairs',
    { schema: { params: Of, body: Chairs, response: { 200: TableMade } } },
    (request) => setChairs(house, request.params.table, whoAsks(request), request.body.count),
  )
  app.put(
    '/api/tables/:table/seats/:seat',
    { schema: { params: OfSeat, body: SeatPlan, response: { 200: TableMade } } },
    (request) => setSeat(house, request.params.table, whoAsks(request), request.params.seat, request.body),
  )
  app.delete('/api/tables/:table', { schema: { params: Of, response: { 200: Done } } }, async (request) => {
    await removeTable(house, request.params.table, whoAsks(request))
    return DONE
  })
}

const addSeatRoutes = (app: App, house: House): void => {
  const about = { params: Of, body: HandOver, response: { 200: TableInfo } }
  app.post('/api/tables/:table/host', { schema: about }, (request) =>
    handOver(house, request.params.table, whoAsks(request), request.body.seat),
  )
  app.post('/api/tables/:table/leave', { schema: about }, (request) =>
    leaveSeat(house, request.params.table, whoAsks(request), request.body.seat),
  )
  app.post('/api/tables/:table/return', { schema: about }, (request) =>
    returnTo(house, request.params.table, whoAsks(request), request.body.seat),
  )
  app.post('/api/tables/:table/stand-in', { schema: about }, (request) =>
    standIn(house, request.params.table, whoAsks(request), request.body.seat),
  )
  app.post(
    '/api/tables/:table/resign',
    { schema: { ...about, response: { 200: Done } } },
    async (request) => {
      await resign(house, request.params.table, whoAsks(request), request.body.seat)
      return DONE
    },
  )
  app.post('/api/tables/:table/end', { schema: { ...about, body: Ending } }, (request) =>
    agreeToEnd(house, request.params.table, whoAsks(request), request.body),
  )
  app.post(
    '/api/tables/:table/salt',
    { schema: { params: Of, body: Salt, response: { 200: TableInfo } } },
    (request) => throwSalt(house, request.params.table, whoAsks(request), request.body),
  )
}

const addMoveRoutes = (app: App, house: House): void => {
  app.get(
    '/api/tables/:table/offers/:seat',
    { schema: { params: OfSeat, response: { 200: Offers } } },
    async (request) => {
      const live = await liveTable(house, request.params.table)
      const seat = demandSeat(live, whoAsks(request), request.params.seat)
      const { number, task, offers } = await askInTurn(house, live, 'offers', { seat })
      return { number, task, offers: [...offers] }
    },
  )
  app.get(
    '/api/tables/:table/orders/:seat',
    { schema: { params: OfSeat, response: { 200: Orders } } },
    (request) => ordersOf(house, request.params.table, whoAsks(request), request.params.seat),
  )
  app.put(
    '/api/tables/:table/orders/:seat',
    { bodyLimit: ORDERS_BYTES, schema: { params: OfSeat, body: Orders, response: { 200: Orders } } },
    (request) =>
      setOrders(house, request.params.table, whoAsks(request), {
        ...request.body,
        seat: request.params.seat,
      }),
  )
  app.post(
    '/api/tables/:table/undo',
    { schema: { params: Of, body: UndoAsk, response: { 200: TableInfo } } },
    (request) => askUndo(house, request.params.table, whoAsks(request), request.body),
  )
  app.post(
    '/api/tables/:table/undo/consent',
    { schema: { params: Of, body: UndoConsent, response: { 200: TableInfo } } },
    (request) => consentUndo(house, request.params.table, whoAsks(request), request.body),
  )
  app.post(
    '/api/tables/:table/rematch',
    { schema: { params: Of, response: { 200: TableMade } } },
    async (request) => {
      const person = await hostOf(house, request)
      return rematch(house, request.params.table, person)
    },
  )
}

const addTalkRoutes = (app: App, house: House): void => {
  const Since = z.object({ since: z.coerce.number().int().default(0) })
  app.get(
    '/api/tables/:table/chat',
    { schema: { params: Of, querystring: Since, response: { 200: ChatLines } } },
    async (request) => {
      const who = whoAsks(request)
      const live = await liveTable(house, request.params.table)
      demandLook(live, who)
      const muted = await mutedBy(house, live, who.person)
      return { lines: await linesSince(house, live, request.query.since, muted) }
    },
  )
  app.post(
    '/api/tables/:table/chat',
    { schema: { params: Of, body: ChatPost, response: { 200: Done } } },
    async (request) => {
      const who = whoAsks(request)
      const live = await liveTable(house, request.params.table)
      demandLook(live, who)
      await say(house, live, who, await speakerOf(house, live, who), request.body)
      return DONE
    },
  )
  app.post(
    '/api/tables/:table/mute',
    { schema: { params: Of, body: Mute, response: { 200: Done } } },
    async (request) => {
      const { id } = await personOf(house, whoAsks(request))
      const live = await liveTable(house, request.params.table)
      demandGuest(live, whoAsks(request))
      await mute(house, live, id, request.body)
      return DONE
    },
  )
}

const addNoteRoutes = (app: App, house: House): void => {
  app.get(
    '/api/tables/:table/notes',
    { schema: { params: Of, response: { 200: Notes } } },
    async (request) => {
      const { id } = await personOf(house, whoAsks(request))
      return { text: await notesOf(house, request.params.table, id) }
    },
  )
  app.put(
    '/api/tables/:table/notes',
    { schema: { params: Of, body: Notes, response: { 200: Notes } } },
    async (request) => {
      const { id } = await personOf(house, whoAsks(request))
      demandGuest(await liveTable(house, request.params.table), whoAsks(request))
      await setNotes(house, request.params.table, id, request.body.text)
      return request.body
    },
  )
}

const addWebhookRoutes = (app: App, house: House): void => {
  app.get(
    '/api/tables/:table/webhook',
    { schema: { params: Of, response: { 200: Webhook } } },
    async (request) => {
      const live = await liveTable(house, request.params.table)
      demandHost(live, whoAsks(request))
      return { url: live.row.webhook }
    },
  )
  app.put(
    '/api/tables/:table/webhook',
    { schema: { params: Of, body: Webhook, response: { 200: Done } } },
    async (request) => {
      const { url } = request.body
      if (url !== null) await checkWebhook(house, url)
      await change(house, request.params.table, (live) => {
        demandHost(live, whoAsks(request))
        return { table: { webhook: url } }
      })
      return DONE
    },
  )
}
