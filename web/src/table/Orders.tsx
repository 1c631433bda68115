/** Standing orders: the same answer whenever the same is asked. */
import type { Task } from '@machiya/kernel'
import { askOf, offerOf } from '@machiya/kernel/words'
import { stillHolds, type StandingOrder } from '@machiya/table'
import { useState } from 'react'
import { Button } from '../parts/Paper.tsx'
import { capital } from '../parts/told.tsx'
import type { Desk } from './desk.ts'
import { offerName } from './Offers.tsx'
import { during, give, SPANS, spansOf, type Span } from './standing.ts'

/** A sentence about a task that is not asked now may lack what it is about; its bare name then has to do. */
const orElse = (say: () => string, bare: string): string => {
  try {
    const text = say()
    return /undefined|NaN/.test(text) ? bare : text
  } catch {
    return bare
  }
}

const lineOf = (desk: Desk, { task, picks, during: held = {} }: StandingOrder): string => {
  const asked: Task = desk.task?.task === task ? desk.task : { task, a: {} }
  const { words, plain, locale } = desk
  const names = picks.map((pick) =>
    orElse(() => offerOf(words, asked, { pick }, plain), words.names[pick] ?? String(pick)),
  )
  const ask = orElse(() => askOf(words, asked, plain), task.replaceAll('-', ' '))
  const when = desk.say(`orders.for.${SPANS.find((span) => span in held) ?? 'ever'}`)
  return desk.say('orders.line', { ask: capital(ask, locale), pick: names.join(', '), when })
}

const HowLong = ({
  desk,
  span,
  onSpan,
}: {
  readonly desk: Desk
  readonly span: Span | null
  readonly onSpan: (span: Span | null) => void
}) => {
  const spans = spansOf(desk)
  return spans.length ? (
    <select
      aria-label={desk.say('orders.how-long')}
      value={span ?? 'ever'}
      onChange={({ target }) => onSpan(spans.find((each) => each === target.value) ?? null)}
    >
      {(['ever', ...spans] as const).map((each) => (
        <option key={each} value={each}>
          {desk.say(`orders.for.${each}`)}
        </option>
      ))}
    </select>
  ) : null
}

const NewOrder = ({ desk, task }: { readonly desk: Desk; readonly task: Task }) => {
  const open = desk.offers.filter(({ no }) => !no)
  const [index, setIndex] = useState(0)
  const [span, setSpan] = useState<Span | null>(null)
  const offer = open[index] ?? open[0]
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
      <HowLong desk={desk} span={span} onSpan={setSpan} />
      <Button
        onClick={() =>
          offer
            ? give(desk.client, desk.state, { task: task.task, picks: [offer.pick], ...during(desk, span) })
            : undefined
        }
      >
        {desk.say('orders.add')}
      </Button>
    </div>
  )
}

type Question = Pick<Desk, 'game' | 'view' | 'asked' | 'task' | 'offers' | 'chosen'>
/** Where everybody is asked in secret again and again, the question itself can be settled for the rest of the round. */
export const orderHere = (desk: Question): StandingOrder | null => {
  const { game, asked, task, offers, chosen } = desk
  const rule = game.rules[task?.task ?? '']
  if (!asked || !task || rule?.kind !== 'floor' || rule.hides !== 'answers') return null
  const offer = offers.find(({ pick, no }) => !no && (chosen === null || pick === chosen))
  return offer && spansOf(desk).includes('round')
    ? { task: task.task, picks: [offer.pick], ...during(desk, 'round') }
    : null
}

export const OrderHere = ({ desk }: { readonly desk: Desk }) => {
  const { task, say } = desk
  const order = orderHere(desk)
  const [pick = ''] = order?.picks ?? []
  return order && task ? (
    <div className="coach-line">
      <Button weight="quiet" onClick={() => give(desk.client, desk.state, order)}>
        {say('orders.here', { pick: offerName(desk, task, { pick }), when: say('orders.for.round') })}
      </Button>
    </div>
  ) : null
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
