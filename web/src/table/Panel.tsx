/** One tap away: log, chat, rules, notes. */
import { lazy, Suspense, useState } from 'react'
import { useExplained } from '../about/explain.tsx'
import { Button } from '../parts/Paper.tsx'
import { useLyingPhone, useNarrow } from '../parts/media.ts'
import { Rules } from '../rules/Rules.tsx'
import type { TextId } from '../text/index.ts'
import { Chat } from './Chat.tsx'
import type { Desk } from './desk.ts'
import { HandCards } from './HandCards.tsx'
import { Log } from './Log.tsx'
import { Notes } from './Notes.tsx'
import { Orders } from './Orders.tsx'
import { useUnread } from './unread.ts'

const TABS = ['play', 'hand', 'log', 'chat', 'rules', 'orders', 'notes'] as const
export type Tab = (typeof TABS)[number]

/** What only this seat holds: in one drawing, or as the tray of a desk has it. */
export const Hand = ({ desk }: { readonly desk: Desk }) => {
  const { Hand: Whole, Tray, cards } = desk.module ?? {}
  const Held = Whole ?? Tray
  const { holds, slip } = useExplained(desk)
  return (Held ?? cards) && desk.state.seat !== null ? (
    <section className="hand">
      <div {...holds}>
        {Held ? <Held {...desk.board} /> : null}
        {Whole ? null : <HandCards desk={desk} board={desk.board} />}
      </div>
      {slip}
    </section>
  ) : null
}

/** Whether what I hold lies behind a tab: on a lying phone, and at a desk where nothing of it stands in the tray. */
const useHandTab = ({ module, state }: Desk): boolean => {
  const lying = useLyingPhone()
  const narrow = useNarrow()
  if (state.seat === null || !module) return false
  return narrow
    ? lying && Boolean(module.Hand ?? module.Tray ?? module.cards)
    : Boolean(module.Hand && !module.Tray && !module.cards)
}

const Legend = lazy(async () => ({ default: (await import('../about/Legend.tsx')).Legend }))

/** The rules, and before them what every sign and card means. */
const RulesTab = ({ desk }: { readonly desk: Desk }) => {
  const [legend, showLegend] = useState(false)
  return (
    <>
      <Button weight="quiet" className="legend-button" onClick={() => showLegend(true)}>
        {desk.say('legend')}
      </Button>
      <Rules game={desk.game.name} at={desk.rule} />
      {legend ? (
        <Suspense fallback={null}>
          <Legend desk={desk} onClose={() => showLegend(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

const Body = ({ desk, tab }: { readonly desk: Desk; readonly tab: Tab }) => {
  if (tab === 'hand') return <Hand desk={desk} />
  if (tab === 'log') return <Log desk={desk} />
  if (tab === 'chat') return <Chat desk={desk} />
  if (tab === 'rules') return <RulesTab desk={desk} />
  if (tab === 'orders') return <Orders desk={desk} />
  if (tab === 'notes') return <Notes id={desk.state.id} />
  return null
}

type PanelProps = {
  readonly desk: Desk
  readonly tab: Tab
  readonly onTab: (tab: Tab) => void
  readonly phone?: boolean
}

const Unread = ({ desk, count }: { readonly desk: Desk; readonly count: number }) =>
  count > 0 ? (
    <>
      <b className="unread" aria-hidden="true">
        {count}
      </b>
      <span className="visually-hidden"> {desk.say('tab.unread', { count })}</span>
    </>
  ) : null

export const PanelTabs = ({ desk, tab, onTab, phone = false }: PanelProps) => {
  const handed = useHandTab(desk)
  const tabs = TABS.filter(
    (each) =>
      (each !== 'play' || phone) &&
      (each !== 'hand' || handed) &&
      (each !== 'chat' || desk.state.chat) &&
      (each !== 'orders' || desk.state.seat !== null),
  )
  const unread = useUnread(desk, tab === 'chat')
  const pick = (each: Tab) => {
    desk.openRule(null)
    onTab(each)
  }
  return (
    <nav className="tabs" aria-label={desk.say('panels')}>
      {tabs.map((each) => (
        <button
          key={each}
          type="button"
          aria-current={each === tab ? 'page' : undefined}
          onClick={() => pick(each)}
        >
          {desk.say(`tab.${each}` satisfies TextId)}
          {each === 'chat' ? <Unread desk={desk} count={unread} /> : null}
        </button>
      ))}
    </nav>
  )
}

export const PanelBody = ({ desk, tab }: { readonly desk: Desk; readonly tab: Tab }) => (
  <div className="panel-body" tabIndex={0} role="region" aria-label={desk.say(`tab.${tab}`)}>
    <Body desk={desk} tab={tab} />
  </div>
)
