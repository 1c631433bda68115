/** The frame of the table: the board first; people at its edge, one line that asks, and what is mine below it. */
import { memo, Suspense, useState } from 'react'
import { TableNotices } from '../company/TableNotices.tsx'
import { useLyingPhone, useNarrow, useSpacious } from '../parts/media.ts'
import { Sounds, Staging } from '../rooms.ts'
import { useSettings } from '../settings.ts'
import { AidSheet } from './AidSheet.tsx'
import { useAround } from './around.ts'
import type { Desk } from './desk.ts'
import { Draft } from './Draft.tsx'
import { LogDrawer, OffersDrawer, Possibilities, useDrawers } from './Drawers.tsx'
import { useKeys } from './keys.ts'
import { KeysSheet } from './KeysSheet.tsx'
import { Hand, PanelBody, PanelTabs, type Tab } from './Panel.tsx'
import { People } from './People.tsx'
import { Reel } from './Reel.tsx'
import { Signals } from './Signals.tsx'
import { Newest, Sentence } from './Sentence.tsx'
import { Spoken } from './Spoken.tsx'
import { Strip } from './Strip.tsx'
import { TopBar } from './TopBar.tsx'
import { Tray } from './Tray.tsx'
import { UndoRequest } from './UndoRequest.tsx'
import { Zone } from './Zone.tsx'
import '../styles/frame.css'
import '../styles/seats.css'
import '../styles/strip.css'
import '../styles/tray.css'
import '../styles/zone.css'
import '../styles/drawers.css'
import '../styles/offers.css'
import '../styles/panel.css'
import '../styles/about.css'
import '../styles/plain.css'
import '../styles/phone.css'
import '../styles/phone-lying.css'

const Board = memo(Zone)
const Mine = memo(Tray)
const Line = memo(Strip)

/** Read, and walked through by keys, in the order of importance; the grid sets everything in its place. */
const Wide = ({ desk }: { readonly desk: Desk }) => {
  const spacious = useSpacious()
  const drawers = useDrawers(desk)
  const [sheet, show] = useState<'keys' | 'aid' | null>(null)
  useKeys(desk, drawers, { show })
  const around = useAround(desk)
  const log = <LogDrawer desk={around} drawers={drawers} />
  return (
    <div className="frame" data-apart={desk.module?.cards?.apart}>
      {desk.state.status === 'over' ? null : (
        <a className="skip" href="#offers">
          {desk.say('skip')}
        </a>
      )}
      <main className="frame-main">
        <Board desk={desk} />
        <Mine desk={around} />
        <Line desk={around} />
      </main>
      <aside className="people" aria-label={desk.say('seats')}>
        <h2 className="visually-hidden">{desk.say('seats')}</h2>
        <People desk={around} />
        {spacious ? log : null}
      </aside>
      <TopBar desk={around} drawers={drawers} onAid={() => show('aid')} />
      <div className="drawers">
        <OffersDrawer desk={around} drawers={drawers} />
        {spacious ? null : log}
      </div>
      {sheet === 'keys' ? <KeysSheet onClose={() => show(null)} /> : null}
      {sheet === 'aid' && desk.module?.aid ? <AidSheet desk={desk} onClose={() => show(null)} /> : null}
    </div>
  )
}

const Phone = ({ desk }: { readonly desk: Desk }) => {
  const [tab, setTab] = useState<Tab>('play')
  const apart = useLyingPhone()
  const shown = desk.rule === null ? tab : 'rules'
  return (
    <div className="frame frame-phone">
      <TopBar desk={desk} />
      <main className="phone-main">
        <People desk={desk} />
        <Sentence desk={desk}>
          <Newest desk={desk} />
        </Sentence>
        {shown === 'play' ? (
          <div className="phone-play">
            <Zone desk={desk} />
            <Possibilities desk={desk} />
            {apart ? null : <Hand desk={desk} />}
          </div>
        ) : (
          <PanelBody desk={desk} tab={shown} />
        )}
      </main>
      <Draft desk={desk} />
      <PanelTabs desk={desk} tab={shown} onTab={setTab} phone />
    </div>
  )
}

/** Fetched only where sound was chosen. */
const Heard = ({ desk }: { readonly desk: Desk }) => {
  const volume = useSettings((settings) => settings.volume)
  return volume === 'off' ? null : (
    <Suspense fallback={null}>
      <Sounds desk={desk} />
    </Suspense>
  )
}

/** What others do is shown where it happens, at the pace that was chosen; where motion is unwanted the words tell it. */
const Shown = ({ desk }: { readonly desk: Desk }) => {
  const pace = useSettings((settings) => settings.pace)
  return desk.board.calm || pace === 0 ? null : (
    <Suspense fallback={null}>
      <Staging desk={desk} pace={pace} />
    </Suspense>
  )
}

export const Frame = ({ desk }: { readonly desk: Desk }) => {
  const narrow = useNarrow()
  const SignSheet = desk.module?.signs?.SignSheet
  return (
    <>
      {SignSheet ? <SignSheet /> : null}
      {narrow ? <Phone desk={desk} /> : <Wide desk={desk} />}
      <Reel key={desk.state.caughtUp} desk={desk} />
      <Signals desk={desk} />
      <Heard desk={desk} />
      <Shown desk={desk} />
      <UndoRequest desk={desk} />
      <TableNotices client={desk.client} />
      <Spoken desk={desk} />
    </>
  )
}
