/** How anyone can check the deal: the pledge before it, what each seat mixes in, and the seed after the end. */
import { reveal } from '@machiya/kernel'
import { useState } from 'react'
import { useStore } from 'zustand'
import { hex } from '../parts/chance.ts'
import { Button } from '../parts/Paper.tsx'
import type { Deal, TableClient } from '../client/table.ts'
import { useText } from '../text/index.ts'
import { throwSalt } from '../remote/api.ts'
import { useDeed, Wrong } from './People.tsx'
import '../styles/fair.css'

type Props = { readonly client: TableClient }

/** What a salt may be made of. */
const SALT = '[!-~]{1,64}'

const Salts = ({ client, deal }: Props & { readonly deal: Deal }) => {
  const say = useText()
  const { chairs } = useStore(client.store)
  const thrown = deal.salts.flatMap((salt, seat) => (salt === null ? [] : [{ salt, chair: chairs[seat] }]))
  if (thrown.length === 0) return null
  return (
    <dl className="salts">
      {thrown.map(({ salt, chair }) => (
        <div key={chair?.seat}>
          <dt>{say('fair.salt-of', { name: chair?.name ?? '' })}</dt>
          <dd>
            <code>{salt}</code>
          </dd>
        </div>
      ))}
    </dl>
  )
}

const ThrowSalt = ({ client }: Props) => {
  const say = useText()
  const { id, seat } = useStore(client.store)
  const [salt, setSalt] = useState('')
  const { wrong, run } = useDeed()
  if (seat === null) return null
  const send = async () => {
    if (await run(throwSalt(id, seat, salt))) setSalt('')
  }
  return (
    <form
      className="throw-salt"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <label>
        {say('fair.salt')}
        <input
          value={salt}
          required
          pattern={SALT}
          maxLength={64}
          title={say('fair.salt.rule')}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setSalt(target.value.trim())}
        />
      </label>
      <span className="throw-salt-buttons">
        <Button type="submit">{say('fair.throw')}</Button>
        <Button weight="quiet" onClick={() => setSalt(hex(16))}>
          {say('fair.chance')}
        </Button>
      </span>
      <Wrong text={wrong} />
    </form>
  )
}

const Seed = ({ id, deal, seed }: { readonly id: string; readonly deal: Deal; readonly seed: string }) => {
  const say = useText()
  const file = `machiya-${id}.txt`
  return (
    <>
      <p>
        {say('fair.seed')} <code>{seed}</code>
      </p>
      <p>{reveal(seed, deal.commitment) ? say('fair.fits') : say('fair.fits-not')}</p>
      <p>
        <a href={`/api/tables/${id}/record`} download={file}>
          {say('fair.record')}
        </a>
      </p>
      <p className="quiet">
        {say('fair.verify')} <code>npx machiya verify {file}</code>
      </p>
    </>
  )
}

export const FairDeal = ({ client }: Props) => {
  const say = useText()
  const { id, deal, status } = useStore(client.store)
  if (!deal) return null
  return (
    <details className="fair-deal">
      <summary>{say('fair.title')}</summary>
      <p className="quiet">{say('fair.text')}</p>
      <p>
        {say('fair.pledge')} <code>{deal.commitment}</code>
      </p>
      <Salts client={client} deal={deal} />
      {status === 'gathering' ? <ThrowSalt client={client} /> : null}
      {deal.seed === null ? null : <Seed id={id} deal={deal} seed={deal.seed} />}
    </details>
  )
}
