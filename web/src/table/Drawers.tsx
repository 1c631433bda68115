/** The two drawers: what can be chosen, as a list; and log, chat, rules and notes. */
import { memo, useDeferredValue, useEffect, useState, type ReactNode } from 'react'
import type { Desk } from './desk.ts'
import { useSteady } from './drafting.ts'
import { End } from './End.tsx'
import { AskCoach } from './Hint.tsx'
import { KeySign } from './KeySign.tsx'
import { Offers } from './Offers.tsx'
import { OrderHere } from './Orders.tsx'
import { useSpacious } from '../parts/media.ts'
import { useSettings, type Drawer } from '../settings.ts'
import { PanelBody, PanelTabs, type Tab } from './Panel.tsx'

export type Drawers = {
  /** Which are open, the one opened last at the end. */
  readonly open: readonly Drawer[]
  readonly tab: Tab
  turn(drawer: Drawer): void
  show(tab: Tab): void
}

const DRAWN = '.zone [data-pick], .tray [data-pick], .phone-play .zone [data-pick]'

/** Whether everything that is open can be pressed outside the list. */
const isCovered = (module: Desk['module'], board: Desk['board']): boolean => {
  const open = board.offers.filter(({ no }) => !no)
  if (module?.covered) return module.covered(board)
  const drawn = new Set([...document.querySelectorAll(DRAWN)].map((each) => each.getAttribute('data-pick')))
  return open.every(({ pick }) => drawn.has(String(pick)))
}

const isDrawn = (): boolean =>
  document.querySelector('.board-sheet > *, .board-plain') !== null &&
  document.querySelector('[data-measuring]') === null

/** Says it as soon as the board and what is mine are drawn. */
const whenDrawn = (act: () => void): (() => void) => {
  let frame = requestAnimationFrame(function look() {
    if (isDrawn()) act()
    else frame = requestAnimationFrame(look)
  })
  return () => cancelAnimationFrame(frame)
}

/** The list opens by itself where something cannot be pressed on the board, and at the end of a game. */
const useNeeded = (desk: Desk): boolean => {
  const [needed, setNeeded] = useState(false)
  const { module, board, asked, state } = desk
  const over = state.status === 'over'
  useEffect(
    () => whenDrawn(() => setNeeded(over || (asked && !isCovered(module, board)))),
    [module, board, asked, over],
  )
  return needed
}

const without = (open: readonly Drawer[], drawer: Drawer) => open.filter((each) => each !== drawer)

/** What a player opens or folds stays so, at the next table too; what opened by itself folds by itself. */
export const useDrawers = (desk: Desk): Drawers => {
  const spacious = useSpacious()
  const { drawers, set } = useSettings()
  const kept = drawers ?? (spacious ? ['log'] : [])
  const [shown, setTab] = useState<Tab>('log')
  const [folded, fold] = useState<string | undefined>()
  const needed = useNeeded(desk)
  const ruled = desk.rule !== null
  const task = desk.state.status === 'over' ? 'over' : desk.task?.task
  const extra: readonly Drawer[] = [
    ...(ruled ? (['log'] as const) : []),
    ...(needed && folded !== task ? (['offers'] as const) : []),
  ]
  const open = [...kept, ...extra.filter((each) => !kept.includes(each))]
  return {
    open,
    tab: ruled ? 'rules' : shown,
    turn: (drawer) => {
      desk.openRule(null)
      const isOpen = open.includes(drawer)
      if (drawer === 'offers') fold(isOpen ? task : undefined)
      set({ drawers: isOpen ? without(kept, drawer) : [...kept, drawer] })
    },
    show: (next) => {
      desk.openRule(null)
      setTab(next)
    },
  }
}

type FoldProps = { readonly desk: Desk; readonly letter: string; readonly onFold: () => void }

const FoldAway = ({ desk, letter, onFold }: FoldProps) => (
  <button
    type="button"
    className="fold-away"
    aria-label={desk.say('fold-away')}
    title={desk.say('fold-away')}
    onClick={onFold}
  >
    <KeySign of={letter} />
  </button>
)

/** What can be chosen, or how it ended. */
export const Possibilities = ({ desk, fold }: { readonly desk: Desk; readonly fold?: ReactNode }) =>
  desk.state.status === 'over' ? (
    <End desk={desk} />
  ) : (
    <Offers desk={desk} fold={fold}>
      <OrderHere desk={desk} />
      <AskCoach desk={desk} />
    </Offers>
  )

type DrawerProps = { readonly desk: Desk; readonly drawers: Drawers }

const Listed = memo(({ desk, onFold }: { readonly desk: Desk; readonly onFold: () => void }) => (
  <Possibilities desk={desk} fold={<FoldAway desk={desk} letter="o" onFold={onFold} />} />
))

/** Folded away it stays in the tree for screen readers, comes out when the focus goes there, and is drawn after all else. */
export const OffersDrawer = ({ desk, drawers }: DrawerProps) => {
  const isOpen = drawers.open.includes('offers')
  const later = useDeferredValue(desk)
  const fold = useSteady(() => drawers.turn('offers'))
  return (
    <aside
      className="drawer drawer-offers"
      aria-label={desk.say('possible')}
      data-folded={isOpen ? undefined : true}
    >
      <Listed desk={isOpen ? desk : later} onFold={fold} />
    </aside>
  )
}

export const LogDrawer = ({ desk, drawers }: DrawerProps) =>
  drawers.open.includes('log') ? (
    <aside className="drawer drawer-log" aria-label={desk.say('panels')}>
      <div className="drawer-head">
        <PanelTabs desk={desk} tab={drawers.tab} onTab={drawers.show} />
        <FoldAway desk={desk} letter="l" onFold={() => drawers.turn('log')} />
      </div>
      <PanelBody desk={desk} tab={drawers.tab} />
    </aside>
  ) : null
