/** What opens something that is no offer. */
import type { KeyboardEvent } from 'react'

export const opener = (name: string, open: () => void) => ({
  role: 'button',
  tabIndex: 0,
  'aria-label': name,
  style: { cursor: 'pointer' },
  onClick: open,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    open()
  },
})
