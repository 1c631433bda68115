/** The bar of the house: its name, where one can go, who one is. */
import { useState } from 'react'
import { Link } from 'wouter'
import { LISTED } from '../games.ts'
import { Button, Seal } from '../parts/Paper.tsx'
import { SettingsSheet } from '../parts/SettingsSheet.tsx'
import { useNarrow } from '../parts/media.ts'
import { useSettings } from '../settings.ts'
import { nextLocale, sayIn, useText } from '../text/index.ts'
import '../styles/bar.css'
import '../styles/lobby.css'
import '../styles/my-tables.css'
import '../styles/rooms.css'

const PLACES = [
  { id: 'house', to: '/' },
  { id: 'rules', to: `/rules/${LISTED[0]}` },
  { id: 'replays', to: '/replays' },
  { id: 'me', to: '/me' },
] as const

export const Bar = ({ here }: { readonly here: (typeof PLACES)[number]['id'] | null }) => {
  const say = useText()
  const narrow = useNarrow()
  const { locale, set } = useSettings()
  const [open, setOpen] = useState(false)
  const other = nextLocale(locale)
  return (
    <header className="bar">
      <Link href="/" className="bar-name">
        <Seal size={narrow ? 34 : 44} />
        <span>Machiya</span>
      </Link>
      <span className="bar-line">{say('house.line')}</span>
      <nav aria-label={say('house')}>
        {PLACES.map(({ id, to }) => (
          <Link key={id} href={to} aria-current={id === here ? 'page' : undefined}>
            {say(`place.${id}`)}
          </Link>
        ))}
        <Button weight="quiet" lang={other} onClick={() => set({ locale: other })}>
          {sayIn(other)('language.name')}
        </Button>
        <Button weight="quiet" onClick={() => setOpen(true)}>
          {say('settings')}
        </Button>
      </nav>
      {open ? <SettingsSheet onClose={() => setOpen(false)} /> : null}
    </header>
  )
}
