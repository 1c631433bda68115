/** What others call me. */
import { useState } from 'react'
import { NameField } from '../parts/NameField.tsx'
import { Button } from '../parts/Paper.tsx'
import { useSettings } from '../settings.ts'
import { useText } from '../text/index.ts'
import { changeMe } from './api.ts'
import { Section, useDoing, type Mine } from './Section.tsx'

export const Name = ({ person, onChange }: Mine) => {
  const say = useText()
  const doing = useDoing()
  const { set } = useSettings()
  const [name, setName] = useState(person.name)
  const save = async () => {
    const changed = await doing.run(() => changeMe({ name: name.trim() }), say('me.saved'))
    if (!changed) return
    set({ name: changed.name })
    onChange(changed)
  }
  return (
    <Section title={say('me.name')} doing={doing}>
      <form
        className="me-form"
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim()) void save()
        }}
      >
        <NameField name={name} onName={setName} />
        <Button type="submit" disabled={doing.busy}>
          {say('me.save')}
        </Button>
      </form>
    </Section>
  )
}
