/** The tables I sit at, those that wait for me first. */
import { Crest, markOf, type Locale } from '@machiya/kit'
import type { Seat } from '@machiya/kernel'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { useCard } from '../parts/card.tsx'
import { useSettings } from '../settings.ts'
import { Deed } from '../company/Deed.tsx'
import { dropTable } from '../device/storage.ts'
import { removeTable } from '../remote/api.ts'
import { listed, useText, type Say } from '../text/index.ts'
import { allLines, waitsForMe, type Line } from './lines.ts'

const remove = ({ here, id }: Line): Promise<unknown> => (here ? dropTable(id) : removeTable(id))

export const useTables = (): { lines: readonly Line[] | null; drop(line: Line): void } => {
  const [lines, setLines] = useState<readonly Line[] | null>(null)
  useEffect(() => {
    const again = () => void allLines().then(setLines)
    again()
    window.addEventListener('focus', again)
    return () => window.removeEventListener('focus', again)
  }, [])
  return { lines, drop: (line) => void remove(line).then(allLines).then(setLines) }
}

const ago = (at: number, locale: string): string => {
  const minutes = Math.round((at - Date.now()) / 60_000)
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' })
  if (minutes > -60) return format.format(minutes, 'minute')
  return minutes > -60 * 24
    ? format.format(Math.round(minutes / 60), 'hour')
    : format.format(Math.round(minutes / 1440), 'day')
}

/** Where nobody is waited for, that is not said either. */
const stateText = (line: Line, say: Say, locale: Locale): string => {
  if (line.over) return say('line.over')
  if (line.gathers) return say(line.laidAgain ? 'line.laid' : 'line.gathers')
  if (waitsForMe(line)) return say('line.your-turn')
  const names = line.waiting.map((seat) => line.names[seat] ?? '')
  return names.length ? say('waiting-for', { names: listed(locale, names) }) : say('line.in-play')
}

export const TableLine = ({ line, onDrop }: { readonly line: Line; readonly onDrop?: () => void }) => {
  const say = useText()
  const locale = useSettings((settings) => settings.locale)
  const mine = waitsForMe(line)
  const state = stateText(line, say, locale)
  return (
    <li className="table-line" data-mine={mine || undefined}>
      <div className="line-head">
        <h3>{line.title || say('line.untitled')}</h3>
        <span>{useCard(line.game).title}</span>
      </div>
      <div className="line-state">
        <strong className={mine ? 'asks' : undefined}>{state}</strong>
        <span>{ago(line.moved, locale)}</span>
      </div>
      <div className="line-foot">
        <span className="line-crests">
          {line.names.map((name, seat) => {
            const { crest, colour } = markOf(seat)
            return (
              <span key={seat} data-acts={line.waiting.includes(seat as Seat) || undefined} title={name}>
                <Crest crest={crest} colour={colour} size={22} label={name} />
              </span>
            )
          })}
        </span>
        {onDrop && line.removable ? (
          <Deed text={say('line.drop')} about={line.title || say('line.untitled')} onDo={onDrop} />
        ) : null}
        {line.over ? <Link href={`/review/${line.id}`}>{say('review')} →</Link> : null}
        <Link href={line.over ? `/replay/${line.id}` : `/table/${line.id}`}>
          {line.over ? say('replay') : say('sit-down')} →
        </Link>
      </div>
    </li>
  )
}

const MOST = 4

export const MyTables = () => {
  const say = useText()
  const { lines, drop } = useTables()
  const waiting = lines?.filter(waitsForMe).length ?? 0
  return (
    <section className="my-tables" aria-labelledby="my-tables" data-empty={!lines?.length || undefined}>
      <header>
        <h2 id="my-tables">{say('my-tables')}</h2>
        {lines?.length ? <span>{say('wait-for-you', { count: waiting })}</span> : null}
      </header>
      {lines?.length === 0 ? <p className="quiet no-tables">{say('my-tables.none')}</p> : null}
      <ul>
        {lines?.slice(0, MOST).map((line) => (
          <TableLine key={line.id} line={line} onDrop={() => drop(line)} />
        ))}
      </ul>
      {lines && lines.length > MOST ? (
        <Link href="/replays">{say('all-tables', { count: lines.length })}</Link>
      ) : null}
    </section>
  )
}
