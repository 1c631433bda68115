/** Ways out of a table before its end: giving up, ending together, clearing it away. */
import { useLocation } from 'wouter'
import { useStore } from 'zustand'
import type { TableClient } from '../client/table.ts'
import { agreeToEnd, removeTable, resignSeat } from '../remote/api.ts'
import { useText } from '../text/index.ts'
import { Deed } from './Deed.tsx'
import { useDeed, Wrong } from './People.tsx'

export const Leaving = ({ client }: { readonly client: TableClient }) => {
  const say = useText()
  const [, go] = useLocation()
  const { id, title, seat, mine, host, status, deal, endAsked, evening } = useStore(client.store)
  const { wrong, run } = useDeed()
  const leave = async (deed: ReturnType<typeof resignSeat>) => {
    if (await run(deed)) go('/')
  }
  // Where no house dealt, nobody is left behind.
  if (!deal || (mine.length === 0 && !host)) return null
  const about = title || say('line.untitled')
  return (
    <div className="host-deeds leaving">
      {status === 'playing' && seat !== null ? (
        <>
          {endAsked?.includes(seat) ? (
            <span className="quiet">{say('end-early.asked')}</span>
          ) : (
            <Deed
              text={say('end-early.ask')}
              about={about}
              onDo={() => void run(agreeToEnd(id, seat, true))}
            />
          )}
          {evening === null ? (
            <Deed text={say('resign')} about={about} onDo={() => void leave(resignSeat(id, seat))} />
          ) : null}
        </>
      ) : null}
      {host ? <Deed text={say('remove')} about={about} onDo={() => void leave(removeTable(id))} /> : null}
      <Wrong text={wrong} />
    </div>
  )
}
