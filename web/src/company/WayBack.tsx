/** How somebody gets back to a seat without their sign-in: a code to write down beforehand, and a place to type it. */
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useStore } from 'zustand'
import type { TableClient } from '../client/table.ts'
import { Button } from '../parts/Paper.tsx'
import { beGuest, comeBack, isForgotten, isKnown, makeCode, type Reply } from '../remote/api.ts'
import { codeOf, keepCode } from '../remote/codes.ts'
import { useDoorForFriends } from '../remote/door.ts'
import { linkTo } from '../remote/links.ts'
import { useSettings } from '../settings.ts'
import { useText } from '../text/index.ts'
import { CopyLink } from './Links.tsx'
import { useDeed, Wrong } from './People.tsx'

/** In groups that can be read aloud. */
const grouped = (code: string): string =>
  code
    .toUpperCase()
    .match(/.{1,4}/g)
    ?.join('-') ?? code

export const WayBack = ({ client }: { readonly client: TableClient }) => {
  const say = useText()
  const { id, mine, game, host, evening } = useStore(client.store)
  const door = useDoorForFriends()
  const [seat] = mine
  const [code, setCode] = useState(() => codeOf(id))
  const { wrong, run } = useDeed()
  if ((seat === undefined && !host) || evening !== null) return null
  const open = async () => {
    if (code) return
    const made = await run(makeCode(id, seat))
    if (made) setCode(keepCode(id, made.code))
  }
  return (
    <details
      className="fair-deal"
      onToggle={({ currentTarget }) => void (currentTarget.open ? open() : undefined)}
    >
      <summary>{say(seat === undefined ? 'back.host' : 'back.title')}</summary>
      <p className="quiet">{say('back.text')}</p>
      {code ? (
        <>
          <p>
            {say('back.code')} <code className="way-back">{grouped(code)}</code>
          </p>
          <CopyLink link={linkTo(door, id, code, game)} label={say('back.link')} />
        </>
      ) : null}
      <Wrong text={wrong} />
    </details>
  )
}

/** Whoever is nobody yet in this browser, or nobody any more, becomes a guest first. */
export const comeBackBy = async (code: string, name: string): Promise<Reply<{ readonly to: string }>> => {
  const guest = isKnown() && !(await isForgotten()) ? null : await beGuest(name)
  if (guest?.failed) return { failed: guest.failed }
  const { ok, failed } = await comeBack(code)
  if (failed) return { failed }
  keepCode(ok.table.id, code)
  return { ok: { to: `/table/${ok.table.id}` } }
}

export const WasHere = () => {
  const say = useText()
  const [open, setOpen] = useState(false)
  return open ? (
    <CodeField />
  ) : (
    <Button weight="quiet" onClick={() => setOpen(true)}>
      {say('back.was-here')}
    </Button>
  )
}

export const CodeField = () => {
  const say = useText()
  const [, go] = useLocation()
  const settings = useSettings()
  const [code, setCode] = useState('')
  const { wrong, run } = useDeed()
  const send = async () => {
    const found = await run(comeBackBy(code, settings.name || say('guest')))
    if (found) go(found.to)
  }
  return (
    <form
      className="code-field"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <label>
        {say('back.typed')}
        <input
          value={code}
          required
          maxLength={30}
          autoComplete="off"
          spellCheck={false}
          placeholder="XXXX-XXXX-XXXX"
          onChange={({ target }) => setCode(target.value)}
        />
      </label>
      <Button type="submit">{say('back.go')}</Button>
      <Wrong text={wrong} />
    </form>
  )
}
