/** Talk at the table. */
import { useState } from 'react'
import { Button } from '../parts/Paper.tsx'
import { SeatName } from '../parts/told.tsx'
import { useMuted } from '../remote/muted.ts'
import type { ChatLine } from '../client/table.ts'
import type { Desk } from './desk.ts'

const Who = ({ desk, line }: { readonly desk: Desk; readonly line: ChatLine }) => {
  const player = line.seat === null ? undefined : desk.players[line.seat]
  return player ? <SeatName player={player} /> : <b>{line.name}</b>
}

export const Chat = ({ desk }: { readonly desk: Desk }) => {
  const [text, setText] = useState('')
  const { muted } = useMuted(desk.state.id)
  const lines = (desk.state.chat ?? []).filter(({ seat }) => seat === null || !muted.includes(seat))
  return (
    <div className="chat">
      <ul>
        {lines.map((line) => (
          <li key={line.id}>
            <Who desk={desk} line={line} /> {line.text}
          </li>
        ))}
        {lines.length === 0 ? <li className="quiet">{desk.say('chat.empty')}</li> : null}
      </ul>
      {desk.state.seat === null ? null : (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (text.trim()) desk.client.say(text.trim())
            setText('')
          }}
        >
          <input
            aria-label={desk.say('chat.write')}
            placeholder={desk.say('chat.write')}
            value={text}
            maxLength={500}
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit">{desk.say('chat.send')}</Button>
        </form>
      )}
    </div>
  )
}
