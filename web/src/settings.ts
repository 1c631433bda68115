/** What a player has set on this device. */
import type { Locale } from '@machiya/kit'
import { create } from 'zustand'
import { LOCALES } from './words/index.ts'

export type Drawer = 'offers' | 'log'

/** How loud the table is. */
export type Volume = 'off' | 'soft' | 'full'

export type Settings = {
  readonly locale: Locale
  readonly theme: 'auto' | 'day' | 'night'
  readonly size: 'small' | 'medium' | 'large'
  readonly contrast: 'auto' | 'more'
  readonly motion: 'auto' | 'calm'
  /** Whether a pick is laid in the draft first. */
  readonly confirm: boolean
  /** Milliseconds between the moves of bots. */
  readonly pace: number
  readonly volume: Volume
  /** Whether my turn may be heard while the page is hidden. */
  readonly hail: boolean
  /** The drawers that stay open; none was ever turned where this is null. */
  readonly drawers: readonly Drawer[] | null
  /** What is laid out in the front room for this evening. */
  readonly tonight: boolean
  readonly question: boolean
  readonly name: string
}

const KEY = 'machiya.settings'
const here = typeof window === 'undefined' ? undefined : window
const [FIRST = ''] = LOCALES
const language = LOCALES.find((locale) => here?.navigator.language.startsWith(locale)) ?? FIRST

const DEFAULTS: Settings = {
  locale: language,
  theme: 'auto',
  size: 'medium',
  contrast: 'auto',
  motion: 'auto',
  confirm: true,
  pace: 500,
  volume: 'off',
  hail: false,
  drawers: null,
  tonight: true,
  question: true,
  name: '',
}

const stored = (): Partial<Settings> => {
  try {
    return JSON.parse(here?.localStorage.getItem(KEY) ?? '{}') as Partial<Settings>
  } catch {
    return {}
  }
}

type Store = Settings & { set(change: Partial<Settings>): void }

export const useSettings = create<Store>((set, get) => ({
  ...DEFAULTS,
  ...stored(),
  set: (change) => {
    set(change)
    const { set: _, ...settings } = get()
    try {
      here?.localStorage.setItem(KEY, JSON.stringify(settings))
    } catch {
      // A private window may refuse to store; the settings then last as long as the page.
    }
  },
}))

const media = (query: string): boolean => here?.matchMedia(query).matches ?? false

export const isNight = ({ theme }: Settings): boolean =>
  theme === 'night' || (theme === 'auto' && media('(prefers-color-scheme: dark)'))

const hasContrast = ({ contrast }: Settings): boolean =>
  contrast === 'more' || media('(prefers-contrast: more)')

export const isCalm = ({ motion }: Settings): boolean =>
  motion === 'calm' || media('(prefers-reduced-motion: reduce)')

const SIZES = { small: '93.75%', medium: '100%', large: '118.75%' } as const

/** Sets what the whole page wears. */
export const dress = (settings: Settings): void => {
  const { documentElement } = document
  documentElement.dataset['theme'] = isNight(settings) ? 'night' : 'day'
  documentElement.toggleAttribute('data-contrast', hasContrast(settings))
  documentElement.lang = settings.locale
  documentElement.style.fontSize = SIZES[settings.size]
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', isNight(settings) ? '#1b2030' : '#f5eedc')
}

/** Dresses the page now and whenever a setting or the evening changes. */
export const keepDressed = (): void => {
  dress(useSettings.getState())
  useSettings.subscribe(dress)
  here
    ?.matchMedia('(prefers-color-scheme: dark)')
    .addEventListener('change', () => dress(useSettings.getState()))
}
