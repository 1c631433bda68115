/** How I hear that it is my turn: on this device, and by letter where the house sends any. */
import { useState } from 'react'
import { Button } from '../parts/Paper.tsx'
import { useText } from '../text/index.ts'
import { answerMail, askMail, changeMe, me } from './api.ts'
import { canPush, turnPushOff, turnPushOn } from './push.ts'
import { Section, useDoing, type Mine } from './Section.tsx'

export const Push = ({ person, onChange }: Mine) => {
  const say = useText()
  const doing = useDoing()
  const turn = async (deed: typeof turnPushOn) => {
    if (!(await doing.run(deed))) return
    const { ok } = await me()
    if (ok) onChange(ok)
  }
  const on = person.pushes > 0
  return (
    <Section title={say('me.push')} text={say('me.push.text')} doing={doing}>
      {on ? <p>{say('me.push.is-on', { count: person.pushes })}</p> : null}
      {canPush() ? (
        <div className="me-buttons">
          <Button disabled={doing.busy} onClick={() => void turn(turnPushOn)}>
            {say('me.push.on')}
          </Button>
          {on ? (
            <Button weight="quiet" disabled={doing.busy} onClick={() => void turn(turnPushOff)}>
              {say('me.push.off')}
            </Button>
          ) : null}
        </div>
      ) : (
        <p className="quiet">{say(isSecureContext ? 'me.push.cannot' : 'me.push.https')}</p>
      )}
    </Section>
  )
}

const AskAddress = ({ busy, onAsk }: { readonly busy: boolean; readonly onAsk: (mail: string) => void }) => {
  const say = useText()
  const [mail, setMail] = useState('')
  return (
    <form
      className="me-form"
      onSubmit={(event) => {
        event.preventDefault()
        onAsk(mail.trim())
      }}
    >
      <label>
        {say('me.mail.address')}
        <input
          type="email"
          required
          maxLength={200}
          autoComplete="email"
          value={mail}
          onChange={({ target }) => setMail(target.value)}
        />
      </label>
      <Button type="submit" disabled={busy}>
        {say('me.mail.ask')}
      </Button>
    </form>
  )
}

const AskCode = ({ busy, onCode }: { readonly busy: boolean; readonly onCode: (code: string) => void }) => {
  const say = useText()
  const [code, setCode] = useState('')
  return (
    <form
      className="me-form"
      onSubmit={(event) => {
        event.preventDefault()
        onCode(code)
      }}
    >
      <label>
        {say('me.mail.code')}
        <input
          required
          pattern="[0-9]{8}"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={({ target }) => setCode(target.value.trim())}
        />
      </label>
      <Button type="submit" disabled={busy}>
        {say('me.mail.confirm')}
      </Button>
    </form>
  )
}

export const Mail = ({ person, onChange }: Mine) => {
  const say = useText()
  const doing = useDoing()
  const { busy, run } = doing
  const [asked, setAsked] = useState('')
  const ask = async (mail: string) => {
    if (await run(() => askMail(mail), say('me.mail.sent', { mail }))) setAsked(mail)
  }
  const change = async (deed: Parameters<typeof run<Mine['person']>>[0]) => {
    const changed = await run(deed)
    if (!changed) return
    setAsked('')
    onChange(changed)
  }
  return (
    <Section title={say('me.mail')} text={say('me.mail.text')} doing={doing}>
      {person.mail ? (
        <>
          <p>{say('me.mail.is', { mail: person.mail })}</p>
          <Button disabled={busy} onClick={() => void change(() => changeMe({ mail: null }))}>
            {say('me.mail.stop')}
          </Button>
        </>
      ) : asked ? (
        <AskCode busy={busy} onCode={(code) => void change(() => answerMail(asked, code))} />
      ) : (
        <AskAddress busy={busy} onAsk={(mail) => void ask(mail)} />
      )}
    </Section>
  )
}
