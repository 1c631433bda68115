/** Who I am in this house: name, passkey, notices, tables, and my own data. */
import type { Person } from '@machiya/server/protocol'
import { useEffect, useState } from 'react'
import { Bar } from '../lobby/Bar.tsx'
import { NameField } from '../parts/NameField.tsx'
import { Button } from '../parts/Paper.tsx'
import { CodeField } from '../company/WayBack.tsx'
import { beGuest, isKnown } from '../remote/api.ts'
import { useSettings } from '../settings.ts'
import { useText } from '../text/index.ts'
import { changeMe, me } from './api.ts'
import { BringIn } from './BringIn.tsx'
import { Games } from './Games.tsx'
import { Name } from './Name.tsx'
import { OwnData } from './OwnData.tsx'
import { ComeBack, Passkey } from './Passkey.tsx'
import { RatedFlag } from './RatedFlag.tsx'
import { Section, useDoing } from './Section.tsx'
import { Standing } from './Standing.tsx'
import { Mail, Push } from './Turns.tsx'
import { wrongText } from './wrong.ts'
import '../styles/me.css'

const BackToSeat = () => {
  const say = useText()
  return (
    <Section title={say('back.me')} text={say('back.me.text')}>
      <CodeField />
    </Section>
  )
}

const Stranger = ({ onCome }: { readonly onCome: (person: Person) => void }) => {
  const say = useText()
  const doing = useDoing()
  const settings = useSettings()
  const [name, setName] = useState(settings.name)
  const come = async () => {
    const person = await doing.run(() => beGuest(name.trim()))
    if (person) onCome(person)
  }
  return (
    <>
      <Section title={say('me.name')} text={say('me.stranger')} doing={doing}>
        <form
          className="me-form"
          onSubmit={(event) => {
            event.preventDefault()
            if (name.trim()) void come()
          }}
        >
          <NameField name={name} onName={setName} />
          <Button type="submit" weight="ink" disabled={doing.busy}>
            {say('me.be-guest')}
          </Button>
        </form>
      </Section>
      <ComeBack onCome={onCome} />
      <BackToSeat />
    </>
  )
}

const Known = ({
  person,
  onChange,
  onLeave,
}: {
  readonly person: Person
  readonly onChange: (person: Person) => void
  readonly onLeave: (forgotten: boolean) => void
}) => {
  const mine = { person, onChange }
  return (
    <>
      <Games />
      <RatedFlag {...mine} />
      <Name {...mine} />
      <Passkey {...mine} />
      <Push {...mine} />
      {person.mails || person.mail ? <Mail {...mine} /> : null}
      <BackToSeat />
      <BringIn />
      <OwnData onLeave={onLeave} />
    </>
  )
}

/** Letters are written in the language that is set here. */
const useLanguage = (person: Person | null, onChange: (person: Person) => void): void => {
  const locale = useSettings((settings) => settings.locale)
  useEffect(() => {
    if (!person || person.locale === locale) return
    void changeMe({ locale }).then(({ ok }) => ok && onChange(ok))
  }, [person, locale, onChange])
}

export const Me = () => {
  const say = useText()
  const { set } = useSettings()
  const [person, setPerson] = useState<Person | null>(null)
  const [said, setSaid] = useState('')
  const [looking, setLooking] = useState(isKnown)
  useLanguage(person, setPerson)
  useEffect(() => {
    if (!isKnown()) return
    void me().then(({ ok, failed }) => {
      setPerson(ok ?? null)
      setSaid(failed ? wrongText(say, failed) : '')
      setLooking(false)
    })
  }, [say])
  const come = (who: Person) => {
    set({ name: who.name })
    setPerson(who)
    setSaid('')
  }
  const leave = (forgotten: boolean) => {
    setPerson(null)
    setSaid(forgotten ? say('me.forgotten') : '')
  }
  return (
    <div className="page">
      <Bar here="me" />
      <main className="me-page" aria-busy={looking}>
        <h1>{person?.name ?? say('me.title')}</h1>
        <p role="status" className="me-done">
          {said}
        </p>
        {looking ? null : <Standing key={person?.id} />}
        {person ? <Known person={person} onChange={setPerson} onLeave={leave} /> : null}
        {person || looking ? null : <Stranger onCome={come} />}
      </main>
    </div>
  )
}
