/** Before the deal: which evening this will be, who has come, and the links for those who have not. */
import { useStore } from 'zustand'
import { isListed } from '../games.ts'
import { Bar } from '../lobby/Bar.tsx'
import { Evening } from '../lobby/Evening.tsx'
import { Button } from '../parts/Paper.tsx'
import type { TableClient } from '../client/table.ts'
import { useText } from '../text/index.ts'
import { startTable } from '../remote/api.ts'
import { People, useDeed, Wrong } from './People.tsx'
import { TableRules } from './TableSheet.tsx'
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
          <Deal client={client} missing={missing} />
        </section>
        {game && isListed(game) ? <Evening game={game} /> : null}
        <section className="gathering-rules" aria-labelledby="holds">
          <h2 id="holds">{say('gather.holds')}</h2>
          <TableRules client={client} />
        </section>
      </main>
    </div>
  )
}
