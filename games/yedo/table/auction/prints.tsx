/** What is up for auction, drawn large. */
import type { ReactNode } from 'react'
import type { AnnexId } from '../../data/rows.ts'
import type { CategoryId } from '../../data/categories.ts'
import { SignMark } from '../marks/drawn.ts'
import { COLOUR, SHAPE, signOf } from '../marks/signs.ts'
import { COLORS } from '../../position.ts'

const INK = { stroke: 'var(--sumi)', strokeWidth: 1.5, strokeLinejoin: 'round' } as const

const YASHIKI = (
  <>
    <rect width="160" height="112" fill="var(--wash-mist)" />
    <rect y="40" width="160" height="22" fill="var(--wash-water)" />
    <path
      d="M0 84Q40 72 80 82T160 76V112H0Z"
      fill="var(--wash-moss)"
      stroke="var(--sumi)"
      strokeWidth="1.2"
    />
    <g {...INK}>
      <path d="M36 64H124V96H36Z" fill="var(--kinari)" />
      <path d="M46 72H58V96H46ZM66 72H78V96H66ZM86 72H98V96H86ZM106 72H116V96H106Z" fill="var(--wash-sand)" />
      <path d="M22 66Q44 56 52 40H108Q116 56 138 66Z" fill="var(--ai)" />
      <path d="M52 40Q60 36 64 26H96Q100 36 108 40Z" fill="var(--wash-roof)" />
    </g>
  </>
)
const KARESANSUI = (
  <>
    <rect width="160" height="112" fill="var(--wash-mist)" />
    <path d="M0 30H160V44H0Z" fill="var(--kaki)" stroke="var(--sumi)" strokeWidth="1.2" />
    <rect y="44" width="160" height="68" fill="var(--wash-sand)" />
    <path
      d="M0 58H160M0 66H160M0 74H160M0 82H160M0 90H160M0 98H160M0 106H160"
      fill="none"
      stroke="var(--sumi-light)"
      strokeOpacity="0.6"
    />
    <g fill="var(--wash-sand)" stroke="var(--sumi-light)" strokeOpacity="0.8">
      <ellipse cx="56" cy="84" rx="40" ry="22" />
      <ellipse cx="56" cy="84" rx="33" ry="17" />
      <ellipse cx="56" cy="84" rx="26" ry="12" />
      <ellipse cx="124" cy="72" rx="24" ry="13" />
      <ellipse cx="124" cy="72" rx="17" ry="8" />
    </g>
    <g {...INK}>
      <path d="M40 86Q44 62 56 60Q70 64 74 86Z" fill="var(--wash-roof)" />
      <path d="M62 87Q66 74 76 76Q84 80 84 88Z" fill="var(--wash-water)" />
      <path d="M114 74Q118 58 128 60Q134 66 134 75Z" fill="var(--wash-roof)" />
      <path d="M126 30Q112 14 128 6Q148 4 150 18Q158 28 144 32Z" fill="var(--matsu)" />
    </g>
  </>
)
const DOJO = (
  <>
    <rect width="160" height="112" fill="var(--wash-rose)" />
    <rect y="44" width="160" height="20" fill="var(--wash-mist)" />
    <path d="M0 92H160V112H0Z" fill="var(--wash-sand)" stroke="var(--sumi)" strokeWidth="1.2" />
    <g {...INK}>
      <path d="M30 60H130V98H30Z" fill="var(--kinari)" />
      <path d="M60 66H100V98H60Z" fill="var(--wash-roof)" />
      <path d="M66 72L94 94M94 72L66 94" strokeWidth="3.4" stroke="var(--kinari)" />
      <path d="M36 70H52V84H36ZM108 70H124V84H108Z" fill="var(--wash-sand)" />
      <path d="M18 62Q34 52 40 34H120Q126 52 142 62Z" fill="var(--matsu)" />
      <path d="M38 32H122V36H38Z" fill="var(--sumi)" />
    </g>
  </>
)
const KOBUDO = (
  <>
    <rect width="160" height="112" fill="var(--wash-moss)" />
    <rect y="30" width="160" height="20" fill="var(--wash-mist)" />
    <path d="M0 82H160V112H0Z" fill="var(--wash-sand)" stroke="var(--sumi)" strokeWidth="1.2" />
    <g {...INK}>
      <path d="M28 36H36V100H28ZM124 36H132V100H124Z" fill="var(--kaki)" />
      <path d="M20 44H140V51H20ZM24 66H136V72H24Z" fill="var(--kaki)" />
      <path d="M18 36Q80 26 142 36L136 28Q80 18 24 28Z" fill="var(--ai)" />
    </g>
    <path
      d="M50 98L104 40M110 98L56 40M80 50V100"
      stroke="var(--sumi)"
      strokeWidth="3.2"
      strokeLinecap="round"
    />
    <path
      d="M100 46l8-12l-2 14zM60 46l-8-12l2 14z"
      fill="var(--kinari)"
      stroke="var(--sumi)"
      strokeWidth="1.2"
    />
  </>
)
const ANNEX: Readonly<Record<AnnexId, ReactNode>> = {
  yashiki: YASHIKI,
  karesansui: KARESANSUI,
  dojo: DOJO,
  'kobudo-ryu': KOBUDO,
}

/** Evening sky and a mat, with the thing itself on it. */
const Stage = ({ children }: { readonly children: ReactNode }) => (
  <>
    <rect width="160" height="112" fill="var(--wash-mist)" />
    <rect y="30" width="160" height="24" fill="var(--wash-water)" />
    <rect y="54" width="160" height="20" fill="var(--wash-rose)" />
    <path
      d="M0 84Q40 78 80 82T160 80V112H0Z"
      fill="var(--wash-sand)"
      stroke="var(--sumi)"
      strokeWidth="1.2"
    />
    {children}
  </>
)
const Backs = () =>
  COLORS.map((color, i) => (
    <g key={color} transform={`translate(${25 + i * 30} ${30 + (i % 2) * 6})`}>
      <path d="M0 0H17L22 5V44H5L0 39Z" fill={COLOUR[color]} {...INK} />
      <path d={SHAPE[color]} transform="translate(11 22)" fill="var(--on-ai)" />
    </g>
  ))
const Thing = ({ id }: { readonly id: CategoryId }) =>
  id === 'mission' ? (
    <Backs />
  ) : (
    <g transform="translate(80 56)">
      <circle r="36" fill="var(--kinari)" stroke="var(--sumi)" strokeWidth="1.5" />
      <SignMark name={id === 'disciple' ? 'yedo-disciple' : (signOf(id) ?? 'yedo-card')} size={44} />
    </g>
  )

export const AnnexPrint = ({ id }: { readonly id: AnnexId }) => (
  <svg className="yedo-print" viewBox="0 0 160 112" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    {ANNEX[id]}
  </svg>
)
export const LotPrint = ({ id }: { readonly id: CategoryId }) => (
  <svg className="yedo-print" viewBox="0 0 160 112" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <Stage>
      <Thing id={id} />
    </Stage>
  </svg>
)
