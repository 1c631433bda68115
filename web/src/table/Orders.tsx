/** Standing orders: the same answer whenever the same is asked. */
import type { Task } from '@machiya/kernel'
import { askOf, offerOf } from '@machiya/kernel/words'
import { stillHolds, type StandingOrder } from '@machiya/table'
import { useState } from 'react'
import { Button } from '../parts/Paper.tsx'
import { capital } from '../parts/told.tsx'
import type { Desk } from './desk.ts'
import { offerName } from './Offers.tsx'

/** A sentence about a task that is not asked now may lack what it is about; its bare name then has to do. */
const orElse = (say: () => string, bare: string): string => {
  try {
    const text = say()
    return /undefined|NaN/.test(text) ? bare : text
  } catch {
    return bare
  }
}

const lineOf = (desk: Desk, { task, picks, during }: StandingOrder): string => {
  const asked: Task = desk.task?.task === task ? desk.task : { task, a: {} }
  const { words, plain, locale } = desk
  const names = picks.map((pick) =>
    orElse(() => offerOf(words, asked, { pick }, plain), words.names[pick] ?? String(pick)),
  )
  return desk.say(during ? 'orders.line-round' : 'orders.line', {
    ask: capital(
      orElse(() => askOf(words, asked, plain), task.replaceAll('-', ' ')),
      locale,
    ),
    pick: names.join(', '),
  })
}

/** How long an order may hold: for ever, or as long as this round lasts where the game has rounds. */
const useSpan = ({ game, view, say }: Desk) => {
  const [brief, setBrief] = useState(false)
  const { round } = game.spans(view)
  const choice =
    round === undefined ? null : (
      <label>
        <input type="checkbox" checked={brief} onChange={({ target }) => setBrief(target.checked)} />
        {say('orders.round')}
      </label>
    )
  return { choice, during: brief && round !== undefined ? { during: { round } } : {} }
}

const NewOrder = ({ desk, task }: { readonly desk: Desk; readonly task: Task }) => {
  const open = desk.offers.filter(({ no }) => !no)
  const [index, setIndex] = useState(0)
  const { choice, during } = useSpan(desk)
  const offer = open[index] ?? open[0]
  const give = () => {
    if (!offer) return
    const others = desk.state.orders.filter((order) => order.task !== task.task)
    desk.client.command([...others, { task: task.task, picks: [offer.pick], ...during }])
  }
  return (
    <div className="new-order">
      <p>{desk.say('orders.now', { ask: askOf(desk.words, task, desk.plain) })}</p>
      <select
        aria-label={desk.say('orders.pick')}
        value={index}
        onChange={({ target }) => setIndex(Number(target.value))}
      >
        {open.map((each, i) => (
          <option key={String(each.pick)} value={i}>
            {offerName(desk, task, each)}
          </option>
        ))}
      </select>
      {choice}
      <Button onClick={give}>{desk.say('orders.add')}</Button>
    </div>
  )
}

export const Orders = ({ desk }: { readonly desk: Desk }) => {
  const { orders } = desk.state
  const drop = (order: StandingOrder) => desk.client.command(orders.filter((each) => each !== order))
  const held = orders.filter((order) => stillHolds(desk.game, desk.view, order))
  return (
    <div className="orders">
      <p className="quiet">{desk.say('orders.about')}</p>
      {held.length === 0 ? <p className="quiet">{desk.say('orders.none')}</p> : null}
      <ul>
        {held.map((order) => (
          <li key={order.task}>
            <span>{lineOf(desk, order)}</span>
            <Button weight="quiet" onClick={() => drop(order)}>
              {desk.say('line.drop')}
            </Button>
          </li>
        ))}
      </ul>
      {desk.asked && desk.task ? <NewOrder key={desk.task.task} desk={desk} task={desk.task} /> : null}
    </div>
  )
}
