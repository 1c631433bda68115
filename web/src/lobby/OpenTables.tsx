/** Tables of others that stand open to everybody: with a free chair, or to look on. */
import type { TableInfo } from '@machiya/server/protocol'
import { Crest, markOf } from '@machiya/kit'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { useCard } from '../parts/card.tsx'
import { openTables } from '../remote/api.ts'
import { namesOf } from '@machiya/bots/words'
import { useSettings } from '../settings.ts'
import { listed, useText } from '../text/index.ts'
import '../styles/open-tables.css'

const MOST = 6

const useOpenTables = (): readonly TableInfo[] => {
  const [tables, setTables] = useState<readonly TableInfo[]>([])
  useEffect(() => {
    if (!navigator.onLine) return undefined
    const again = () => void openTables().then(setTables)
    again()
    window.addEventListener('focus', again)
    return () => window.removeEventListener('focus', again)
  }, [])
  return tables.filter(({ seats }) => !seats.some(({ you }) => you))
}

const OpenTable = ({ table }: { readonly table: TableInfo }) => {
  const say = useText()
  const { id, game, title, seats } = table
  const free = seats.filter(({ taken }) => !taken).length
  const name = title || say('line.untitled')
  const names = namesOf(seats)
  const locale = useSettings((settings) => settings.locale)
  const company = listed(
    locale,
    names.filter((_, i) => seats[i]?.taken),
  )
  const [to, deed] = free
    ? [`/join/${id}?game=${game}`, say('sit-down')]
    : [`/table/${id}`, say('open-tables.watch')]
  return (
    <li>
      <h3>{name}</h3>
      <span className="quiet">
        {useCard(game).title} · {say('open-tables.free', { count: free })}
      </span>
      <span className="line-crests">
        {seats.map(({ seat, taken }) => {
          const { crest, colour } = markOf(seat)
          return taken ? <Crest key={seat} crest={crest} colour={colour} size={22} /> : null
        })}
        {company}
      </span>
      <Link href={to} aria-label={`${deed}: ${name}, ${company}`}>
        {deed} →
      </Link>
    </li>
  )
}

export const OpenTables = () => {
  const say = useText()
  const tables = useOpenTables()
  if (tables.length === 0) return null
  return (
    <section className="open-tables" aria-labelledby="open-tables">
      <h2 id="open-tables">{say('open-tables')}</h2>
      <ul>
        {tables.slice(0, MOST).map((table) => (
          <OpenTable key={table.id} table={table} />
        ))}
      </ul>
    </section>
  )
}
