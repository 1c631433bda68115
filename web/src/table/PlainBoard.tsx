/** The table in words, made from the position alone: for games without a drawing, and when a drawing fails. */
import type { Json, Pile } from '@machiya/kernel'
import { isHidden } from '@machiya/kernel'
import type { ReactNode } from 'react'
import { SeatName } from '../parts/told.tsx'
import type { Desk } from './desk.ts'

/** All that it takes of a desk. */
type Laid = Pick<Desk, 'view' | 'words' | 'players' | 'say'>

const KERNEL = new Set([
  'about',
  'viewer',
  'number',
  'revealed',
  'mover',
  'chance',
  'floors',
  'agenda',
  'told',
])

/** `redLight` or `power-5` as words, where a game has no name for it. */
const spaced = (id: string): string =>
  id
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase()

const named = ({ words }: Laid, id: string): string => words.names[id] ?? spaced(id)

const isPile = (value: object): value is Pile => 'of' in value && 'seen' in value
const isSealed = (value: object): value is { owner: number; value: Json } =>
  'owner' in value && 'value' in value

const Cards = ({ desk, pile }: { readonly desk: Laid; readonly pile: Pile }) => {
  if (pile.of.length === 0) return <span className="quiet">–</span>
  if (pile.of.every(isHidden))
    return <span className="cards-count">{desk.say('cards', { count: pile.of.length })}</span>
  return (
    <ul className="cards">
      {pile.of.map((face, i) => (
        <li key={i} className="card" data-hidden={isHidden(face) || undefined}>
          {isHidden(face) ? '?' : named(desk, face)}
        </li>
      ))}
    </ul>
  )
}

const plainValue = (desk: Laid, value: string | number | boolean | null): ReactNode => {
  if (value === null) return <span className="quiet">–</span>
  if (typeof value === 'boolean') return value ? '✓' : '–'
  return typeof value === 'number' ? value : named(desk, value)
}

const Value = ({ desk, value }: { readonly desk: Laid; readonly value: unknown }): ReactNode => {
  if (value === undefined) return null
  if (value === null || typeof value !== 'object') return plainValue(desk, value as null)
  if (isPile(value)) return <Cards desk={desk} pile={value} />
  if (isSealed(value)) return <Value desk={desk} value={value.value} />
  if (Array.isArray(value))
    return value.length === 0 ? (
      <span className="quiet">–</span>
    ) : (
      <span className="values">
        {value.map((each: unknown, i) => (
          <span key={i}>
            <Value desk={desk} value={each} />
          </span>
        ))}
      </span>
    )
  return <Parts desk={desk} parts={value as { readonly [key: string]: unknown }} />
}

const Parts = ({
  desk,
  parts,
}: {
  readonly desk: Laid
  readonly parts: { readonly [key: string]: unknown }
}) => (
  <dl className="parts">
    {Object.entries(parts).map(([key, value]) => (
      <div key={key}>
        <dt>{named(desk, key)}</dt>
        <dd>
          <Value desk={desk} value={value} />
        </dd>
      </div>
    ))}
  </dl>
)

export const PlainBoard = ({ desk }: { readonly desk: Laid }) => {
  const { seats, ...rest } = desk.view as unknown as {
    readonly seats?: readonly { readonly [key: string]: unknown }[]
    readonly [part: string]: unknown
  }
  const common = Object.fromEntries(Object.entries(rest).filter(([key]) => !KERNEL.has(key)))
  return (
    <div className="plain-board" tabIndex={0} role="region" aria-label={desk.say('plain-table')}>
      <Parts desk={desk} parts={common} />
      <div className="plain-seats">
        {seats?.map((parts, seat) => {
          const player = desk.players[seat]
          return (
            <section key={seat}>
              <h3>{player ? <SeatName player={player} /> : seat + 1}</h3>
              <Parts desk={desk} parts={parts} />
            </section>
          )
        })}
      </div>
    </div>
  )
}
