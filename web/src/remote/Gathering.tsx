/** Before the deal: who has come, and the links for those who have not. */
import { useStore } from 'zustand'
import { isListed } from '../games.ts'
import { Bar } from '../lobby/Bar.tsx'
import { Button } from '../parts/Paper.tsx'
import type { TableClient } from '../table/client.ts'
import { useText } from '../text/index.ts'
import { startTable } from './api.ts'
import { People, useDeed, Wrong } from './People.tsx'
import { TableRules } from './TableSheet.tsx'
import '../styles/people.css'

export const Gathering = ({ client }: { readonly client: TableClient }) => {
  const say = useText()
  const { id, chairs, host, title, game } = useStore(client.store)
  const { wrong, run } = useDeed()
  const missing = chairs.filter(({ taken }) => !taken).length
  return (
    <div className="page">
      <Bar here={null} />
      <main className="gathering">
        <p className="quiet">{game && isListed(game) ? say(`game.${game}`) : game}</p>
        <h1>{title || say('line.untitled')}</h1>
        <p>{missing ? say('gather.missing', { count: missing }) : say('gather.all-here')}</p>
        <People client={client} />
        <TableRules client={client} />
        {host ? (
          <Button weight="ink" onClick={() => void run(startTable(id))}>
            {missing ? say('gather.start-with-bots') : say('gather.start')}
          </Button>
        ) : (
          <p className="quiet">{say('gather.wait-host')}</p>
        )}
        <Wrong text={wrong} />
      </main>
    </div>
  )
}
