/** The frame of the table: sentence above, draft below, people left, possibilities right, the board in the calm middle. */
import { Suspense, useState } from 'react'
import { useSearchParams } from 'wouter'
import { useHandApart, useNarrow } from '../parts/media.ts'
import { Coach } from '../rooms.ts'
import { BoardBox } from './BoardBox.tsx'
import type { Desk } from './desk.ts'
import { Draft } from './Draft.tsx'
import { End } from './End.tsx'
import { AskCoach } from './Hint.tsx'
import { Offers } from './Offers.tsx'
import { OrderHere } from './Orders.tsx'
import { Hand, Panel, PanelBody, PanelTabs, type Tab } from './Panel.tsx'

import { Reel } from './Reel.tsx'
import { Seats } from './Seats.tsx'
import { Sentence } from './Sentence.tsx'
import { Spoken } from './Spoken.tsx'
import { TopBar } from './TopBar.tsx'
import { UndoRequest } from './UndoRequest.tsx'

const Possibilities = ({ desk }: { readonly desk: Desk }) =>
  desk.state.status === 'over' ? (
    <End desk={desk} />
  ) : (
    <Offers desk={desk}>
      <OrderHere desk={desk} />
      <AskCoach desk={desk} />
    </Offers>
  )

const Wide = ({ desk }: { readonly desk: Desk }) => {
  const apart = useHandApart()
  const [tab, setTab] = useState<Tab>(apart && desk.module?.Hand ? 'hand' : 'log')
  return (
    <div className="frame">
      {desk.state.status === 'over' ? null : (
        <a className="skip" href="#offers">
          {desk.say('skip')}
        </a>
      )}
      <TopBar desk={desk} />
      <aside className="frame-seats" tabIndex={0} aria-label={desk.say('seats')}>
        <h2 className="visually-hidden">{desk.say('seats')}</h2>
        <Seats desk={desk} />
        {apart ? null : <Hand desk={desk} />}
      </aside>
      <main className="frame-middle">
        <Sentence desk={desk} />
        <BoardBox desk={desk} />
        <Draft desk={desk} />
      </main>
      <aside className="frame-right" aria-label={desk.say('possible')}>
        <Possibilities desk={desk} />
        <Panel desk={desk} tab={desk.rule === null ? tab : 'rules'} onTab={setTab} />
      </aside>
    </div>
  )
}

const Phone = ({ desk }: { readonly desk: Desk }) => {
  const [tab, setTab] = useState<Tab>('play')
  const apart = useHandApart()
  const shown = desk.rule === null ? tab : 'rules'
  return (
    <div className="frame frame-phone">
      <TopBar desk={desk} />
      <main className="phone-main">
        <Seats desk={desk} />
        <Sentence desk={desk} />
        {shown === 'play' ? (
          <div className="phone-play">
            <BoardBox desk={desk} />
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

/** Fetched only for a lesson. */
const Lesson = ({ desk }: { readonly desk: Desk }) => {
  const [search] = useSearchParams()
  return search.has('lesson') ? (
    <Suspense fallback={null}>
      <Coach desk={desk} />
    </Suspense>
  ) : null
}

export const Frame = ({ desk }: { readonly desk: Desk }) => {
  const narrow = useNarrow()
  const SignSheet = desk.module?.signs?.SignSheet
  return (
    <>
      {SignSheet ? <SignSheet /> : null}
      {narrow ? <Phone desk={desk} /> : <Wide desk={desk} />}
      <Reel desk={desk} />
      <Lesson desk={desk} />
      <UndoRequest desk={desk} />
      <Spoken desk={desk} />
    </>
  )
}
