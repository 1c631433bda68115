/** A card held before the eyes: what is pressed on a board opens beside it with all it says, and is walked on from there. */
import type { Pick } from '@machiya/kernel'
import { offerOf, reasonOf } from '@machiya/kernel/words'
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react'
import type { AnyBoard } from './board.ts'
import {
  enlarge,
  heldNow,
  watchHeld,
  type Enlarged,
  type HeldCard,
  type Price,
  type Reading,
  type Way,
  type Worth,
} from './reading.ts'
import { offerAt } from './spot.tsx'

/** Which card is held; `number` is that of the table as it lies. */
const useEnlarged = (number: number): string | null => {
  const now = useSyncExternalStore(watchHeld, heldNow, () => null)
  const seen = useRef(number)
  useEffect(() => {
    if (seen.current !== number && heldNow()?.asked) enlarge(null)
    seen.current = number
  }, [number])
  return now?.id ?? null
}

/** The card that is held, if it lies on this table; nothing is held any more when the table is left. */
export const useHeld = <B extends { readonly table: { readonly number: number } }>(
  board: B,
  read: Reading<B> | undefined,
): HeldCard | null => {
  const id = useEnlarged(board.table.number)
  useEffect(() => () => enlarge(null), [])
  const shelf = id === null ? undefined : read?.shelves(board).find(({ cards }) => cards.includes(id))
  return id !== null && shelf ? { id, shelf } : null
}

export type EnlargedWords = {
  readonly close: string
  readonly before: string
  readonly after: string
  readonly price: string
  readonly now: string
  /** "card 2 of 6" */
  place(at: number, of: number): string
  rule(number: string): string
  choose(name: string): string
}

type CardProps = {
  readonly board: AnyBoard
  readonly held: HeldCard
  readonly card: Enlarged
  readonly words: EnlargedWords
}

const STEPS: { readonly [key: string]: 1 | -1 } = { ArrowLeft: -1, ArrowRight: 1 }

const walk = ({ board, held }: CardProps, by: 1 | -1): void => {
  const { cards } = held.shelf
  const next = cards[(cards.indexOf(held.id) + by + cards.length) % cards.length] ?? held.id
  enlarge(next)
  board.point(next)
}

/** Escape puts the card away, wherever the focus is; arrows walk while it is in the card. */
const useKeys = (props: CardProps, card: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const by = card.current?.contains(document.activeElement) ? STEPS[event.key] : undefined
      if (event.key !== 'Escape' && !by) return
      event.stopPropagation()
      if (by) walk(props, by)
      else enlarge(null)
    }
    document.addEventListener('keydown', press, true)
    return () => document.removeEventListener('keydown', press, true)
  })
}

/** Opened by a key, the card has the focus until it is put away. */
const useFocus = (card: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const from = document.activeElement
    if (!(from instanceof Element) || !from.matches(':focus-visible')) return undefined
    card.current?.querySelector('h3')?.focus()
    return () => (from as HTMLElement | SVGElement).focus()
  }, [card])
}

const Head = (props: CardProps) => {
  const { held, words } = props
  const { title, cards } = held.shelf
  return (
    <header>
      <span>
        <b>{title}</b> {words.place(cards.indexOf(held.id) + 1, cards.length)}
      </span>
      <button type="button" className="kit-paper" aria-label={words.before} onClick={() => walk(props, -1)}>
        ‹
      </button>
      <button type="button" className="kit-paper" aria-label={words.after} onClick={() => walk(props, 1)}>
        ›
      </button>
      <button type="button" className="kit-close" onClick={() => enlarge(null)}>
        {words.close}
      </button>
    </header>
  )
}

const Ways = ({ title, ways }: { readonly title: string; readonly ways: readonly Way[] }) => (
  <div className="kit-ways" role="radiogroup" aria-label={title}>
    {ways.map(({ id, label, note, sign, open, chosen, choose }) => (
      <button
        key={id}
        type="button"
        role="radio"
        aria-checked={chosen}
        aria-disabled={!open}
        className="kit-paper"
        data-state={chosen ? 'chosen' : open ? 'open' : 'closed'}
        onClick={open && !chosen ? choose : undefined}
      >
        <span>
          {sign}
          <b>{label}</b>
        </span>
        <small>{note}</small>
      </button>
    ))}
  </div>
)

const Cost = ({ title, rows, note, ways = [] }: Price & { readonly title: string }) => (
  <section>
    <h4>{title}</h4>
    <table>
      <tbody>
        {rows.map(({ label, value }, at) => (
          <tr key={at}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
    {note ? <p className="kit-note">{note}</p> : null}
    {ways.length > 0 ? <Ways title={title} ways={ways} /> : null}
  </section>
)

const MOST = 3

const Now = ({ title, lines }: { readonly title: string; readonly lines: readonly Worth[] }) =>
  lines.length > 0 ? (
    <section>
      <h4>{title}</h4>
      <ul>
        {lines
          .toSorted((a, b) => b.weight - a.weight)
          .slice(0, MOST)
          .map(({ id, sign, text }) => (
            <li key={id}>
              {sign}
              <span>{text}</span>
            </li>
          ))}
      </ul>
    </section>
  ) : null

/** What can be done with it: another offer is chosen here, one that is closed says why. */
const Choices = ({ board, card, words }: CardProps) => {
  const offered = card.picks.filter((pick) => offerAt(board.offers, pick))
  const called = (pick: Pick): string =>
    board.task && offered.length > 1 ? offerOf(board.words, board.task, { pick }, board.t) : ''
  return offered.map((pick) => {
    const no = offerAt(board.offers, pick)?.no
    const name = called(pick)
    if (no)
      return (
        <p key={pick} className="kit-note">
          {[...(name ? [name] : []), reasonOf(board.words, no)].join(': ')}
        </p>
      )
    return board.chosen === pick ? null : (
      <button key={pick} type="button" className="kit-paper kit-choose" onClick={() => board.act(pick)}>
        {name || words.choose(card.title)}
      </button>
    )
  })
}

export const EnlargedCard = (props: CardProps) => {
  const { board, card, words } = props
  const ref = useRef<HTMLElement>(null)
  useKeys(props, ref)
  useFocus(ref)
  return (
    <aside className="kit-enlarged" aria-label={card.title} ref={ref}>
      <Head {...props} />
      <div className="kit-enlarged-body">
        {card.picture ? <div className="kit-picture">{card.picture}</div> : null}
        <h3 tabIndex={-1}>
          {card.title} <span>{card.marks}</span>
        </h3>
        <p>
          {card.text}{' '}
          <button type="button" className="kit-rule" onClick={() => board.rule(card.rule)}>
            {words.rule(card.rule)}
          </button>
        </p>
        <Choices {...props} />
        {card.price ? <Cost {...card.price} title={card.price.title ?? words.price} /> : null}
        <Now title={words.now} lines={card.now} />
      </div>
    </aside>
  )
}

/** On a phone a whole page, down to where the buttons of the thumb begin. */
export const EnlargedPage = (props: CardProps) => {
  const page = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const foot = document.querySelector('.draft')?.getBoundingClientRect().top ?? innerHeight
    page.current?.style.setProperty('inset-block-end', `${innerHeight - foot}px`)
    page.current?.showPopover()
  }, [])
  return (
    <div className="kit-page" popover="manual" ref={page}>
      <EnlargedCard {...props} />
    </div>
  )
}
