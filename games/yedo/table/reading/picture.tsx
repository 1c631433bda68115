/** A print over the card: a quarter of the city under its sky, and before it what the card is about. */
import { memo } from 'react'
import { MISSION } from '../../by-id.ts'
import { BONUS_CARDS } from '../../data/bonus-cards.ts'
import type { BonusTask, DistrictId } from '../../data/rows.ts'
import { AnnexPrint } from '../auction/prints.tsx'
import { SignMark, type SignName } from '../marks/drawn.ts'
import { categorySign, signOf, weaponSign } from '../marks/signs.ts'
import { Scene } from '../scenery/scenes.tsx'
import { ACTIONS, EVENTS, FAVOURS } from './about.ts'
import type { Kind } from './kinds.ts'

type Hour = 'day' | 'dusk' | 'night'
const SKY: Readonly<Record<Hour, readonly string[]>> = {
  day: ['var(--wash-water)', 'var(--wash-mist)', 'var(--washi)', 'var(--kinari)'],
  dusk: ['var(--ai-pale)', 'var(--wash-mist)', 'var(--wash-rose)', 'var(--sakura)'],
  night: [
    'var(--ai)',
    'color-mix(in srgb, var(--ai) 80%, var(--washi))',
    'color-mix(in srgb, var(--ai) 58%, var(--washi))',
    'color-mix(in srgb, var(--ai) 38%, var(--washi))',
  ],
}
const BAND = 28

const Sky = ({ hour }: { readonly hour: Hour }) => (
  <>
    {SKY[hour].map((fill, i) => (
      <rect key={fill} y={i * BAND} width="400" height={150 - i * BAND} fill={fill} />
    ))}
    {hour === 'day' ? null : (
      <circle cx="60" cy="34" r="19" fill="var(--kinari)" stroke="var(--sumi)" strokeWidth="1.3" />
    )}
    <path
      d="M96 26H148M110 34H166a5 5 0 0 0 0-10M18 62H62"
      fill="none"
      stroke="var(--kinari)"
      strokeWidth="1.8"
    />
  </>
)

const HILLS = 'M0 106Q60 80 130 98T270 90T400 102V150H0Z'

/** Bars before a quarter that is closed. */
const Bars = () => (
  <path
    d="M84 128V52M112 128V52M140 128V52M168 128V52M196 128V52M224 128V52M74 64H234M74 104H234"
    stroke="var(--sumi)"
    strokeWidth="4"
  />
)

const Print = ({
  hour,
  at,
  about,
  ring,
}: {
  readonly hour: Hour
  readonly at: DistrictId
  readonly about: SignName
  readonly ring: string
}) => (
  <svg viewBox="0 0 400 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <Sky hour={hour} />
    <path d={HILLS} fill="var(--wash-moss)" stroke="var(--sumi)" strokeWidth="1.3" />
    <rect y="126" width="400" height="24" fill="var(--wash-sand)" />
    <path d="M0 126H400" stroke="var(--sumi)" strokeWidth="1.5" />
    <g transform="translate(154 90) scale(2)">
      <Scene district={at} />
    </g>
    {about === 'yedo-lock' ? <Bars /> : null}
    <circle cx="316" cy="76" r="44" fill="var(--kinari)" stroke={ring} strokeWidth="5" />
    <circle cx="316" cy="76" r="47" fill="none" stroke="var(--sumi)" strokeWidth="1.3" />
    <SignMark name={about} x={316} y={76} size={56} />
  </svg>
)

const ASSETS: { readonly [of: string]: SignName } = {
  missions: 'yedo-scroll',
  categories: 'yedo-scroll',
  colors: 'yedo-scroll',
  annexes: 'yedo-yashiki',
  weapons: 'yedo-katana',
  'weapon-types': 'yedo-katana',
  disciples: 'yedo-disciple',
  blessings: 'yedo-blessing',
  mon: 'yedo-mon',
  geisha: 'yedo-geisha',
  espionage: 'yedo-Espionage',
  theft: 'yedo-Theft',
  kidnapping: 'yedo-Kidnapping',
  assassination: 'yedo-Assassination',
  warfare: 'yedo-Warfare',
}
const counted = ({ of }: BonusTask): SignName => ASSETS[of] ?? signOf(of) ?? 'yedo-bonus'

const showsOf = (kind: Exclude<Kind, { is: 'annex' }>): Parameters<typeof Print>[0] => {
  switch (kind.is) {
    case 'mission': {
      const { needs, category } = MISSION[kind.id]
      const [at = 'tavern'] = needs.districts ?? []
      return { hour: 'dusk', at, about: categorySign(category), ring: 'var(--shu)' }
    }
    case 'action': {
      const [at, about] = ACTIONS[kind.id]
      return { hour: 'night', at, about, ring: 'var(--ai)' }
    }
    case 'event': {
      const [at, about] = EVENTS[kind.id]
      return { hour: 'day', at, about, ring: 'var(--sumi)' }
    }
    case 'bonus': {
      const row = BONUS_CARDS.find(({ id }) => id === kind.id)
      return { hour: 'dusk', at: 'castle', about: row ? counted(row.task) : 'yedo-bonus', ring: 'var(--kin)' }
    }
    case 'weapon':
      return { hour: 'day', at: 'market', about: weaponSign(kind.id), ring: 'var(--kaki)' }
    case 'favour': {
      const [at, about] = FAVOURS[kind.id]
      return { hour: 'dusk', at, about, ring: 'var(--fuji)' }
    }
  }
}

export const Picture = memo(({ kind }: { readonly kind: Kind }) =>
  kind.is === 'annex' ? <AnnexPrint id={kind.id} /> : <Print {...showsOf(kind)} />,
)
