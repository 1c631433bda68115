/** Which table, where in the game, and whether the table can hear us. */
import { useState } from 'react'
import { Link } from 'wouter'
import { Button, Seal } from '../parts/Paper.tsx'
import { SettingsSheet } from '../parts/SettingsSheet.tsx'
import { useNarrow } from '../parts/media.ts'
import { TableSheet } from '../company/TableSheet.tsx'
import type { Desk } from './desk.ts'
import '../styles/people.css'

const Course = ({ desk }: { readonly desk: Desk }) => {
  const course = desk.module?.course?.(desk.view, desk.words, desk.locale)
  if (!course) return null
  return (
    <div className="course">
      <b>{course.label}</b>
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
      {desk.say(`link.${link}`)}
    </span>
  )
}

export const TopBar = ({ desk }: { readonly desk: Desk }) => {
  const narrow = useNarrow()
  const [sheet, setSheet] = useState<'settings' | 'table' | null>(null)
  const { say, words, state } = desk
  return (
    <header className="top-bar">
      <Link href="/" className="top-home" aria-label={say('to-house')}>
        <Seal size={narrow ? 26 : 32} />
      </Link>
      <h1>{words.title}</h1>
      <span className="top-title">{state.title}</span>
      <Course desk={desk} />
      <LinkState desk={desk} />
      <nav className="top-links" aria-label={say('table-menu')}>
        {state.chat ? (
          <Button weight="quiet" onClick={() => setSheet('table')}>
            {say('table.open')}
          </Button>
        ) : null}
        {narrow && state.chat ? null : (
          <Button weight="quiet" onClick={() => setSheet('settings')}>
            {say('settings')}
          </Button>
        )}
        <Link href="/" className="button button-quiet">
          {say('leave')}
        </Link>
      </nav>
      {sheet === 'settings' ? <SettingsSheet onClose={() => setSheet(null)} /> : null}
      {sheet === 'table' ? (
        <TableSheet client={desk.client} onClose={() => setSheet(null)}>
          {narrow ? <Button onClick={() => setSheet('settings')}>{say('settings')}</Button> : null}
        </TableSheet>
      ) : null}
    </header>
  )
}
