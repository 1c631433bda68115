/** What the tests of the table share: props of a board, whole games, and what lies where. */
import { boardFor } from '@machiya/kit/testing'
import { dice, isOver, type Pick, type Seat, type View, type Whole } from '@machiya/kernel'
import { sha256 } from '@machiya/kernel/sha256'
import { renderToStaticMarkup } from 'react-dom/server'
import { eagerPick } from '../eager.ts'
import { words, yedo } from '../index.ts'
import type { Yedo } from '../position.ts'
import { table } from './index.ts'
import type { Board as Props } from './where.ts'

export const propsFor = (view: View<Yedo>, seat: Seat | null, locale: 'en' | 'de', narrow = false): Props =>
  boardFor(yedo, words, view, seat, { locale, narrow })

const { Board, Hand, side, Tray, cards, moment } = table
const markup = renderToStaticMarkup
type Slots = { readonly [slot: string]: string }

/** What of the board a decision with a drawing of its own leaves in view. */
const momentIn = (props: Props): string => (moment?.of(props) ? markup(<moment.Drawing {...props} />) : '')
const onPhone = (props: Props): Slots => ({
  board: markup(<Board {...props} />),
  hand: Hand ? markup(<Hand {...props} />) : '',
  moment: momentIn(props),
})
const onDesk = (props: Props): Slots => ({
  board: moment?.of(props) === 'zone' ? '' : markup(<Board {...props} />),
  side: side ? markup(<side.Cards {...props} />) : '',
  tray: Tray ? markup(<Tray {...inTray(props)} />) : '',
  cards: (cards?.of(props) ?? [])
    .map(({ id }) => (cards ? markup(<cards.Small {...inTray(props)} card={id} />) : ''))
    .join(''),
  moment: momentIn(props),
})
const inTray = (props: Props): Props => ({ ...props, zone: { width: 1272, height: 96, side: 0 } })

/** Everything that is seen of a table at once. */
export const drawn = (props: Props): string =>
  Object.values(props.narrow ? onPhone(props) : onDesk(props)).join('')

export const picksIn = (markup: string): ReadonlySet<string> =>
  new Set([...markup.matchAll(/data-pick="([^"]*)"/g)].map(([, pick = '']) => pick))

export type Look = (g: Whole<Yedo>, seat: Seat) => void
export const playThrough = (seats: number, setting: 'geisha' | 'samurai', look: Look): void => {
  const chance = dice(`yedo board ${seats} ${setting}`)
  const g = yedo.start(seats, { setting }, sha256(`yedo board ${seats}`))
  const picks: Pick[] = []
  while (!isOver(g)) {
    const waiting = yedo.waitingFor(g)
    const seat = waiting[chance(waiting.length)] as Seat
    look(g, seat)
    yedo.legal(g, seat, picks)
    yedo.advance(g, seat, eagerPick(g, seat, yedo.task(g)?.task ?? '', picks, chance))
  }
}
