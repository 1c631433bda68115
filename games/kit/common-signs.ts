/** Signs that several games draw, as [view box, drawing]; they take the colour of their place. */
import type { Drawings } from './signs.tsx'

export const COMMON_SIGNS = {
  any: [
    '0 0 24 24',
    '<path d="M12 2.5 21.5 12 12 21.5 2.5 12z" fill="var(--kinari)" stroke="var(--sumi)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/><path d="M12 2.5 16.750 7.250 12 12 7.250 7.250z" fill="#c9763c"/><path d="M16.750 7.250 21.5 12l-4.750 4.750L12 12z" fill="#8ba4c4"/><path d="M12 12l4.750 4.750L12 21.500l-4.750-4.750z" fill="#5b8766"/><path d="M7.250 7.250 12 12l-4.750 4.750L2.5 12z" fill="#f0d2c6"/><path d="M12 2.5 21.5 12 12 21.5 2.5 12zM7.250 7.250l9.5 9.500M16.750 7.250l-9.5 9.5" fill="none" stroke="var(--sumi)" stroke-width="1.1" stroke-linejoin="round" stroke-linecap="round"/>',
  ],
  mv: [
    '0 0 24 24',
    '<g transform="translate(1.5 4.5) scale(.95)"><path d="M6 .6a3.3 3.3 0 0 1 2.2 5.7C10.6 8 11.4 12 11.5 15.4H.5C.6 12 1.4 8 3.8 6.3A3.3 3.3 0 0 1 6 .6z" fill="var(--kinari)" stroke="var(--sumi)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/></g><path d="M13 12.500h8M18 9l3.5 3.500L18 16" fill="none" stroke="var(--sumi)" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"/>',
  ],
  official: [
    '0 0 20 26',
    '<path d="M1.5 25.500C2 18 5 14 8 13h4c3 1 6 5 6.5 12.500z" fill="currentColor" stroke="var(--sumi)" stroke-width="1.2"/><circle cx="10" cy="9.5" r="3.9" fill="#f1dcc0" stroke="var(--sumi)" stroke-width="1"/><path d="M6 8.500C6 3.5 8 1 11.5.8c1.5 2.2 2.2 4.7 2.3 7.700z" fill="var(--sumi)"/>',
  ],
  scroll: [
    '0 0 24 24',
    '<path d="M5 4h12v14.500H5z" fill="var(--kinari)" stroke="var(--sumi)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/><path d="M3.5 4h15M3.5 18.500h15" stroke="var(--sumi)" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round"/><path d="M8 8h6M8 11h6M8 14h4" stroke="var(--sumi)" stroke-width="1" stroke-linejoin="round" stroke-linecap="round"/>',
  ],
  shop: [
    '0 0 24 24',
    '<path d="M2 10 12 4l10 6v1.500H2z" fill="currentColor" stroke="var(--sumi)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/><path d="M4.5 11.500h15V20h-15z" fill="currentColor" stroke="var(--sumi)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/><path d="M4.5 13.200h4v4h3v-4h3v4h3v-4h2" fill="none" stroke="var(--kinari)" stroke-width="1" opacity=".8"/>',
  ],
  thouse: [
    '0 0 24 24',
    '<path d="M2 9 12 2l10 7z" fill="currentColor" stroke="var(--sumi)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/><path d="M3.5 9h17v12.500h-17z" fill="currentColor" stroke="var(--sumi)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/><path d="M6 11.500h3v3H6zM10.5 11.500h3v3h-3zM15 11.500h3v3h-3zM6 17h3v4.500H6zM15 17h3v3h-3zM10.5 16h3v5.500h-3z" fill="var(--kinari)" stroke="var(--sumi)" stroke-width=".7"/>',
  ],
} satisfies Drawings
