/** The two settings in pictures, for whoever sets up a table. */
import type { ReactNode } from 'react'

export const settings: { readonly [id: string]: ReactNode } = {
  geisha: (
    <svg viewBox="0 0 160 96" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="160" height="96" fill="var(--sakura)" />
      <rect y="52" width="160" height="44" fill="var(--wash-rose)" />
      <g stroke="var(--sumi)" strokeWidth="1.5" strokeLinejoin="round">
        <path d="M40 88Q44 40 80 22Q116 40 120 88Q80 70 40 88Z" fill="var(--kinari)" />
        <path d="M80 22L60 80M80 22V76M80 22L100 80" fill="none" />
        <path d="M48 66Q80 46 112 66L108 54Q80 36 52 54Z" fill="var(--seat-2)" />
        <path d="M70 92H90L84 76H76Z" fill="#5b4a36" />
      </g>
      <circle cx="28" cy="24" r="9" fill="var(--kinari)" stroke="var(--sumi)" strokeWidth="1.3" />
    </svg>
  ),
  samurai: (
    <svg viewBox="0 0 160 96" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="160" height="96" fill="var(--ai)" />
      <rect y="40" width="160" height="20" fill="#3d5a8c" />
      <rect y="60" width="160" height="36" fill="var(--seat-2)" />
      <g stroke="var(--sumi)" strokeWidth="1.6" strokeLinejoin="round">
        <path d="M46 62Q46 26 80 24Q114 26 114 62Z" fill="var(--sumi-light)" />
        <path d="M34 74Q40 60 46 58H114Q120 60 126 74Q104 66 80 66T34 74Z" fill="var(--sumi)" />
        <path d="M66 34Q56 8 42 4Q46 24 60 40ZM94 34Q104 8 118 4Q114 24 100 40Z" fill="var(--coin)" />
        <path d="M58 66H102V84Q80 94 58 84Z" fill="#3a3630" />
        <circle cx="80" cy="36" r="7" fill="var(--coin)" />
      </g>
    </svg>
  ),
}
