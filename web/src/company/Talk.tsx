/** Talk at a table, before and while it is played. */
import { useState, type ComponentProps } from 'react'
import { useStore } from 'zustand'
import type { ChatLine, TableClient } from '../client/table.ts'
import { Button } from '../parts/Paper.tsx'
import { SeatName } from '../parts/told.tsx'
import { useMuted } from '../remote/muted.ts'
import { useText } from '../text/index.ts'

const Say = ({ client }: { readonly client: TableClient }) => {
  const say = useText()
  const [text, setText] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim()) client.say(text.trim())
        setText('')
      }}
    >
      <input
        aria-label={say('chat.write')}
        placeholder={say('chat.write')}
        value={text}
        maxLength={500}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit">{say('chat.send')}</Button>
    </form>
  )
}

type Players = ComponentProps<typeof SeatName>['player'][]

const Who = ({ line: { seat, name }, players }: { line: ChatLine; players: Readonly<Players> }) => {
  const player = seat === null ? undefined : players[seat]
  return player ? <SeatName player={player} /> : <b>{name}</b>
}

/** Where the game has begun, those who talk have their colours. */
export const Talk = ({
  client,
  players = [],
}: {
  readonly client: TableClient
  readonly players?: Readonly<Players>
}) => {
  const say = useText()
  const { id, chat, mine, host } = useStore(client.store)
  const { muted } = useMuted(id)
  const lines = (chat ?? []).filter(({ seat }) => seat === null || !muted.includes(seat))
  return (
    <div className="chat">
      <ul>
        {lines.map((line) => (
          <li key={line.id}>
            <Who line={line} players={players} /> {line.text}
          </li>
        ))}
        {lines.length === 0 ? <li className="quiet">{say('chat.empty')}</li> : null}
      </ul>
      {mine.length || host ? <Say client={client} /> : null}
    </div>
  )
}
