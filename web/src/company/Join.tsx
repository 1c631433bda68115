/** Someone comes by a link: a name, and they sit. */
import { useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { isListed } from '../games.ts'
import { Bar } from '../lobby/Bar.tsx'
import { Wall } from '../lobby/Advertised.tsx'
import { NameField } from '../parts/NameField.tsx'
import { Button } from '../parts/Paper.tsx'
import { useSettings } from '../settings.ts'
import { useText } from '../text/index.ts'
import { beGuest, sit, type Failed } from '../remote/api.ts'
import { isCode } from '../remote/codes.ts'
import { faultText } from '../remote/faults.ts'
import { comeBackBy, WasHere } from './WayBack.tsx'

const enter = async (id: string, token: string, name: string): Promise<Failed | null> => {
  const { failed } = await beGuest(name)
  if (isCode(token)) return failed ?? (await comeBackBy(token, name)).failed ?? null
  return failed ?? (await sit(id, token || undefined)).failed ?? null
}

export const Join = ({ id }: { readonly id: string }) => {
  const say = useText()
  const [, go] = useLocation()
  const settings = useSettings()
  const [name, setName] = useState(settings.name)
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const [search] = useSearchParams()
  const game = search.get('game') ?? ''
  const token = location.hash.slice(1)
  const submit = async () => {
    setBusy(true)
    settings.set({ name: name.trim() })
    const wrong = await enter(id, token, name.trim())
    setBusy(false)
    if (wrong) setFault(faultText(say, wrong))
    else go(`/table/${id}`, { replace: true })
  }
  return (
    <div className="page">
      <Bar here={null} />
      <main className="joining">
        <section className="gathering-people join-form">
          <h1>{say('join.title')}</h1>
          <p>{say('join.text')}</p>
          <form
            onSubmit={(event) => {
              event.preventDefault()
              if (name.trim()) void submit()
            }}
          >
            <NameField name={name} onName={setName} />
            <Button weight="ink" type="submit" disabled={busy}>
              {say('join.sit')}
            </Button>
          </form>
          {fault ? (
            <p className="refusal" role="alert">
              {fault}
            </p>
          ) : null}
          <WasHere />
        </section>
        {isListed(game) ? <Wall game={game} /> : null}
      </main>
    </div>
  )
}
