/** A quiet page that says what is going on and what can be done. */
import type { ReactNode } from 'react'
import { Seal } from './Paper.tsx'

export const Notice = ({
  title,
  text,
  busy = false,
  picture = <Seal size={56} />,
  children,
}: {
  readonly title: string
  readonly text?: string
  readonly busy?: boolean
  readonly picture?: ReactNode
  readonly children?: ReactNode
}) => (
  <main className="notice" aria-busy={busy}>
    {picture}
    <h1>{title}</h1>
    {text ? <p>{text}</p> : null}
    {children ? <div className="notice-buttons">{children}</div> : null}
  </main>
)
