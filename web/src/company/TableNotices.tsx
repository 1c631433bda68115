/** What concerns those at a table beside the game, laid over it until it is settled. */
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import type { TableClient, TableState } from '../client/table.ts'
import { Button, LinkButton } from '../parts/Paper.tsx'
import { agreeToEnd, returnToSeat } from '../remote/api.ts'
import { useText } from '../text/index.ts'
import { useDeed, Wrong } from './People.tsx'

type Props = { readonly state: TableState }

const Slip = ({ text, children }: { readonly text: string; readonly children: ReactNode }) => (
  <div className="table-notice" role="status">
    <p>{text}</p>
    {children}
  </div>
)

/** Whoever let somebody play for them is back by one press. */
const StoodInFor = ({ state: { id, seat, chairs, status } }: Props) => {
  const say = useText()
  const { wrong, run } = useDeed()
  if (seat === null || status !== 'playing' || !chairs[seat]?.away) return null
  return (
    <Slip text={say('away.text')}>
      <Button weight="ink" onClick={() => void run(returnToSeat(id, seat))}>
        {say('away.back')}
      </Button>
      <Wrong text={wrong} />
    </Slip>
  )
}

/** Whoever sat here hears of the next game and is there by one press; they have their seats already. */
const LaidAgain = ({ state: { rematch, mine, status } }: Props) => {
  const say = useText()
  if (status !== 'over' || rematch === null || mine.length === 0) return null
  return (
    <Slip text={say('rematch.laid')}>
      <LinkButton to={`/table/${rematch}`} weight="ink">
        {say('rematch.join')}
      </LinkButton>
    </Slip>
  )
}

/** Somebody proposes to end here: everybody who plays is asked. */
const EndHere = ({ state: { id, seat, chairs, status, endAsked } }: Props) => {
  const say = useText()
  const { wrong, run } = useDeed()
  const asks = endAsked?.[0]
  if (status !== 'playing' || seat === null || asks === undefined || endAsked?.includes(seat)) return null
  return (
    <Slip text={say('end-early.asks', { name: chairs[asks]?.name ?? '' })}>
      <Button weight="quiet" onClick={() => void run(agreeToEnd(id, seat, false))}>
        {say('end-early.decline')}
      </Button>
      <Button weight="ink" onClick={() => void run(agreeToEnd(id, seat, true))}>
        {say('end-early.agree')}
      </Button>
      <Wrong text={wrong} />
    </Slip>
  )
}

export const TableNotices = ({ client }: { readonly client: TableClient }) => {
  const state = useStore(client.store)
  return (
    <div className="table-notices">
      <StoodInFor state={state} />
      <LaidAgain state={state} />
      <EndHere state={state} />
    </div>
  )
}
