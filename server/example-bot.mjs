// node example-bot.mjs http://127.0.0.1:8080 TABLE SEAT TOKEN: plays the first open offer whenever it is asked.
import { WebSocket } from 'ws'

const [url = '', table = '', seatText = '0', token = ''] = process.argv.slice(2)
const seat = Number(seatText)
const headers = { authorization: `Bearer ${token}` }
let sent = 0

/** @typedef {{ number: number, task: string, offers?: { pick: string | number, no?: object }[] }} Offers */
/** @returns {Promise<Offers>} */
const offers = async () =>
  /** @type {Offers} */ (await (await fetch(`${url}/api/tables/${table}/offers/${seat}`, { headers })).json())

const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers })
/** @param {object} message */
const say = (message) => socket.send(JSON.stringify({ id: `bot-${Date.now()}-${sent++}`, ...message }))

const act = async () => {
  const { number, task, offers: all = [] } = await offers()
  const open = all.find(({ no }) => !no)
  if (open) say({ type: 'move', table, seat, number, task, picks: [open.pick] })
}

socket.on('open', () => say({ type: 'join', table, seat }))
/** @param {Buffer} data */
const hear = (data) => {
  for (const message of JSON.parse(data.toString())) {
    if (message.type === 'table' && message.table.status === 'over') process.exit(0)
    if (message.type === 'view' || message.type === 'delta') void act()
  }
}
socket.on('message', hear)
