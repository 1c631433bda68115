/** Something drawn that can be pressed and is no offer: a tab, a handle, a step up or down. */
import type { KeyboardEvent, ReactNode } from 'react'

export const isPress = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' '

type PressProps = {
  readonly label: string
  /** For what is switched on or off. */
  readonly pressed?: boolean
  readonly dim?: boolean
  readonly transform?: string
  /** What a lesson finds it by. */
  readonly mark?: string
  press(): void
  readonly children: ReactNode
}

export const Press = ({ label, pressed, dim = false, transform, mark, press, children }: PressProps) => (
  <g
    className="spot"
    role="button"
    tabIndex={0}
    aria-label={label}
    aria-pressed={pressed}
    aria-disabled={dim || undefined}
    transform={transform}
    data-mark={mark}
    onClick={() => (dim ? undefined : press())}
    onKeyDown={(event) => {
      if (!isPress(event)) return
      event.preventDefault()
      if (!dim) press()
    }}
  >
    {children}
  </g>
)
