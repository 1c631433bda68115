/** What holds at a table: who may find it, whether the coach may be asked, how others look on. */
import { useState, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { Button } from '../parts/Paper.tsx'
import { Sheet } from '../parts/Sheet.tsx'
import type { TableClient } from '../client/table.ts'
import { useText } from '../text/index.ts'
import { changeTable, leaveSeat } from '../remote/api.ts'
import { FairDeal } from './FairDeal.tsx'
import { useDoorForFriends } from '../remote/door.ts'
import { useLinks, watchLinkTo } from '../remote/links.ts'
import { Leaving } from './Leaving.tsx'
import { CopyLink } from './Links.tsx'
import { People, useDeed, Wrong } from './People.tsx'
import { WayBack } from './WayBack.tsx'
import { Webhook } from './Webhook.tsx'

type Props = { readonly client: TableClient }

const Flag = ({ client, flag }: Props & { readonly flag: 'listed' | 'hints' }) => {
  const say = useText()
  const state = useStore(client.store)
  const { wrong, run } = useDeed()
  const [asked, setAsked] = useState<boolean | null>(null)
  const change = async (next: boolean) => {
    setAsked(next)
    await run(changeTable(state.id, { [flag]: next }))
    setAsked(null)
  }
  const mayChange = state.host && (flag === 'listed' ? state.status !== 'over' : state.status === 'gathering')
  if (!mayChange) return <p className="quiet">{say(`table.${flag}-${state[flag] ? 'yes' : 'no'}`)}</p>
  return (
    <>
      <label className="option-flag">
        <input
          type="checkbox"
          checked={asked ?? state[flag]}
          onChange={({ target }) => void change(target.checked)}
        />
        <span>{say(`table.${flag}`)}</span>
      </label>
      <Wrong text={wrong} />
    </>
  )
}

export const TableRules = ({ client }: Props) => {
  const say = useText()
  const { id } = useStore(client.store)
  const { watch } = useLinks(id)
  const door = useDoorForFriends()
  return (
    <div className="table-rules">
      <Flag client={client} flag="listed" />
      <Flag client={client} flag="hints" />
      {watch ? (
        <div className="watch-link">
          <CopyLink link={watchLinkTo(door, id, watch)} label={say('table.watch')} />
          <p className="quiet">
            {say('table.watch')}: {say('table.watch.text')}
          </p>
        </div>
      ) : null}
      <WayBack client={client} />
      <FairDeal client={client} />
      <Webhook client={client} />
    </div>
  )
}

const StandIn = ({ client }: Props) => {
  const say = useText()
  const { id, seat, status, chairs, evening } = useStore(client.store)
  const { wrong, run } = useDeed()
  if (evening !== null || seat === null || status !== 'playing' || chairs[seat]?.away) return null
  return (
    <div className="stand-in">
      <Button onClick={() => void run(leaveSeat(id, seat))}>{say('table.partner-plays')}</Button>
      <p className="quiet">{say('table.partner-plays.text')}</p>
      <Wrong text={wrong} />
    </div>
  )
}

export const TableSheet = ({
  client,
  onClose,
  children,
}: Props & { readonly onClose: () => void; readonly children?: ReactNode }) => {
  const say = useText()
  return (
    <Sheet title={say('table.sheet')} onClose={onClose}>
      <h3 className="visually-hidden">{say('table.people')}</h3>
      <People client={client} />
      <TableRules client={client} />
      <StandIn client={client} />
      <Leaving client={client} />
      {children}
    </Sheet>
  )
}
