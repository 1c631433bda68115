/** My tables in the house, those that wait for me first, and the games that are over. */
import { useEffect, useState } from 'react'
import { linesInHouse, type Line } from '../lobby/lines.ts'
import { TableLine } from '../lobby/MyTables.tsx'
import { useText } from '../text/index.ts'
import { Section } from './Section.tsx'

const Lines = ({ lines, none }: { readonly lines: readonly Line[]; readonly none: string }) =>
  lines.length ? (
    <ul className="me-lines">
      {lines.map((line) => (
        <TableLine key={line.id} line={line} />
      ))}
    </ul>
  ) : (
    <p className="quiet">{none}</p>
  )

export const Games = () => {
  const say = useText()
  const [lines, setLines] = useState<Awaited<ReturnType<typeof linesInHouse>> | null>(null)
  useEffect(() => {
    const again = () => void linesInHouse().then(setLines)
    again()
    window.addEventListener('focus', again)
    return () => window.removeEventListener('focus', again)
  }, [])
  if (!lines) return null
  return (
    <>
      <Section title={say('me.tables')}>
        <Lines lines={lines.open} none={say('me.tables.none')} />
      </Section>
      <Section title={say('me.history')}>
        <Lines lines={lines.over} none={say('me.history.none')} />
      </Section>
    </>
  )
}
