/** Which table, where in the game, and the handles of the drawers. */
import type { Course as Stage } from '@machiya/kit'
import { useState } from 'react'
import { Link } from 'wouter'
import { Button, Seal } from '../parts/Paper.tsx'
import { SettingsSheet } from '../parts/SettingsSheet.tsx'
import { useNarrow } from '../parts/media.ts'
import { TableSheet } from '../company/TableSheet.tsx'
import type { Desk } from './desk.ts'
import type { Drawers } from './Drawers.tsx'
import { KeySign } from './KeySign.tsx'
import { KeyList } from './KeysSheet.tsx'
import { useUnread } from './unread.ts'
import '../styles/people.css'

const Track = ({ at, of }: NonNullable<Stage['track']>) => (
  <span className="track" aria-hidden="true">
    {Array.from({ length: of }, (_, i) => (
      <b key={i} data-past={i + 1 < at || undefined} data-now={i + 1 === at || undefined}>
        {i + 1 === at ? at : null}
      </b>
    ))}
  </span>
)

const Course = ({ desk }: { readonly desk: Desk }) => {
  const course = desk.module?.course?.(desk.view, desk.words, desk.locale)
  if (!course) return null
  return (
    <div className="course">
      <b>{course.label}</b>
      {course.track ? <Track {...course.track} /> : null}
      {course.steps ? (
        <ol>
          {course.steps.map((step, i) => (
            <li key={step} aria-current={i === course.now ? 'step' : undefined}>
              {step}
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  )
}

/** Said only when it matters: a table on this device or a live one needs no lamp. */
const LinkState = ({ desk }: { readonly desk: Desk }) => {
  const { link } = desk.state
  return (
    <span className="link-state" data-link={link} role="status">
      {link === 'here' || link === 'live' ? null : desk.say(`link.${link}`)}
    </span>
  )
}

const Handles = ({ desk, drawers }: { readonly desk: Desk; readonly drawers: Drawers }) => {
  const { say, offers, state } = desk
  const open = (drawer: 'offers' | 'log') => drawers.open.includes(drawer)
  const unread = useUnread(desk, open('log') && drawers.tab === 'chat')
  const count = offers.filter(({ no }) => !no).length
  return (
    <>
      <button
        type="button"
        className="handle"
        aria-expanded={open('offers')}
        onClick={() => drawers.turn('offers')}
      >
        {say(state.status === 'over' ? 'end.handle' : 'offers')}
        {count > 0 ? <b>{count}</b> : null} <KeySign of="o" />
      </button>
      <button
        type="button"
        className="handle"
        aria-expanded={open('log')}
        onClick={() => drawers.turn('log')}
      >
        {say('log-rules')}
        {unread > 0 ? (
          <b className="unread">
            {unread}
            <span className="visually-hidden"> {say('tab.unread', { count: unread })}</span>
          </b>
        ) : null}{' '}
        <KeySign of="l" />
      </button>
    </>
  )
}

type Props = { readonly desk: Desk; readonly drawers?: Drawers; readonly onAid?: () => void }

const Sheets = ({ desk, sheet, onSheet, onAid }: Props & SheetProps) => {
  const narrow = useNarrow()
  const close = () => onSheet(null)
  if (sheet === 'settings')
    return (
      <SettingsSheet onClose={close}>
        {narrow ? null : (
          <details className="keys-told">
            <summary>{desk.say('keys')}</summary>
            <KeyList />
          </details>
        )}
        {onAid && desk.module?.aid ? (
          <Button
            onClick={() => {
              close()
              onAid()
            }}
          >
            {desk.say('aid')}
          </Button>
        ) : null}
        <Link href="/" className="button cut-paper button-paper">
          {desk.say('leave')}
        </Link>
      </SettingsSheet>
    )
  return sheet === 'table' ? (
    <TableSheet client={desk.client} onClose={close}>
      {narrow ? <Button onClick={() => onSheet('settings')}>{desk.say('settings')}</Button> : null}
    </TableSheet>
  ) : null
}
type SheetProps = {
  readonly sheet: 'settings' | 'table' | null
  readonly onSheet: (sheet: 'settings' | 'table' | null) => void
}

export const TopBar = ({ desk, drawers, onAid }: Props) => {
  const narrow = useNarrow()
  const [sheet, setSheet] = useState<'settings' | 'table' | null>(null)
  const { say, words, state } = desk
  return (
    <header className="top-bar">
      <div className="top-name">
        <Link href="/" className="top-home" aria-label={say('to-house')}>
          <Seal size={26} />
        </Link>
        <h1>{words.title}</h1>
        <span className="top-title">{state.title}</span>
      </div>
      <Course desk={desk} />
      <nav className="top-links" aria-label={say('table-menu')}>
        <LinkState desk={desk} />
        {drawers ? <Handles desk={desk} drawers={drawers} /> : null}
        {state.chat ? (
          <button type="button" className="handle" onClick={() => setSheet('table')}>
            {say('table.open')}
          </button>
        ) : null}
        {narrow && state.chat ? null : (
          <button type="button" className="handle" onClick={() => setSheet('settings')}>
            {say('settings')}
          </button>
        )}
      </nav>
      <Sheets desk={desk} sheet={sheet} onSheet={setSheet} {...(onAid ? { onAid } : {})} />
    </header>
  )
}
