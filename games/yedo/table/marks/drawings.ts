/** The signs of Yedo, as [view box, drawing]; they take the colour of their place. */
import type { Drawings } from '@machiya/kit'

export const DRAWINGS = {
  'yedo-doku': [
    '0 0 24 24',
    '<path fill="currentColor" fill-rule="evenodd" d="M10.2 1.6H13.8V4.2H10.2ZM12 4.6A3.9 3.9 0 0 1 14.9 11.1A6.4 6.4 0 1 1 9.1 11.1A3.9 3.9 0 0 1 12 4.6ZM12 12.6Q9.2 16.2 9.2 17.7A2.8 2.8 0 0 0 14.8 17.7Q14.8 16.2 12 12.6Z"/>',
  ],
  'yedo-katana': [
    '0 0 24 24',
    '<path fill="currentColor" fill-rule="evenodd" d="M22.4 1.6Q18.6 9.6 9.4 16.2L7.8 14.6Q16.6 9 22.4 1.6Z"/><path fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round" d="M5.6 13.8L10.4 18.6"/><path fill="none" stroke="currentColor" stroke-width="2.9" stroke-linecap="round" stroke-linejoin="round" d="M7.2 17L2.6 21.6"/>',
  ],
  'yedo-metsubushi': [
    '0 0 24 24',
    '<circle cx="9.6" cy="15.4" r="6.9" fill="currentColor"/><path fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round" d="M13.8 10.2Q15 7.4 17.4 7.6"/><path fill="none" stroke="currentColor" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round" d="M18.2 7.4c-1.6-2.2 .4-4.6 2.4-3.4M20.6 4c.4-2 2.8-1.4 2.2 .4M19 8.4c1.6 1.6 3.8 .2 3.2-1.8"/><path d="M5.6 14.6a4.4 4.4 0 0 1 2.8-3.2" fill="none" stroke="var(--kinari)" stroke-width="1.1" stroke-linecap="round"/>',
  ],
  'yedo-nawa': [
    '0 0 24 24',
    '<path fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round" d="M12 3.4C17 3.4 20.4 4.9 20.4 7S17 10.6 12 10.6 3.6 9.1 3.6 7 7 3.4 12 3.4Z"/><path fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round" d="M3.6 10.8C3.6 12.9 7 14.4 12 14.4S20.4 12.9 20.4 10.8M3.6 14.6C3.6 16.7 7 18.2 12 18.2S20.4 16.7 20.4 14.6M3.6 18.2C3.6 20.3 7 21.8 12 21.8Q15.4 21.8 17.6 21L22 22.6"/>',
  ],
  'yedo-shuko': [
    '0 0 24 24',
    '<path fill="currentColor" fill-rule="evenodd" d="M3.4 14.8H20.6V19.4Q12 22.8 3.4 19.4Z"/><path fill="currentColor" fill-rule="evenodd" d="M4.2 13.8Q1.8 6.4 6.6 1.8Q5.8 8.2 7.6 13.8ZM9 13.8Q7.4 5.8 11.4 1.2Q10.8 7.8 12.2 13.8ZM13.6 13.8Q12.8 6 16.2 1.6Q15.6 8.2 16.6 13.8ZM17.8 13.8Q18 7 21.4 3.4Q20.4 9.4 20.4 13.8Z"/>',
  ],
  'yedo-shuriken': [
    '0 0 24 24',
    '<path fill="currentColor" fill-rule="evenodd" d="M14.90 1.18L15.38 10.50L22.82 14.90L13.50 15.38L9.10 22.82L8.62 13.50L1.18 9.10L10.50 8.62ZM12 9.9A2.1 2.1 0 1 0 12.01 9.9Z"/>',
  ],
  'yedo-yumi': [
    '0 0 24 24',
    '<path fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round" d="M7 1.5C10.5 4 9.6 6.6 12 10.2C14 13.4 16.4 16 15.6 22.5"/><path fill="none" stroke="currentColor" stroke-width="0.8" stroke-linecap="round" stroke-linejoin="round" d="M7 1.5L15.6 22.5"/><path fill="none" stroke="currentColor" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round" d="M3 16.6L20.5 9.6"/><path fill="currentColor" fill-rule="evenodd" d="M22.6 8.7L18.4 8.6L19.8 12Z"/><path fill="none" stroke="currentColor" stroke-width="1" stroke-linecap="round" stroke-linejoin="round" d="M3 16.6l-1.4-1.2M3 16.6l-.2 1.9M5 15.8l-1.4-1.2M5 15.8l-.2 1.9"/>',
  ],
  'yedo-fukiya': [
    '0 0 24 24',
    '<path fill="currentColor" d="M2.2 19.2L17.2 4.6L19.2 6.6L4.2 21.3Z"/><path d="M6.2 15.4l2 2M10.6 11.1l2 2M14.6 7.2l2 2" stroke="var(--kinari)" stroke-width="1"/><path fill="none" stroke="currentColor" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round" d="M20 4.4L22.8 1.6"/><path fill="currentColor" fill-rule="evenodd" d="M12.5 21.6l5.3-5.2 1 1-5.3 5.2zM18.2 15l2.8-.9-.8 2.8zM10.2 23.6l1.6-3.2 1.6 1.6z"/>',
  ],
  'yedo-disciple': [
    '0 0 24 24',
    '<path fill="currentColor" fill-rule="evenodd" d="M12 2.2L21.2 9.3Q12 12.6 2.8 9.3ZM8.2 11.5Q12 12.7 15.8 11.5L19.6 21.8H4.4Z"/>',
  ],
  'yedo-watch': [
    '0 0 24 24',
    '<path fill="currentColor" fill-rule="evenodd" d="M1.8 9.4Q5.6 4.6 10 3.6Q14.4 4.6 18.2 9.4Q10 11.6 1.8 9.4ZM6.4 11.2Q10 12.2 13.6 11.2L16.8 21.8H3.2Z"/><path fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" d="M20.6 6v16"/><path fill="currentColor" fill-rule="evenodd" d="M20.6 .8l1.7 5.4h-3.4z"/>',
  ],
  'yedo-mon': [
    '0 0 24 24',
    '<path fill="currentColor" fill-rule="evenodd" d="M12 2.2a9.8 9.8 0 1 0 .01 0ZM8.9 8.9H15.1V15.1H8.9Z"/>',
  ],
  'yedo-pp': [
    '0 0 24 24',
    '<circle cx="12.00" cy="6.00" r="3.9" fill="currentColor"/><circle cx="17.71" cy="10.15" r="3.9" fill="currentColor"/><circle cx="15.53" cy="16.85" r="3.9" fill="currentColor"/><circle cx="8.47" cy="16.85" r="3.9" fill="currentColor"/><circle cx="6.29" cy="10.15" r="3.9" fill="currentColor"/><circle cx="12" cy="12" r="3.3" fill="currentColor" stroke="var(--kinari)" stroke-width="1.1"/>',
  ],
  'yedo-blessing': [
    '0 0 24 24',
    '<path fill="currentColor" fill-rule="evenodd" d="M8.6 7.2H15.4L18.6 11V21.6H5.4V11ZM10.2 11.6V19.4H13.8V11.6Z"/><path fill="none" stroke="currentColor" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round" d="M12 7c-3.4-.6-3.6-4.6-.9-4.8 1.3-.1 1.6 1.6.9 2.6-.7-1-.4-2.7.9-2.6 2.7.2 2.5 4.2-.9 4.8"/>',
  ],
  'yedo-geisha': [
    '0 0 24 24',
    '<path fill="currentColor" fill-rule="evenodd" d="M12 20.8L1.6 10.4Q6.2 4.4 12 4.4Q17.8 4.4 22.4 10.4Z"/><path d="M12 20.8L5 7.4M12 20.8L9.5 4.8M12 20.8L14.5 4.8M12 20.8L19 7.4" stroke="var(--kinari)" stroke-width=".9"/><path d="M4.6 13.4Q12 6.6 19.4 13.4" fill="none" stroke="var(--kinari)" stroke-width=".9"/><circle cx="12" cy="20.6" r="1.6" fill="currentColor"/>',
  ],
  'yedo-dojo': [
    '0 0 24 24',
    '<path fill="currentColor" fill-rule="evenodd" d="M1.4 9.8Q6 8.4 8 4.2H16Q18 8.4 22.6 9.8V11H1.4Z"/><path fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round" d="M6 22L18 12.6M18 22L6 12.6"/>',
  ],
  'yedo-kobudo': [
    '0 0 24 24',
    '<path fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" d="M4 3v19M20 3v19M2.4 21.8h3.4M18.2 21.8h3.4"/><path fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round" d="M1.6 7.2H22.4"/><path fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round" d="M3 12.4Q12 10.4 21.5 13.2"/><path fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" d="M2.6 17.4h13.4M16 15.4v4M16 17.4h5.4"/>',
  ],
  'yedo-karesansui': [
    '0 0 24 24',
    '<path fill="currentColor" fill-rule="evenodd" d="M6 13.4Q7 6.6 10.4 5.6Q13.4 5 14.4 9.4Q17.8 9.2 18.2 13.4Z"/><path fill="none" stroke="currentColor" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round" d="M3.6 15.2Q12 17.2 20.4 15.2M2.4 18.2Q12 20.4 21.6 18.2M2.4 21.2Q12 23.2 21.6 21.2"/>',
  ],
  'yedo-yashiki': [
    '0 0 24 24',
    '<path fill="currentColor" fill-rule="evenodd" d="M1.2 12.2Q6 10.6 7.6 5.4H16.4Q18 10.6 22.8 12.2V13.4H1.2Z"/><path fill="currentColor" fill-rule="evenodd" d="M3.6 14.4H20.4V21.6H3.6ZM6 16.2V20H9V16.2ZM10.5 16.2V21.6H13.5V16.2ZM15 16.2V20H18V16.2Z"/><path fill="currentColor" fill-rule="evenodd" d="M9.6 2.8h4.8l1 1.8H8.6z"/>',
  ],
  'yedo-church': [
    '0 0 24 24',
    '<path fill="currentColor" fill-rule="evenodd" d="M11.1 .8H12.9V2.6H14.8V4.3H12.9V7.2L20.6 13V22H14.2V17.2A2.2 2.2 0 0 0 9.8 17.2V22H3.4V13L11.1 7.2V4.3H9.2V2.6H11.1Z"/>',
  ],
  'yedo-castle': [
    '0 0 24 24',
    '<path fill="currentColor" fill-rule="evenodd" d="M9.2 4.8L12 2L14.8 4.8H16.8L15 7.4V9H18.8L17 11.8V13.2H21L19 16.4V17H5V16.4L3 13.2H7V11.8L5.2 9H9V7.4L7.2 4.8ZM4.4 18H19.6L21.6 22.4H2.4Z"/>',
  ],
  'yedo-gates': [
    '0 0 24 24',
    '<path fill="currentColor" fill-rule="evenodd" d="M1.6 4.6H22.4V7.2H1.6ZM3 9.4H21V11.4H3ZM4.4 11.4H7.2V22H4.4ZM16.8 11.4H19.6V22H16.8ZM8.2 13H11.4V22H8.2ZM12.6 13H15.8V22H12.6Z"/>',
  ],
  'yedo-tavern': [
    '0 0 24 24',
    '<path fill="currentColor" fill-rule="evenodd" d="M7.2 2H11.8V3.6L11 6Q14.6 9 14.6 13.4Q14.6 19 12.4 21.8H6.6Q4.4 19 4.4 13.4Q4.4 9 8 6L7.2 3.6ZM15.8 15.4H22.4Q22.2 19.4 20.4 20.6V21.8H17.8V20.6Q16 19.4 15.8 15.4Z"/>',
  ],
  'yedo-harbor': [
    '0 0 24 24',
    '<path fill="currentColor" fill-rule="evenodd" d="M11.4 1.6H12.8V4H20.4Q18.6 9 20.4 14H12.8V16H11.4V14H4.4Q6.2 9 4.4 4H11.4ZM1.6 16.6H22.6Q20.6 21.8 18.4 22.2H6Q3.6 21.4 1.6 16.6Z"/>',
  ],
  'yedo-redLight': [
    '0 0 24 24',
    '<path fill="currentColor" fill-rule="evenodd" d="M9 2H15V4H9ZM6.6 5H17.4Q20.6 12 17.4 18.6H6.6Q3.4 12 6.6 5ZM9 19.6H15V21H9Z"/><path d="M5.6 8h12.8M5 11.8h14M5.6 15.6h12.8" stroke="var(--kinari)" stroke-width=".9"/><path fill="none" stroke="currentColor" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round" d="M12 21v2"/>',
  ],
  'yedo-market': [
    '0 0 24 24',
    '<path fill="currentColor" fill-rule="evenodd" d="M1.6 3.4H22.4V5.2H1.6ZM3 6.2H7.2V15.4L5 17.2L3 16ZM8 6.2H11.6V16L9.8 17.2L8 15.6ZM12.4 6.2H16V15.4L14.2 17.2L12.4 16ZM16.8 6.2H21V16L18.8 17.2L16.8 15.6Z"/><path fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" d="M4 21h16"/>',
  ],
  'yedo-temple': [
    '0 0 24 24',
    '<path fill="currentColor" fill-rule="evenodd" d="M11.5 .8H12.5V3.4Q14.6 6 18 6.6V8H14.8V10Q16.6 11.6 19.6 12V13.4H15.6V15.2Q18 17 21.6 17.4V19H17V22.4H14V19.4H10V22.4H7V19H2.4V17.4Q6 17 8.4 15.2V13.4H4.4V12Q7.4 11.6 9.2 10V8H6V6.6Q9.4 6 11.5 3.4Z"/>',
  ],
  'yedo-Espionage': [
    '0 0 24 24',
    '<path fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round" d="M1.8 12Q12 2.6 22.2 12Q12 21.4 1.8 12Z"/><circle cx="12" cy="12" r="3.6" fill="currentColor"/>',
  ],
  'yedo-Theft': [
    '0 0 24 24',
    '<path fill="currentColor" fill-rule="evenodd" d="M9.6 8.4Q12 9.6 14.4 8.4Q21 12.6 20.4 18.2Q19.8 21.8 12 21.8Q4.2 21.8 3.6 18.2Q3 12.6 9.6 8.4ZM12 7.2Q9.4 7.6 7 5.4Q5 3 7.4 2.4Q10.4 2.4 12 5.4Q13.6 2.4 16.6 2.4Q19 3 17 5.4Q14.6 7.6 12 7.2Z"/>',
  ],
  'yedo-Kidnapping': [
    '0 0 24 24',
    '<path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M1.4 5.4H22.6"/><path fill="none" stroke="currentColor" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round" d="M8 5.4L6 9.6M16 5.4L18 9.6"/><path fill="currentColor" fill-rule="evenodd" d="M5 9.4H19V21H5ZM7.4 11.6V18.4H11.2V11.6ZM12.8 11.6V18.4H16.6V11.6Z"/>',
  ],
  'yedo-Assassination': [
    '0 0 24 24',
    '<path fill="currentColor" fill-rule="evenodd" d="M20.8 2.2L21.8 3.2L12.6 14.6L14.4 16.4L13 17.8L10.6 15.4L5.6 20.4A1.8 1.8 0 1 1 3.6 18.4L8.6 13.4L6.2 11L7.6 9.6L9.4 11.4Z"/>',
  ],
  'yedo-Warfare': [
    '0 0 24 24',
    '<path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" d="M6 1.8V22.4"/><path fill="none" stroke="currentColor" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round" d="M6 3H19"/><path fill="currentColor" fill-rule="evenodd" d="M7.4 4.2H19.4V17.6L16.4 15.8L13.4 17.6L10.4 15.8L7.4 17.6ZM13.4 7.2A3.2 3.2 0 1 0 13.41 7.2Z"/>',
  ],
  'yedo-tick': [
    '0 0 24 24',
    '<path fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" d="M4.5 12.6L10 18L20 6.4"/>',
  ],
  'yedo-cross': [
    '0 0 24 24',
    '<path fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" d="M6 6L18 18M18 6L6 18"/>',
  ],
  'yedo-eye': [
    '0 0 24 24',
    '<path fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round" d="M1.8 12Q12 3.6 22.2 12Q12 20.4 1.8 12Z"/><circle cx="12" cy="12" r="3.2" fill="currentColor"/>',
  ],
  'yedo-order': [
    '0 0 24 24',
    '<path fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round" d="M7 3v17M3.4 16.6L7 20.4L10.6 16.6M17 21V4M13.4 7.4L17 3.6L20.6 7.4"/>',
  ],
  'yedo-scroll': [
    '0 0 24 24',
    '<path fill="currentColor" fill-rule="evenodd" d="M5 3.4H19V5.4H5ZM6.4 6H17.6V18H6.4ZM8.6 8.6V9.8H15.4V8.6ZM8.6 11.6V12.8H15.4V11.6ZM8.6 14.6V15.6H13V14.6ZM5 18.6H19V20.6H5Z"/>',
  ],
  'yedo-card': [
    '0 0 24 24',
    '<path fill="currentColor" fill-rule="evenodd" d="M6 2.4H18V21.6H6ZM7.6 4V20H16.4V4Z"/><path fill="currentColor" fill-rule="evenodd" d="M12 8l2.6 4-2.6 4-2.6-4z"/>',
  ],
  'yedo-bonus': [
    '0 0 24 24',
    '<path fill="currentColor" fill-rule="evenodd" d="M6 2.4H18V21.6H6ZM7.6 4V20H16.4V4Z"/><circle cx="12" cy="12" r="3" fill="currentColor"/>',
  ],
  'yedo-event': [
    '0 0 24 24',
    '<path fill="currentColor" fill-rule="evenodd" d="M6 2.4H18V21.6H6ZM7.6 4V20H16.4V4Z"/><path fill="none" stroke="currentColor" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round" d="M9 9.4q1.5-1.6 3 0t3 0M9 12.4q1.5-1.6 3 0t3 0M9 15.4q1.5-1.6 3 0t3 0"/>',
  ],
  'yedo-lock': [
    '0 0 24 24',
    '<path fill="currentColor" fill-rule="evenodd" d="M7 10V7.6A5 5 0 0 1 17 7.6V10H19V21H5V10ZM9.2 10H14.8V7.6A2.8 2.8 0 0 0 9.2 7.6Z"/>',
  ],
  'yedo-egress': [
    '0 0 24 24',
    '<path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" d="M10 3H4V21H10M9 12H21M17 8L21 12L17 16"/>',
  ],
  'yedo-purse': [
    '0 0 24 24',
    '<path fill="currentColor" fill-rule="evenodd" d="M9.6 8.4Q12 9.6 14.4 8.4Q21 12.6 20.4 18.2Q19.8 21.8 12 21.8Q4.2 21.8 3.6 18.2Q3 12.6 9.6 8.4Z"/>',
  ],
  'yedo-swap': [
    '0 0 24 24',
    '<path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" d="M4 9A8.4 8.4 0 0 1 19 7.4M20 3.4V8H15.4M20 15A8.4 8.4 0 0 1 5 16.6M4 20.6V16H8.6"/>',
  ],
} satisfies Drawings
