/** Where the house calls when somebody's turn comes, for a channel of friends; the host alone sees and sets it. */
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../parts/Paper.tsx'
import type { TableClient } from '../client/table.ts'
import { useText } from '../text/index.ts'
import { setWebhook, webhookOf } from '../remote/api.ts'
import { useDeed, Wrong } from './People.tsx'

type Props = { readonly client: TableClient }

const Form = ({ client, known }: Props & { readonly known: string }) => {
  const say = useText()
  const { id } = useStore(client.store)
  const { wrong, run } = useDeed()
  const [url, setUrl] = useState(known)
  const [kept, setKept] = useState(known)
  const [said, setSaid] = useState('')
  const send = async (next: string) => {
    setSaid('')
    if (!(await run(setWebhook(id, next || null)))) return
    setUrl(next)
    setKept(next)
    setSaid(next ? say('hook.kept') : say('hook.gone'))
  }
  return (
    <form
      className="throw-salt"
      onSubmit={(event) => {
        event.preventDefault()
        void send(url.trim())
      }}
    >
      <label>
        {say('hook.address')}
        <input
          type="url"
          value={url}
          required
          maxLength={500}
          placeholder="https://"
          autoComplete="off"
          onChange={({ target }) => setUrl(target.value)}
        />
      </label>
      <span className="throw-salt-buttons">
        <Button type="submit">{say('hook.keep')}</Button>
        {kept ? (
          <Button weight="quiet" onClick={() => void send('')}>
            {say('hook.drop')}
          </Button>
        ) : null}
      </span>
      <p role="status">{said}</p>
      <Wrong text={wrong} />
    </form>
  )
}

export const Webhook = ({ client }: Props) => {
  const say = useText()
  const { id, host, status } = useStore(client.store)
  const [known, setKnown] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const isMine = host && status !== 'over'
  useEffect(() => {
    if (!isMine || !open) return undefined
    let gone = false
    void webhookOf(id).then(({ ok }) => {
      if (ok && !gone) setKnown(ok.url ?? '')
    })
    return () => {
      gone = true
    }
  }, [id, isMine, open])
  if (!isMine) return null
  return (
    <details className="fair-deal" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say('hook.title')}</summary>
      <p className="quiet">{say('hook.text')}</p>
      {known === null ? null : <Form client={client} known={known} />}
    </details>
  )
}
