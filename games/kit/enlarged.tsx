/** A card held before the eyes: what is pressed on a board opens beside it with all it says, and is walked on from there. */
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'

/** `asked`: it was pressed as an offer, and is put away when that is settled. */
type Held = { readonly id: string; readonly asked: boolean }

let held: Held | null = null
const watchers = new Set<() => void>()
const watch = (changed: () => void) => {
  watchers.add(changed)
  return () => void watchers.delete(changed)
}

export const enlarge = (id: string | null, asked = false): void => {
  held = id === null ? null : { id, asked }
  for (const changed of watchers) changed()
}

/** Which card is held; `number` is that of the table as it lies. */
export const useEnlarged = (number: number): string | null => {
  const now = useSyncExternalStore(
    watch,
    () => held,
    () => null,
  )
  const seen = useRef(number)
  useEffect(() => {
    if (seen.current !== number && held?.asked) enlarge(null)
    seen.current = number
  }, [number])
  return now?.id ?? null
}

/** Nothing is held any more when the table is left. */
export const usePutAway = (): void => useEffect(() => () => enlarge(null), [])

/** One way to pay: a closed one stays readable, and its note says why. */
export type Way = {
  readonly id: string
  readonly label: string
  readonly note: string
  readonly sign?: ReactNode
  readonly open: boolean
  readonly chosen: boolean
  choose(): void
}

export type Enlarged = {
  /** Where it lies, and which of how many it is there: "Research centre", "card 2 of 6". */
  readonly shelf: string
  readonly place: string
  readonly picture?: ReactNode
  readonly title: string
  readonly marks?: ReactNode
  readonly text: string
  /** Opens the rule it follows. */
  readonly rule?: { readonly label: string; read(): void }
  /** Why it cannot be had now. */
  readonly closed?: string | undefined
  /** Chooses it, where another is chosen. */
  readonly choose?: { readonly label: string; press(): void } | undefined
  /** Added up; the last row is the sum. Only where it is mine to buy now. */
  readonly price?:
    | {
        readonly title: string
        readonly rows: readonly { readonly label: string; readonly value: string }[]
        readonly note?: string | undefined
        readonly ways: readonly Way[]
      }
    | undefined
  /** What it does for the reader now: at most three, the strongest first. */
  readonly now?: {
    readonly title: string
    readonly lines: readonly { readonly id: string; readonly sign: ReactNode; readonly text: string }[]
  }
}

type Words = { readonly close: string; readonly before: string; readonly after: string }

type CardProps = {
  readonly card: Enlarged
  /** Steps to the card before or after it on the same shelf. */
  walk(by: 1 | -1): void
  readonly words: Words
}

const STEPS: { readonly [key: string]: 1 | -1 } = { ArrowLeft: -1, ArrowRight: 1 }

/** Escape puts the card away, wherever the focus is; arrows walk while it is in the card. */
const useKeys = (walk: CardProps['walk']) => {
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const by = card.current?.contains(document.activeElement) ? STEPS[event.key] : undefined
      if (event.key !== 'Escape' && !by) return
      event.stopPropagation()
      if (by) walk(by)
      else enlarge(null)
    }
    document.addEventListener('keydown', press, true)
    return () => document.removeEventListener('keydown', press, true)
  }, [walk])
  return card
}

const Head = ({ card, walk, words }: CardProps) => (
  <header>
    <span>
      <b>{card.shelf}</b> {card.place}
    </span>
    <button type="button" className="kit-paper" aria-label={words.before} onClick={() => walk(-1)}>
      ‹
    </button>
    <button type="button" className="kit-paper" aria-label={words.after} onClick={() => walk(1)}>
      ›
    </button>
    <button type="button" className="kit-close" onClick={() => enlarge(null)}>
      {words.close}
    </button>
  </header>
)

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

const Price = ({ title, rows, note, ways }: NonNullable<Enlarged['price']>) => (
  <section>
    <h4>{title}</h4>
    <table>
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={label}>
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

const Now = ({ title, lines }: NonNullable<Enlarged['now']>) =>
  lines.length > 0 ? (
    <section>
      <h4>{title}</h4>
      <ul>
        {lines.map(({ id, sign, text }) => (
          <li key={id}>
            {sign}
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  ) : null

export const EnlargedCard = ({ card, walk, words }: CardProps) => {
  const ref = useKeys(walk)
  return (
    <aside className="kit-enlarged" aria-label={card.title} ref={ref}>
      <Head card={card} walk={walk} words={words} />
      <div className="kit-enlarged-body">
        {card.picture ? <div className="kit-picture">{card.picture}</div> : null}
        <h3>
          {card.title} <span>{card.marks}</span>
        </h3>
        <p>
          {card.text}{' '}
          {card.rule ? (
            <button type="button" className="kit-rule" onClick={card.rule.read}>
              {card.rule.label}
            </button>
          ) : null}
        </p>
        {card.closed ? <p className="kit-note">{card.closed}</p> : null}
        {card.choose ? (
          <button type="button" className="kit-paper kit-choose" onClick={card.choose.press}>
            {card.choose.label}
          </button>
        ) : null}
        {card.price ? <Price {...card.price} /> : null}
        {card.now ? <Now {...card.now} /> : null}
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
