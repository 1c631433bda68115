/** What happened, in the reader's language, newest first. */
import { Crest } from '@machiya/kit'
import type { Seat, Tiding } from '@machiya/kernel'
import { nameOf, tidingOf, type Teller } from '@machiya/kernel/words'
import { ANSWERED, type Entry, type Why } from '@machiya/table'
import type { TableDeed } from '@machiya/server/protocol'
import { memo, useState } from 'react'
import { Button } from '../parts/Paper.tsx'
import { capital, Told } from '../parts/told.tsx'
import { byParts, type Desk } from './desk.ts'

/** Entries that are drawn at once; a long game has hundreds. */
const PAGE = 40

/** What the table says by itself, no game has words for. */
const answeredText = (desk: Desk, a: Tiding['a'], t: Teller): string => {
  const { seat, why } = a as { readonly seat: Seat; readonly why: Why }
  return desk.say(`log.${why}`, { who: t.seat(seat) })
}

export const tidingText = (desk: Desk, tiding: Tiding, t: Teller): string =>
  tiding.tiding === ANSWERED
    ? answeredText(desk, tiding.a, t)
    : capital(tidingOf(desk.words, tiding, t), desk.locale)

/** What a tiding is about: the first component or place it names. */
const idIn = (desk: Desk, { a }: Tiding): string | null => {
  const named = Object.values(a).find(
    (value) => typeof value === 'string' && !value.endsWith('?') && isNamed(desk, value),
  )
  return typeof named === 'string' ? named : null
}
const isNamed = (desk: Desk, id: string): boolean => {
  try {
    return Boolean(nameOf(desk.words, id))
  } catch {
    return false
  }
}

const two = (figure: number): string => String(figure).padStart(2, '0')

/** Written by hand: the browser's own formats take longer to prepare than a board to draw. */
const timeOf = (at: number): string => {
  const time = new Date(at)
  return `${two(time.getHours())}:${two(time.getMinutes())}`
}

type Lines = { readonly desk: Desk; readonly entry: Entry; readonly newest?: boolean }

const sameDesk = byParts('words', 'rich', 'players', 'locale')
const sameLines = (was: Lines, now: Lines): boolean =>
  was.entry === now.entry && was.newest === now.newest && sameDesk(was, now)

export const EntryLines = memo(({ desk, entry, newest = false }: Lines) => {
  const mover = entry.mover === null ? undefined : desk.players[entry.mover]
  const point = (id: string | null) => () => desk.board.point(id)
  return (
    <li className="entry" data-newest={newest || undefined}>
      {mover ? (
        <Crest crest={mover.crest} colour={mover.colour} size={18} />
      ) : (
        <span className="entry-house" />
      )}
      <div>
        {entry.tidings.map((tiding, i) => {
          const id = idIn(desk, tiding)
          const text = (
            <Told text={tidingText(desk, tiding, desk.rich)} players={desk.players} bare={entry.mover} />
          )
          return id === null ? (
            <p key={i}>{text}</p>
          ) : (
            <p key={i}>
              <button
                type="button"
                className="tiding"
                onFocus={point(id)}
                onBlur={point(null)}
                onPointerEnter={point(id)}
                onPointerLeave={point(null)}
              >
                {text}
              </button>
            </p>
          )
        })}
      </div>
      <time>{timeOf(entry.at)}</time>
    </li>
  )
}, sameLines)

/** How many moves of whom it is about. */
export const movesText = (desk: Desk, moves: readonly TableDeed['moves'][number][]) => ({
  count: moves.reduce((sum, each) => sum + each.moves, 0),
  moves: moves.map((each) => `${desk.players[each.seat]?.name ?? ''} ${each.moves}`).join(', '),
})

/** What somebody did beside the game. */
const DeedLine = ({ desk, deed }: { readonly desk: Desk; readonly deed: TableDeed }) => {
  const doer = desk.players[deed.by]
  return (
    <li className="entry" data-deed={deed.what}>
      {doer ? <Crest crest={doer.crest} colour={doer.colour} size={18} /> : <span className="entry-house" />}
      <div>
        <p>{desk.say(`log.${deed.what}`, { who: doer?.name ?? '', ...movesText(desk, deed.moves) })}</p>
      </div>
      <time>{timeOf(deed.at)}</time>
    </li>
  )
}

type LogLine = Entry | TableDeed
const isDeed = (line: LogLine): line is TableDeed => 'what' in line

/** Newest first. */
const linesOf = ({ state: { log, deeds } }: Desk): readonly LogLine[] =>
  (deeds.length ? [...log, ...deeds].sort((a, b) => a.at - b.at) : [...log]).reverse()

export const Log = ({ desk }: { readonly desk: Desk }) => {
  const [most, setMost] = useState(PAGE)
  const lines = linesOf(desk)
  const entries = lines.slice(0, most)
  if (entries.length === 0) return <p className="quiet">{desk.say('log.empty')}</p>
  return (
    <>
      <ol className="log" reversed>
        {entries.map((line, i) =>
          isDeed(line) ? (
            <DeedLine key={`${line.what}-${line.at}`} desk={desk} deed={line} />
          ) : (
            <EntryLines key={`${line.number}-${line.at}`} desk={desk} entry={line} newest={i === 0} />
          ),
        )}
      </ol>
      {lines.length > most ? (
        <Button weight="quiet" className="earlier" onClick={() => setMost(most + PAGE)}>
          {desk.say('log.earlier')}
        </Button>
      ) : null}
    </>
  )
}
