/** The modules in pictures, for whoever sets up a table. */
import type { ReactNode } from 'react'

export const modules: { readonly [id: string]: ReactNode } = {
  jiin: (
    <svg viewBox="0 0 120 84" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="120" height="84" fill="#cfd9e3" />
      <rect y="26" width="120" height="20" fill="#ead9c4" />
      <path d="M0 62Q36 40 66 54T120 46V84H0Z" fill="#9fb08a" stroke="var(--sumi)" strokeWidth="1.2" />
      <g stroke="var(--sumi)" strokeWidth="1.4" strokeLinejoin="round">
        <path d="M48 46H72V66H48Z" fill="var(--kinari)" />
        <path d="M36 50Q46 46 50 38H70Q74 46 84 50Z" fill="#3a4a66" />
        <path d="M52 28H68V38H52Z" fill="var(--kinari)" />
        <path d="M42 32Q50 28 53 21H67Q70 28 78 32Z" fill="#3a4a66" />
        <path d="M60 8V21" strokeWidth="2" />
        <path d="M56 54H64V66H56Z" fill="#5b4a36" />
      </g>
    </svg>
  ),
  tokken: (
    <svg viewBox="0 0 120 84" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="120" height="84" fill="#e5cfc4" />
      <rect y="56" width="120" height="28" fill="#a8865c" stroke="var(--sumi)" strokeWidth="1.2" />
      <g stroke="var(--sumi)" strokeWidth="1.4" strokeLinejoin="round">
        <path d="M30 14H90V66H30Z" fill="var(--kinari)" />
        <path d="M26 10H94V18H26ZM26 62H94V70H26Z" fill="var(--seat-2)" />
        <path d="M40 28H62M40 36H66M40 44H58M40 52H64" fill="none" strokeWidth="2" />
        <path d="M72 40H84V54H72Z" fill="var(--ai)" />
      </g>
    </svg>
  ),
  ronin: (
    <svg viewBox="0 0 120 84" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="120" height="84" fill="var(--ai)" />
      <rect y="44" width="120" height="16" fill="#3d5a8c" />
      <circle cx="88" cy="26" r="15" fill="var(--kinari)" stroke="var(--sumi)" strokeWidth="1.4" />
      <path d="M0 66Q40 56 120 64V84H0Z" fill="var(--sumi-light)" stroke="var(--sumi)" strokeWidth="1.2" />
      <g stroke="var(--sumi)" strokeWidth="1.4" strokeLinejoin="round">
        <path d="M36 80Q36 48 50 44H58Q72 48 72 80Z" fill="#3a3630" />
        <path d="M30 42Q54 16 78 42Q54 50 30 42Z" fill="var(--coin)" />
        <path d="M70 50L92 74" strokeWidth="3.4" />
      </g>
    </svg>
  ),
}
