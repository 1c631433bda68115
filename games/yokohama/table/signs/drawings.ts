/** The signs that only Yokohama draws, as [view box, drawing]; they take the colour of their place. */
import type { Drawings } from '@machiya/kit'

export const DRAWINGS = {
  yen: [
    '0 0 24 24',
    '<circle cx="12" cy="12" r="10" fill="var(--coin)" stroke="var(--sumi)" stroke-width="1.3"/><circle cx="12" cy="12" r="7.4" fill="none" stroke="var(--sumi)" stroke-width=".7"/><path d="M9.2 9.200h5.600v5.600H9.200z" fill="var(--washi)" stroke="var(--sumi)"/>',
  ],
  fish: [
    '0 0 24 24',
    '<path d="M2.5 12.2C5.5 7 12 6.2 16.3 10.6L21.6 7.2C20.6 10.4 20.6 13.8 21.8 17L16.2 13.6C12 18 5.5 17.4 2.5 12.2z" fill="#8ba4c4" stroke="var(--sumi)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/><path d="M9.2 8.6c1.6 2.2 1.6 5 .1 7.1" fill="none" stroke="var(--sumi)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/><circle cx="6.3" cy="11.4" r=".9" fill="var(--sumi)"/>',
  ],
  tea: [
    '0 0 24 24',
    '<path d="M12 21C5 18 4 10.5 6.2 5.2c4 2 7 6.5 5.8 15.8z" fill="#7fa27f" stroke="var(--sumi)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/><path d="M12 21c.6-7 3.5-11.3 8.3-13C21 13.8 18.6 19 12 21z" fill="#5b8766" stroke="var(--sumi)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/><path d="M12 21C11 15.5 9.4 11.6 7.4 8.6M12 21c1.3-4.2 3.4-7.4 6.2-10" fill="none" stroke="var(--sumi)" stroke-width=".8"/>',
  ],
  silk: [
    '0 0 24 24',
    '<g transform="rotate(-32 12 12)"><path d="M3 12c0-4.2 3.2-5.8 5.8-5.2 2 .5 4.4.5 6.4 0C17.8 6.2 21 7.8 21 12s-3.2 5.8-5.8 5.200c-2-.5-4.4-.5-6.4 0C6.2 17.8 3 16.2 3 12z" fill="#f6e3da" stroke="var(--sumi)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/><path d="M7 8.300c-1.6 2.3-1.6 5.1 0 7.400M10.5 7.600c-1.3 2.7-1.3 6.1 0 8.800M14 7.600c-1.3 2.7-1.3 6.1 0 8.800M17.5 8.300c-1.2 2.3-1.2 5.1 0 7.4" fill="none" stroke="#a9685c" stroke-width=".9"/></g>',
  ],
  copper: [
    '0 0 24 24',
    '<path d="M3 18.5 6 10h12l3 8.500z" fill="#c9763c" stroke="var(--sumi)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/><path d="M6 10l2-3.500h8L18 10z" fill="#e4a878" stroke="var(--sumi)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/><path d="M8.6 13.300h6.8" stroke="var(--sumi)" stroke-width="1"/>',
  ],
  import: [
    '0 0 24 24',
    '<path d="M3.5 6.500h17v13h-17z" fill="#a597c3" stroke="var(--sumi)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/><path d="M3.5 10h17M3.5 16h17M7.5 6.500v13M16.5 6.500v13" stroke="var(--sumi)" stroke-width="1" stroke-linejoin="round" stroke-linecap="round"/><path d="M7.5 16 16.5 10" stroke="var(--sumi)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/>',
  ],
  wh: [
    '0 0 24 24',
    '<path d="M3 10 12 4l9 6v1.500H3z" fill="var(--sumi)"/><path d="M5 11.500h14V20.500H5z" fill="var(--kinari)" stroke="var(--sumi)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/><path d="M12 20V13.500M9 16l3-3 3 3" fill="none" stroke="var(--sumi)" stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round"/>',
  ],
  pawn: [
    '0 0 12 16',
    '<path d="M6 .6a3.3 3.3 0 0 1 2.2 5.7C10.6 8 11.4 12 11.5 15.4H.5C.6 12 1.4 8 3.8 6.3A3.3 3.3 0 0 1 6 .6z" fill="currentColor" stroke="var(--sumi)" stroke-width="1"/>',
  ],
  faith: [
    '0 0 24 24',
    '<path d="M10 3h4v6h6v4h-6v8h-4v-8H4V9h6z" fill="var(--kinari)" stroke="var(--sumi)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/>',
  ],
  gear: [
    '0 0 24 24',
    '<path d="M12 2.500l1.7 2.8 3.1-1 .3 3.3 3.3.3-1 3.100L22 12l-2.6 1 1 3.1-3.3.3-.3 3.3-3.1-1L12 21.500l-1.7-2.8-3.1 1-.3-3.3-3.3-.3 1-3.100L2 12l2.6-1-1-3.1 3.3-.3.3-3.3 3.1 1z" fill="var(--washi-deep)" stroke="var(--sumi)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/>',
  ],
  'gap-shop': [
    '0 0 24 24',
    '<path d="M2 10 12 4l10 6v1.500h-2.500V20h-15v-8.500H2z" fill="none" stroke="var(--sumi-light)" stroke-width="1"/>',
  ],
  church: [
    '0 0 24 24',
    '<path d="M12 1v6M9.5 3.200h5" stroke="var(--sumi)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/><path d="M12 6 17 11v10.500H7V11z" fill="var(--kinari)" stroke="var(--sumi)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/><path d="M7 14H3.500v7.500H7M17 14h3.500v7.500H17" fill="var(--washi-deep)" stroke="var(--sumi)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/><path d="M10.5 21.500V17a1.5 1.5 0 0 1 3 0v4.500z" fill="var(--sumi)"/>',
  ],
  bank: [
    '0 0 24 24',
    '<path d="M2.5 9 12 3.5 21.5 9z" fill="var(--kinari)" stroke="var(--sumi)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/><path d="M4.5 10.500v8M9.5 10.500v8M14.5 10.500v8M19.5 10.500v8M2.5 20.500h19" stroke="var(--sumi)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/>',
  ],
  gate: [
    '0 0 24 24',
    '<path d="M2 5c6 1.5 14 1.5 20 0l-.6 3.200H2.600z" fill="currentColor" stroke="var(--sumi)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/><path d="M6 8v13M18 8v13M3.5 12h17" stroke="var(--sumi)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/>',
  ],
  ship: [
    '0 0 24 24',
    '<path d="M2.5 15h19l-3 6h-13z" fill="var(--ai)" stroke="var(--sumi)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/><path d="M11.5 15V3l7.5 9h-7.500M10 6.5 4.5 13H10z" fill="var(--kinari)" stroke="var(--sumi)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/>',
  ],
  dock: [
    '0 0 24 24',
    '<path d="M2.5 14h14v7h-14z" fill="var(--washi-deep)" stroke="var(--sumi)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/><path d="M8 14V4h11v4M8 4l6 0M19 8v3" fill="none" stroke="var(--sumi)" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"/><path d="M16.5 11h5v4h-5z" fill="#a597c3" stroke="var(--sumi)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/>',
  ],
  flask: [
    '0 0 24 24',
    '<path d="M9.5 3h5M10.5 3v6L5 19.500c-.5 1 0 2 1.2 2h11.600c1.2 0 1.7-1 1.2-2L13.5 9V3" fill="var(--kinari)" stroke="var(--sumi)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/><path d="M7.5 15.500h9L19 20H5.200z" fill="#8ba4c4" stroke="var(--sumi)" stroke-width=".8" stroke-linejoin="round" stroke-linecap="round"/>',
  ],
  books: [
    '0 0 24 24',
    '<path d="M4 4h5v17H4zM9 6h4v15H9z" fill="var(--washi-deep)" stroke="var(--sumi)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/><path d="M13.5 7.500l4-1.2 4 14-4 1.200z" fill="#8ba4c4" stroke="var(--sumi)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/>',
  ],
  hands: [
    '0 0 24 24',
    '<g transform="translate(1 6)"><path d="M6 .6a3.3 3.3 0 0 1 2.2 5.7C10.6 8 11.4 12 11.5 15.4H.5C.6 12 1.4 8 3.8 6.3A3.3 3.3 0 0 1 6 .6z" fill="var(--kinari)" stroke="var(--sumi)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/></g><g transform="translate(11 3)"><path d="M6 .6a3.3 3.3 0 0 1 2.2 5.7C10.6 8 11.4 12 11.5 15.4H.5C.6 12 1.4 8 3.8 6.3A3.3 3.3 0 0 1 6 .6z" fill="var(--washi-deep)" stroke="var(--sumi)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/></g>',
  ],
  president: [
    '0 0 26 34',
    '<path d="M2.5 33.500C2.6 24 5 18.5 9 16.800h8c4 1.7 6.4 7.2 6.5 16.700z" fill="currentColor" stroke="var(--sumi)" stroke-width="1.3"/><path d="M10.5 16.8 13 21l2.5-4.200z" fill="var(--kinari)" stroke="var(--sumi)" stroke-width=".8"/><circle cx="13" cy="12.3" r="4.9" fill="#f1dcc0" stroke="var(--sumi)" stroke-width="1.1"/><path d="M8.2 1.200h9.600l-.7 7.600H8.900z" fill="currentColor" stroke="var(--sumi)" stroke-width="1.2"/><path d="M5 9.400c4.5 1.5 11.5 1.5 16 0" stroke="var(--sumi)" stroke-width="2.6" stroke-linecap="round"/><path d="M8.6 6.600h8.8" stroke="var(--kinari)" stroke-width="1.3" opacity=".75"/>',
  ],
} satisfies Drawings
