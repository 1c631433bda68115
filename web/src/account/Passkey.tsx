/** A passkey: a way back to oneself, on any device. */
import type { Person } from '@machiya/server/protocol'
import { Button } from '../parts/Paper.tsx'
import { useText } from '../text/index.ts'
import { comeByPasskey, makePasskey, passkeyState } from './passkey.ts'
import { Section, useDoing, type Mine } from './Section.tsx'

export const Passkey = ({ person, onChange }: Mine) => {
  const say = useText()
  const doing = useDoing()
  const state = passkeyState()
  const add = async () => {
    const changed = await doing.run(makePasskey, say('me.passkey.added'))
    if (changed) onChange(changed)
  }
  return (
    <Section title={say('me.passkey')} text={say('me.passkey.text')} doing={doing}>
      <p>{say('me.passkey.count', { count: person.passkeys })}</p>
      {state === 'can' ? (
        <Button disabled={doing.busy} onClick={() => void add()}>
          {say('me.passkey.add')}
        </Button>
      ) : (
        <p className="quiet">{say(`me.passkey.${state}`)}</p>
      )}
    </Section>
  )
}

/** Who has one comes back as themselves. */
export const ComeBack = ({ onCome }: { readonly onCome: (person: Person) => void }) => {
  const say = useText()
  const doing = useDoing()
  const state = passkeyState()
  const enter = async () => {
    const person = await doing.run(comeByPasskey)
    if (person) onCome(person)
  }
  return (
    <Section title={say('me.passkey')} text={say('me.enter.text')} doing={doing}>
      {state === 'can' ? (
        <Button disabled={doing.busy} onClick={() => void enter()}>
          {say('me.enter')}
        </Button>
      ) : (
        <p className="quiet">{say(`me.passkey.${state}`)}</p>
      )}
    </Section>
  )
}
