/** Who sits at a table, the links for those who have not come, and what the host can do about chairs. */
import { Crest, markOf } from '@machiya/kit'
import { useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../parts/Paper.tsx'
import type { Chair, TableClient } from '../client/table.ts'
import { useText } from '../text/index.ts'
import { handOver, setSeat, type Reply } from '../remote/api.ts'
import { faultText } from '../remote/faults.ts'
import { useDoorForFriends } from '../remote/door.ts'
import { keepLinks, linksOf, linkTo } from '../remote/links.ts'
import { useMuted } from '../remote/muted.ts'
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

const HostDeeds = ({ id, chair, run }: { id: string; chair: Chair; run: Deeds['run'] }) => {
  const say = useText()
  const { seat, name, level, taken } = chair
  const plan = async (next: 'person' | 'bot') => {
    const made = await run(
      setSeat(id, seat, next === 'bot' ? { kind: 'bot', level: PARTNER } : { kind: 'person' }),
    )
    if (made) keepLinks(made)
  }
  return (
    <>
      {taken ? (
        <Button
          weight="quiet"
          aria-label={`${say('host.free')}: ${name}`}
          onClick={() => void plan('person')}
        >
          {say('host.free')}
        </Button>
      ) : null}
      {level === null ? (
        <Button
          weight="quiet"
          aria-label={`${say('host.bot')}: ${name || markOf(seat).letter}`}
          onClick={() => void plan('bot')}
        >
          {say('host.bot')}
        </Button>
      ) : null}
      {taken && level === null ? (
        <Button
          weight="quiet"
          aria-label={`${say('host.hand-over')}: ${name}`}
          onClick={() => void run(handOver(id, seat))}
        >
          {say('host.hand-over')}
        </Button>
      ) : null}
    </>
  )
}

const Where = ({ chair }: { readonly chair: Chair }) => {
  const say = useText()
  const here = chair.level ? say('bot') : chair.away ? say('seat.away') : null
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
  const { links } = linksOf(id)
  const door = useDoorForFriends()
  return (
    <>
      <ul className="gathering-seats">
        {chairs.map((chair) => {
          const { crest, colour, letter } = markOf(chair.seat)
          const link = links.find(({ seat }) => seat === chair.seat)
          const own = mine.includes(chair.seat)
          return (
            <li key={chair.seat}>
              <Crest crest={crest} colour={colour} size={36} />
              <strong>
                {chair.taken ? chair.name : say('gather.free', { letter })}
                {own ? ` (${say('you')})` : ''}
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
                  {host && status !== 'over' ? <HostDeeds id={id} chair={chair} run={run} /> : null}
                  {mine.length && chair.taken && chair.level === null ? (
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
