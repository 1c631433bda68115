/** A table: opens it wherever it lives, and shows what can be shown. Key it by its id. */
import { memo, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useFollowed } from '../parts/followed.ts'
import { useLaying } from '../parts/laying.ts'
import { Button, LinkButton } from '../parts/Paper.tsx'
import { useText } from '../text/index.ts'
import type { TableClient, TableState } from '../client/table.ts'
import { Curtain } from './Curtain.tsx'
import { useDeskAt, type Taken } from './desk.ts'
import { Frame } from './Frame.tsx'
import { Gathering } from '../company/Gathering.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Opening } from '../parts/Opening.tsx'
import { openTable } from './open.ts'
import { useTaken } from './taken.ts'

const useClient = (id: string): TableClient => {
  const [client] = useState(() => openTable(id))
  useEffect(() => {
    const look = (): void => client.look(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', look)
    client.open()
    return () => {
      document.removeEventListener('visibilitychange', look)
      client.close()
    }
  }, [client])
  return client
}

type LaidProps = {
  readonly client: TableClient
  readonly taken: Taken
  readonly state: TableState
  readonly view: NonNullable<TableState['view']>
}

const Drawn = memo(({ client, taken, state, view }: LaidProps) => (
  <Frame desk={useDeskAt(client, state, view, taken)} />
))

/** What I do is on the page at once. */
const Laid = (now: LaidProps) => {
  useEffect(() => now.client.drawn(), [now.client])
  return <Drawn {...useFollowed(now, now.view.mover === now.state.seat)} />
}

const GONE = { unknown: 'gone', 'signed-out': 'gone.signed-out' } as const

const Opened = ({ client }: { readonly client: TableClient }) => {
  const say = useText()
  const state = useStore(client.store)
  const taken = useTaken(state.game)
  const laid = useLaying(taken !== null && state.view !== null)
  const chair = state.curtain === null ? undefined : state.chairs[state.curtain]
  if (state.link === 'elsewhere')
    return (
      <Notice title={say('elsewhere')} text={say('elsewhere.text')}>
        <Button weight="ink" onClick={client.takeOver}>
          {say('elsewhere.here')}
        </Button>
      </Notice>
    )
  if (state.status === 'gone')
    return (
      <Notice title={say(GONE[state.gone])} text={say(`${GONE[state.gone]}.text`)}>
        {state.gone === 'signed-out' ? <LinkButton to="/me">{say('me.enter')}</LinkButton> : null}
        <LinkButton to={`/join/${state.id}`}>{say('back.by-code')}</LinkButton>
        <LinkButton to="/" weight="ink">
          {say('to-house')}
        </LinkButton>
      </Notice>
    )
  if (state.fault)
    return (
      <Notice title={say('fault')} text={state.fault}>
        <Button weight="ink" onClick={() => location.reload()}>
          {say('fault.again')}
        </Button>
        <LinkButton to="/">{say('to-house')}</LinkButton>
      </Notice>
    )
  if (state.status === 'gathering') return <Gathering client={client} />
  if (chair) return <Curtain chair={chair} onLift={client.lift} />
  if (!laid || !taken || !state.view) return <Opening game={state.game} />
  return (
    <Laid key={`${state.id}-${state.seat}`} client={client} taken={taken} state={state} view={state.view} />
  )
}

export const Table = ({ id }: { readonly id: string }) => {
  const client = useClient(id)
  return <Opened client={client} />
}
