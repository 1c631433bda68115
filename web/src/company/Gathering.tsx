/** Before the deal: which evening this will be, who has come, and the links for those who have not. */
import { useStore } from 'zustand'
import { isListed } from '../games.ts'
import { Bar } from '../lobby/Bar.tsx'
import { Wall } from '../lobby/Advertised.tsx'
import { Button } from '../parts/Paper.tsx'
import type { TableClient } from '../client/table.ts'
import { useText } from '../text/index.ts'
import { setChairs, startTable } from '../remote/api.ts'
import { keepLinks } from '../remote/links.ts'
import { useTaken } from '../table/taken.ts'
import { Leaving } from './Leaving.tsx'
import { People, useDeed, Wrong } from './People.tsx'
import { TableRules } from './TableSheet.tsx'
import { Talk } from './Talk.tsx'
import { Terms } from './Terms.tsx'
import '../styles/panel.css'
import '../styles/people.css'

/** Asked for only when everybody has come; before that it is merely possible. */
const Deal = ({ client, missing }: { readonly client: TableClient; readonly missing: number }) => {
  const say = useText()
  const { id, host } = useStore(client.store)
  const { wrong, run } = useDeed()
  return (
    <div className="gathering-deal">
      {host ? (
        <Button weight={missing ? 'ink' : 'ask'} onClick={() => void run(startTable(id))}>
          {missing ? say('gather.start-with-bots') : say('gather.start')}
        </Button>
      ) : (
        <p className="quiet">{say('gather.wait-host')}</p>
      )}
      <Wrong text={wrong} />
    </div>
  )
}

/** The last chair comes and goes, as long as nobody sits on it. */
const CountChairs = ({ client }: { readonly client: TableClient }) => {
  const say = useText()
  const { id, host, chairs, game } = useStore(client.store)
  const taken = useTaken(game)
  const { wrong, run } = useDeed()
  if (!host || !taken) return null
  const [least, most] = taken.game.seats
  const set = async (count: number) => {
    const made = await run(setChairs(id, count))
    if (made) keepLinks(made)
  }
  return (
    <div className="count-chairs">
      {chairs.length < most ? (
        <Button weight="quiet" onClick={() => void set(chairs.length + 1)}>
          {say('gather.more')}
        </Button>
      ) : null}
      {chairs.length > least ? (
        <Button weight="quiet" onClick={() => void set(chairs.length - 1)}>
          {say('gather.less')}
        </Button>
      ) : null}
      <Wrong text={wrong} />
    </div>
  )
}

export const Gathering = ({ client }: { readonly client: TableClient }) => {
  const say = useText()
  const { chairs, host, title, game } = useStore(client.store)
  const missing = chairs.filter(({ taken }) => !taken).length
  return (
    <div className="page">
      <Bar here={null} />
      <main className="gathering">
        <section className="gathering-people">
          <h1>{title || say('line.untitled')}</h1>
          <p className="gathering-state" data-asks={(host && !missing) || undefined} role="status">
            {missing
              ? say(host ? 'gather.missing' : 'gather.free-still', { count: missing })
              : say('gather.all-here')}
          </p>
          <People client={client} />
          <CountChairs client={client} />
          <Deal client={client} missing={missing} />
          <section className="gathering-talk" aria-labelledby="talk">
            <h2 id="talk">{say('tab.chat')}</h2>
            <Talk client={client} />
          </section>
        </section>
        {game && isListed(game) ? <Wall game={game} /> : null}
        <section className="gathering-rules" aria-labelledby="holds">
          <h2 id="holds">{say('gather.holds')}</h2>
          <Terms client={client} />
          <TableRules client={client} />
          <Leaving client={client} />
        </section>
      </main>
    </div>
  )
}
