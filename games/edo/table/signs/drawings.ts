/** The signs that only Edo draws, as [view box, drawing]; they take the colour of their place. */
import type { Drawings } from '@machiya/kit'

export const DRAWINGS = {
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
} satisfies Drawings
