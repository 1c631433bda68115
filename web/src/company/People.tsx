/** Who sits at a table, the links for those who have not come, and what the host can do about chairs. */
import { Crest, markOf } from '@machiya/kit'
import type { SeatPlan } from '@machiya/server/protocol'
import { useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../parts/Paper.tsx'
import { Face, wayOf } from '../parts/partner.tsx'
import type { Chair, TableClient } from '../client/table.ts'
import { useSettings } from '../settings.ts'
import { useText } from '../text/index.ts'
import { handOver, setSeat, standIn, type Reply } from '../remote/api.ts'
import { faultText } from '../remote/faults.ts'
import { useDoorForFriends } from '../remote/door.ts'
import { keepLinks, linkTo, useLinks } from '../remote/links.ts'
import { useMuted } from '../remote/muted.ts'
import { Deed } from './Deed.tsx'
import { CopyLink } from './Links.tsx'

/** The level of a partner that takes a chair in a person's place. */
const PARTNER = 'merchant'

/** Runs what the host asked for, and says what went wrong with it. */
export const useDeed = (): { readonly wrong: string; run<T>(deed: Promise<Reply<T>>): Promise<T | null> } => {
  const say = useText()
  const [wrong, setWrong] = useState('')
  const run = async <T,>(deed: Promise<Reply<T>>): Promise<T | null> => {
    const { ok, failed } = await deed
    setWrong(failed ? faultText(say, failed) : '')
    return ok ?? null
  }
  return { wrong, run }
}

export const Wrong = ({ text }: { readonly text: string }) =>
  text ? (
    <p className="refusal" role="alert">
      {text}
    </p>
  ) : null

type Deeds = ReturnType<typeof useDeed>

/** Somebody who came along and has no device of their own. */
const SeatBeside = ({ chair, onName }: { chair: Chair; onName: (name: string) => void }) => {
  const say = useText()
  const [name, setName] = useState<string | null>(null)
  const { letter } = markOf(chair.seat)
  if (name === null)
    return (
      <Button weight="quiet" aria-label={`${say('chair.beside')}: ${letter}`} onClick={() => setName('')}>
        {say('chair.beside')}
      </Button>
    )
  return (
    <form
      className="seat-beside"
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim()) onName(name.trim())
      }}
    >
      <input
        aria-label={say('chair.beside-name', { letter })}
        placeholder={say('name')}
        value={name}
        required
        maxLength={40}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit">{say('join.sit')}</Button>
    </form>
  )
}

type HostProps = { id: string; chair: Chair; inPlay: boolean; run: Deeds['run'] }
const HostDeeds = ({ id, chair, inPlay, run }: HostProps) => {
  const say = useText()
  const { seat, name, level, taken } = chair
  const plan = async (next: SeatPlan) => {
    const made = await run(setSeat(id, seat, next))
    if (made) keepLinks(made)
  }
  const isPerson = taken && level === null
  return (
    <>
      {isPerson && inPlay && !chair.here && !chair.away ? (
        <Deed text={say('host.stand-in')} about={name} onDo={() => void run(standIn(id, seat))} />
      ) : null}
      {taken ? (
        <Deed
          text={say('host.free')}
          about={name}
          harmless={!isPerson}
          onDo={() => void plan({ kind: 'person' })}
        />
      ) : null}
      {level === null ? (
        <Deed
          text={say('host.bot')}
          about={name || markOf(seat).letter}
          harmless={!taken}
          onDo={() => void plan({ kind: 'bot', level: PARTNER })}
        />
      ) : null}
      {taken ? null : <SeatBeside chair={chair} onName={(beside) => void plan({ kind: 'person', beside })} />}
      {isPerson ? (
        <Deed text={say('host.hand-over')} about={name} onDo={() => void run(handOver(id, seat))} />
      ) : null}
    </>
  )
}

const Where = ({ chair }: { readonly chair: Chair }) => {
  const say = useText()
  const { locale } = useSettings()
  const here = chair.level ? wayOf(locale, chair) : chair.away ? say('seat.away') : null
  return (
    <span className="quiet">
      {here ?? (chair.here ? say('gather.here') : say('gather.away'))}
      {chair.host ? ` · ${say('seat.host')}` : ''}
    </span>
  )
}

/** Whoever talks too much is not heard any more, by me alone. */
const MuteButton = ({ id, chair }: { readonly id: string; readonly chair: Chair }) => {
  const say = useText()
  const { muted, mute } = useMuted(id)
  const isMuted = muted.includes(chair.seat)
  const deed = isMuted ? say('chat.hear') : say('chat.mute')
  return (
    <Button
      weight="quiet"
      aria-label={`${deed}: ${chair.name}`}
      onClick={() => void mute(chair.seat, !isMuted)}
    >
      {deed}
    </Button>
  )
}

export const People = ({ client }: { readonly client: TableClient }) => {
  const say = useText()
  const { id, chairs, host, mine, status, game } = useStore(client.store)
  const { wrong, run } = useDeed()
  const { links } = useLinks(id)
  const door = useDoorForFriends()
  return (
    <>
      <ul className="gathering-seats">
        {chairs.map((chair) => {
          const { crest, colour, letter } = markOf(chair.seat)
          const link = links.find(({ seat }) => seat === chair.seat)
          const own = chair.seat === mine[0]
          const beside = !own && mine.includes(chair.seat)
          return (
            <li key={chair.seat}>
              <Crest crest={crest} colour={colour} size={36} />
              <Face chair={chair} colour={colour} size={36} />
              <strong>
                {chair.taken ? chair.name : say('gather.free', { letter })}
                {own ? ` (${say('you')})` : ''}
                {beside ? ` (${say('chair.here')})` : ''}
              </strong>
              {!chair.taken && link ? (
                <CopyLink
                  link={linkTo(door, id, link.token, game)}
                  label={say('gather.link', { name: letter })}
                />
              ) : chair.taken ? (
                <Where chair={chair} />
              ) : null}
              {own ? null : (
                <span className="host-deeds">
                  {host && status !== 'over' ? (
                    <HostDeeds id={id} chair={chair} inPlay={status === 'playing'} run={run} />
                  ) : null}
                  {mine.length && !beside && chair.taken && chair.level === null ? (
                    <MuteButton id={id} chair={chair} />
                  ) : null}
                </span>
              )}
            </li>
          )
        })}
      </ul>
      <Wrong text={wrong} />
    </>
  )
}
