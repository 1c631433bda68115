/** Every decision as a list: what is open, what is closed and why. */
import { pressOn, stateOf } from '@machiya/kit'
import type { Offer, Pick, Task } from '@machiya/kernel'
import { offerOf } from '@machiya/kernel/words'
import { Fragment, useEffect, useRef, type ReactNode } from 'react'
import { capital, Told } from '../parts/told.tsx'
import type { Desk } from './desk.ts'
import { isPassed, stepOf } from './draft.ts'
import { isHouseRule, reasonText } from './reasons.ts'

const MARKS = /\u2063./g
const SHORT = 11

export const offerName = (desk: Desk, task: Task, offer: Offer): string =>
  capital(offerOf(desk.words, task, offer, desk.plain, desk.view), desk.locale)

const OfferSign = ({ desk, task, offer }: OfferProps) => {
  const { sign, signs } = desk.module ?? {}
  const name = sign?.(offer.pick, task)
  return name && signs?.has(name) ? <signs.Sign name={name} size={24} /> : null
}

const Why = ({ desk, offer }: { readonly desk: Desk; readonly offer: Offer }) => {
  const { no } = offer
  if (!no) return null
  return (
    <div className="why">
      <p>{reasonText(desk.words, no, desk.say)}.</p>
      {isHouseRule(no) ? null : (
        <button type="button" className="rule-link" onClick={() => desk.openRule(no.rule)}>
          {desk.say('rule', { number: no.rule })}
        </button>
      )}
    </div>
  )
}

type OfferProps = { readonly desk: Desk; readonly task: Task; readonly offer: Offer }

/** Below the name: why it is closed, that it goes before what is laid, or what it does, unless the name says that already. */
const half = (desk: Desk, { pick, no }: Offer, name: string): string | undefined => {
  if (stateOf(desk.board, pick) === 'laid') return desk.say('offers.laid')
  if (no) return desk.say('closed-because', { reason: reasonText(desk.words, no, desk.say) })
  if (isPassed(desk.draft, pick)) return desk.say('offers.passed')
  const effect = desk.words.effects[String(pick)]
  return effect && !name.includes(effect) ? effect : undefined
}

/** What an offer answers: the question that is open, or an earlier one of the draft. */
const taskOf = ({ draft }: Desk, pick: Pick): Task => {
  const { task, a } = stepOf(draft, pick)
  return { task, a: a as Task['a'] }
}

const Row = ({ desk, offer }: { readonly desk: Desk; readonly offer: Offer }) => {
  const { pick, no } = offer
  const { board } = desk
  const task = taskOf(desk, pick)
  const opened = desk.opened === pick
  const state = stateOf(board, pick)
  const picked = state === 'chosen' || state === 'laid'
  const text = offerOf(desk.words, task, offer, desk.rich, desk.view)
  const point = (id: string | null) => () => board.point(id)
  const below = opened ? undefined : half(desk, offer, offerName(desk, task, offer))
  return (
    <li className="offer cut-paper" data-state={state} data-opened={opened || undefined}>
      <button
        type="button"
        className="offer-button"
        data-pick={pick}
        aria-pressed={state === 'closed' ? undefined : picked}
        aria-expanded={no ? opened : undefined}
        data-pointed={board.pointed === String(pick) || undefined}
        onClick={() => pressOn(board, pick)}
        onFocus={point(String(pick))}
        onBlur={point(null)}
        onPointerEnter={point(String(pick))}
        onPointerLeave={point(null)}
      >
        <OfferSign desk={desk} task={task} offer={offer} />
        <span className="offer-text">
          <span className="offer-name">
            <Told text={capital(text, desk.locale)} players={desk.players} />
          </span>
          {below ? <small>{below}</small> : null}
        </span>
        {picked ? <span className="tick" aria-hidden="true" /> : null}
      </button>
      {opened ? <Why desk={desk} offer={offer} /> : null}
    </li>
  )
}

const TWO = 22

/** Bids and amounts stand many in a row, short names two. */
const acrossOf = (desk: Desk, task: Task): 'many' | 'two' | undefined => {
  const open = desk.offers.filter(({ no }) => !no)
  const isBare = open.every(({ pick }) => !desk.words.effects[String(pick)])
  const longest = Math.max(
    ...open.map(
      (offer) => offerOf(desk.words, task, offer, desk.rich, desk.view).replaceAll(MARKS, '').length,
    ),
  )
  if (!isBare || open.length < 5 || longest > TWO) return undefined
  return longest <= SHORT ? 'many' : 'two'
}

type Group = { readonly title: string | undefined; readonly offers: readonly Offer[] }

/** Under the places they belong to, as the game says; what is closed comes last. */
const groupsOf = (desk: Desk): readonly Group[] => {
  const { offers, board, module } = desk
  const isShut = ({ pick, no }: Offer) => no !== undefined && stateOf(board, pick) !== 'laid'
  const groups = new Map<string | undefined, Offer[]>()
  for (const offer of offers.filter((each) => !isShut(each))) {
    const title = module?.group?.(offer.pick, taskOf(desk, offer.pick))
    groups.set(title, [...(groups.get(title) ?? []), offer])
  }
  const shut = offers.filter(isShut)
  return [
    ...[...groups].map(([title, of]) => ({ title, offers: of.sort((a, b) => rankOf(a) - rankOf(b)) })),
    ...(shut.length ? [{ title: undefined, offers: shut }] : []),
  ]
}
/** What is open comes before what is laid. */
const rankOf = ({ no }: Offer): number => (no ? 1 : 0)

const List = ({ desk, task }: { readonly desk: Desk; readonly task: Task }) => {
  const across = acrossOf(desk, task)
  return groupsOf(desk).map(({ title, offers }, i) => (
    <Fragment key={i}>
      {title === undefined ? null : <h3 className="offers-group">{title}</h3>}
      <ul data-across={across}>
        {offers.map((offer) => (
          <Row key={String(offer.pick)} desk={desk} offer={offer} />
        ))}
      </ul>
    </Fragment>
  ))
}

/** After a move by keyboard the focus waits before the new offers, and neither falls to the page nor lies behind them. */
const useKeptFocus = (desk: Desk) => {
  const list = useRef<HTMLDivElement>(null)
  const had = useRef(false)
  const picked = useRef(false)
  const { asked, view } = desk
  useEffect(() => {
    if (!asked || view.number < 0) return
    const lost = document.activeElement === document.body || document.activeElement === null
    if (had.current && (lost || picked.current)) list.current?.focus({ preventScroll: true })
    picked.current = false
  }, [view, asked])
  return {
    ref: list,
    onFocus: () => (had.current = true),
    onPointerDown: () => (had.current = false),
    onClick: () => (picked.current = had.current),
  }
}

type OffersProps = {
  readonly desk: Desk
  /** What puts the list away. */
  readonly fold?: ReactNode
  readonly children?: ReactNode
}

export const Offers = ({ desk, fold, children }: OffersProps) => {
  const { offers, task, say } = desk
  const focus = useKeptFocus(desk)
  const closed = offers.filter(({ no }) => no).length
  return (
    <section className="offers" aria-labelledby="offers-title">
      <header>
        <h2 id="offers-title">{say('offers')}</h2>
        {offers.length ? <span>{say('open-closed', { open: offers.length - closed, closed })}</span> : null}
        {fold}
      </header>
      <div id="offers" tabIndex={-1} className="offers-scroll" {...focus}>
        {offers.length && task ? (
          <List desk={desk} task={task} />
        ) : (
          <p className="quiet">{say('nothing-asked')}</p>
        )}
        {children}
      </div>
    </section>
  )
}
