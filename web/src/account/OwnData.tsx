/** What the house keeps about me: all of it to take along, and all of it to be forgotten. */
import { useState } from 'react'
import { Button } from '../parts/Paper.tsx'
import { useText } from '../text/index.ts'
import { answersKept, forgetAnswers } from '../question/kept.ts'
import { exportMe, leaveHouse } from './api.ts'
import { Section, useDoing } from './Section.tsx'

const save = (data: unknown): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  link.download = 'machiya-me.json'
  link.click()
  URL.revokeObjectURL(link.href)
}

export const OwnData = ({ onLeave }: { readonly onLeave: (forgotten: boolean) => void }) => {
  const say = useText()
  const doing = useDoing()
  const { busy, run } = doing
  const [asks, setAsks] = useState(false)
  const take = async () => {
    const data = await run(exportMe)
    if (data) save({ ...data, questions: answersKept() })
  }
  const leave = async (how: 'leave' | 'forget') => {
    if (!(await run(() => leaveHouse(how)))) return
    if (how === 'forget') forgetAnswers()
    onLeave(how === 'forget')
  }
  return (
    <Section title={say('me.data')} doing={doing}>
      <div className="me-buttons">
        <Button disabled={busy} onClick={() => void take()}>
          {say('me.export')}
        </Button>
        <Button disabled={busy} onClick={() => void leave('leave')}>
          {say('me.leave')}
        </Button>
        <Button disabled={busy} aria-expanded={asks} onClick={() => setAsks(!asks)}>
          {say('me.forget')}
        </Button>
      </div>
      <p className="quiet">{say('me.leave.text')}</p>
      {asks ? (
        <div className="me-forget">
          <p>{say('me.forget.text')}</p>
          <div className="me-buttons">
            <Button weight="ink" disabled={busy} onClick={() => void leave('forget')}>
              {say('me.forget.really')}
            </Button>
            <Button onClick={() => setAsks(false)}>{say('me.forget.not')}</Button>
          </div>
        </div>
      ) : null}
    </Section>
  )
}
