/** Signs as [view box, drawing]; they take the colour of their place. */
export const ROAD_SIGNS = {
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
  any: [
    '0 0 24 24',
    '<path d="M12 2.5 21.5 12 12 21.5 2.5 12z" fill="var(--kinari)" stroke="var(--sumi)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/><path d="M12 2.5 16.750 7.250 12 12 7.250 7.250z" fill="#c9763c"/><path d="M16.750 7.250 21.5 12l-4.750 4.750L12 12z" fill="#8ba4c4"/><path d="M12 12l4.750 4.750L12 21.500l-4.750-4.750z" fill="#5b8766"/><path d="M7.250 7.250 12 12l-4.750 4.750L2.5 12z" fill="#f0d2c6"/><path d="M12 2.5 21.5 12 12 21.5 2.5 12zM7.250 7.250l9.5 9.500M16.750 7.250l-9.5 9.5" fill="none" stroke="var(--sumi)" stroke-width="1.1" stroke-linejoin="round" stroke-linecap="round"/>',
  ],
  wh: [
    '0 0 24 24',
    '<path d="M3 10 12 4l9 6v1.500H3z" fill="var(--sumi)"/><path d="M5 11.500h14V20.500H5z" fill="var(--kinari)" stroke="var(--sumi)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/><path d="M12 20V13.500M9 16l3-3 3 3" fill="none" stroke="var(--sumi)" stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round"/>',
  ],
  mv: [
    '0 0 24 24',
    '<g transform="translate(1.5 4.5) scale(.95)"><path d="M6 .6a3.3 3.3 0 0 1 2.2 5.7C10.6 8 11.4 12 11.5 15.4H.5C.6 12 1.4 8 3.8 6.3A3.3 3.3 0 0 1 6 .6z" fill="var(--kinari)" stroke="var(--sumi)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/></g><path d="M13 12.500h8M18 9l3.5 3.500L18 16" fill="none" stroke="var(--sumi)" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"/>',
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
  gearh: [
    '0 0 24 24',
    '<path d="M10.3 2.2h3.400l.5 2.9 2.3 1 2.4-1.7 2.4 2.4-1.7 2.4 1 2.3 2.9.5v3.400l-2.9.5-1 2.3 1.7 2.4-2.4 2.4-2.4-1.7-2.3 1-.5 2.900h-3.400l-.5-2.9-2.3-1-2.4 1.7-2.4-2.4 1.7-2.4-1-2.3-2.9-.5v-3.400l2.9-.5 1-2.3-1.7-2.4 2.4-2.4 2.4 1.7 2.3-1z" transform="translate(1.1 .2) scale(.91)" fill="#cfc4a6" stroke="var(--sumi)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/><circle cx="12" cy="12" r="3.6" fill="var(--kinari)" stroke="var(--sumi)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/>',
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
  wood: [
    '0 0 24 24',
    '<path d="M3 16.500a3 3 0 0 1 0-6h15v6z" fill="#a9784f" stroke="var(--sumi)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/><ellipse cx="18.5" cy="13.5" rx="2.7" ry="3" fill="#e0bf95" stroke="var(--sumi)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/><path d="M7 10.500a3 3 0 0 1 0-6h11v6" fill="#bf9065" stroke="var(--sumi)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/><ellipse cx="18.5" cy="7.5" rx="2.7" ry="3" fill="#e0bf95" stroke="var(--sumi)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/>',
  ],
  stone: [
    '0 0 24 24',
    '<path d="M3 17.5 6 8l6-3.500L18.5 8 21.5 17.5 16 20H7.500z" fill="#a8a59c" stroke="var(--sumi)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/><path d="M6 8l5.5 3.5 7-3.500M11.5 11.5 10.5 20" fill="none" stroke="var(--sumi)" stroke-width="1" stroke-linejoin="round" stroke-linecap="round"/>',
  ],
  rice: [
    '0 0 24 24',
    '<path d="M6 9c-3 3-3.5 9 0 12h12c3.5-3 3-9 0-12z" fill="#e8d7a6" stroke="var(--sumi)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/><path d="M6 9c2-1 2.5-2.5 1.5-5h9c-1 2.5-.5 4 1.5 5z" fill="#d8c083" stroke="var(--sumi)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/><path d="M6.5 9h11M9 13.500h6M12 12v6M9.5 16h5" fill="none" stroke="var(--sumi)" stroke-width="1.1" stroke-linejoin="round" stroke-linecap="round"/>',
  ],
  castle: [
    '0 0 24 24',
    '<path d="M3 21.5 5 14h14l2 7.500z" fill="#c9c3b2" stroke="var(--sumi)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/><path d="M3 14c2 0 3-1 3.5-3h11c.5 2 1.5 3 3.5 3z" fill="var(--sumi)"/><path d="M8 11V8.500h8V11z" fill="var(--kinari)" stroke="var(--sumi)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/><path d="M5.5 8.500C8 8 10 6 12 2.5 14 6 16 8 18.5 8.500z" fill="var(--sumi)"/>',
  ],
  temple: [
    '0 0 24 24',
    '<path d="M12 1.500v3" stroke="var(--sumi)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/><path d="M4 9c3-.6 6-2 8-4.500C14 7 17 8.4 20 9z" fill="currentColor" stroke="var(--sumi)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/><path d="M7 9h10v3.500H7z" fill="var(--kinari)" stroke="var(--sumi)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/><path d="M2 16c3.5-.6 5.5-1.6 6.5-3.500h7c1 1.9 3 2.9 6.5 3.500z" fill="currentColor" stroke="var(--sumi)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/><path d="M5.5 16h13v5.500h-13z" fill="var(--kinari)" stroke="var(--sumi)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/><path d="M10.2 21.500v-4h3.600v4" fill="var(--sumi)"/>',
  ],
  ryo: [
    '0 0 24 24',
    '<path d="M7 2.500h10c2.5 5 2.5 14 0 19H7c-2.5-5-2.5-14 0-19z" fill="#dfc579" stroke="var(--sumi)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"/><path d="M9 6h6M9 18h6" stroke="var(--sumi)" stroke-width="1" stroke-linejoin="round" stroke-linecap="round"/><circle cx="12" cy="12" r="2.6" fill="none" stroke="var(--sumi)" stroke-width="1" stroke-linejoin="round" stroke-linecap="round"/>',
  ],
  samurai: [
    '0 0 22 28',
    '<path d="M2.5 27.5C2.8 20.5 4.5 16.5 7.5 14.800h7c3 1.7 4.7 5.7 5 12.700z" fill="currentColor" stroke="var(--sumi)" stroke-width="1.2"/><circle cx="11" cy="11.5" r="3.9" fill="#f1dcc0" stroke="var(--sumi)" stroke-width="1"/><path d="M1.8 14.500C3.8 12.5 4.6 10.2 5.2 8 6.2 4.6 8.3 3.4 11 3.400s4.8 1.2 5.8 4.600c.6 2.2 1.4 4.5 3.4 6.5-2.2-.2-4-1-5.2-3.3-2.4-1-5.6-1-8 0-1.2 2.3-3 3.1-5.2 3.300z" fill="currentColor" stroke="var(--sumi)" stroke-width="1.1"/><path d="M11 8C8.2 8 6.9 4.5 7.7.6 8.5 3.6 9.6 4.8 11 4.800s2.5-1.2 3.3-4.200C15.1 4.5 13.8 8 11 8z" fill="#e3c56b" stroke="var(--sumi)" stroke-width=".8"/>',
  ],
  ronin: [
    '0 0 22 28',
    '<path d="M3 27.500C3.2 20 5 16.5 8 15h6c3 1.5 4.8 5 5 12.500z" fill="#4b4740" stroke="var(--sumi)" stroke-width="1.2"/><path d="M4.5 15.5 6 5.500C8 3 14 3 16 5.500l1.5 10c-3.5 2-9.5 2-13 0z" fill="#cdb98c" stroke="var(--sumi)" stroke-width="1.2"/><path d="M6 9c3 1.3 7 1.3 10 0M5.3 12c3.5 1.4 8 1.4 11.4 0M9 4.5 8.5 16M13 4.500l.5 11.5" fill="none" stroke="var(--sumi)" stroke-width=".7"/><path d="M17 18l4 8" stroke="var(--sumi)" stroke-width="1.8"/>',
  ],
  merchant: [
    '0 0 28 32',
    '<path d="M4 31.500C4.2 22 7 17.5 10 16h6c3 1.5 5.8 6 6 15.500z" fill="var(--kinari)" stroke="var(--sumi)" stroke-width="1.3"/><path d="M7 31V24M13 31V18M19 31V24" stroke="var(--sumi)" stroke-width=".8"/><path d="M18 17h8v11h-8z" fill="#bf9065" stroke="var(--sumi)" stroke-width="1.2"/><path d="M18 21h8M22 17v11" stroke="var(--sumi)" stroke-width=".9"/><circle cx="13" cy="12.5" r="4" fill="#f1dcc0" stroke="var(--sumi)" stroke-width="1"/><path d="M2 12.5 13 3l11 9.500c-6 1.8-16 1.8-22 0z" fill="#dcc58d" stroke="var(--sumi)" stroke-width="1.3"/><path d="M13 3 8 12.800M13 3l5 9.8" stroke="var(--sumi)" stroke-width=".7"/>',
  ],
  official: [
    '0 0 20 26',
    '<path d="M1.5 25.500C2 18 5 14 8 13h4c3 1 6 5 6.5 12.500z" fill="currentColor" stroke="var(--sumi)" stroke-width="1.2"/><circle cx="10" cy="9.5" r="3.9" fill="#f1dcc0" stroke="var(--sumi)" stroke-width="1"/><path d="M6 8.500C6 3.5 8 1 11.5.8c1.5 2.2 2.2 4.7 2.3 7.700z" fill="var(--sumi)"/>',
  ],
  president: [
    '0 0 26 34',
    '<path d="M2.5 33.500C2.6 24 5 18.5 9 16.800h8c4 1.7 6.4 7.2 6.5 16.700z" fill="currentColor" stroke="var(--sumi)" stroke-width="1.3"/><path d="M10.5 16.8 13 21l2.5-4.200z" fill="var(--kinari)" stroke="var(--sumi)" stroke-width=".8"/><circle cx="13" cy="12.3" r="4.9" fill="#f1dcc0" stroke="var(--sumi)" stroke-width="1.1"/><path d="M8.2 1.200h9.600l-.7 7.600H8.900z" fill="currentColor" stroke="var(--sumi)" stroke-width="1.2"/><path d="M5 9.400c4.5 1.5 11.5 1.5 16 0" stroke="var(--sumi)" stroke-width="2.6" stroke-linecap="round"/><path d="M8.6 6.600h8.8" stroke="var(--kinari)" stroke-width="1.3" opacity=".75"/>',
  ],
} as const
