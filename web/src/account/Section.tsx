/** One matter of the account: a heading, what it is for, and what came of what was done. */
import type { Person } from '@machiya/server/protocol'
import { useId, useState, type ReactNode } from 'react'
import type { Reply } from '../remote/api.ts'
import { Wrong } from '../company/People.tsx'
import { useText } from '../text/index.ts'
import { wrongText } from './wrong.ts'

/** What every section is given: me, and a way to say that I have changed. */
export type Mine = { readonly person: Person; readonly onChange: (person: Person) => void }

type Outcome = { readonly wrong: string; readonly done: string }
const NOTHING: Outcome = { wrong: '', done: '' }

export type Doing = Outcome & {
  readonly busy: boolean
  /** Does it and says what came of it: `done`, or what went wrong. */
  readonly run: <T>(deed: () => Promise<Reply<T>>, done?: string) => Promise<T | null>
}

export const useDoing = (): Doing => {
  const say = useText()
  const [outcome, setOutcome] = useState(NOTHING)
  const [busy, setBusy] = useState(false)
  const run = async <T,>(deed: () => Promise<Reply<T>>, done = ''): Promise<T | null> => {
    setBusy(true)
    setOutcome(NOTHING)
    const { ok, failed } = await deed()
    setBusy(false)
    setOutcome(failed ? { wrong: wrongText(say, failed), done: '' } : { wrong: '', done })
    return ok ?? null
  }
  return { ...outcome, busy, run }
}

export const Section = ({
  title,
  text,
  doing,
  children,
}: {
  readonly title: string
  readonly text?: string
  readonly doing?: Doing
  readonly children: ReactNode
}) => {
  const id = useId()
  return (
    <section className="me-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text ? <p className="quiet">{text}</p> : null}
      {children}
      <p role="status" className="me-done">
        {doing?.done ?? ''}
      </p>
      <Wrong text={doing?.wrong ?? ''} />
    </section>
  )
}
