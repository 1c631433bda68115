/** One thing to do this evening: a heading and what belongs to it; on a phone one line that opens. */
import { useId, type ReactNode } from 'react'
import { useNarrow } from '../parts/media.ts'
import '../styles/evening.css'

type Props = { readonly title: string; readonly aside: string; readonly children: ReactNode }

export const EveningPart = ({ title, aside, children }: Props) => {
  const id = useId()
  const narrow = useNarrow()
  const head = (
    <>
      <h2 id={id}>{title}</h2>
      <span>{aside}</span>
    </>
  )
  return narrow ? (
    <details className="evening-part">
      <summary>{head}</summary>
      {children}
    </details>
  ) : (
    <section className="evening-part" aria-labelledby={id}>
      <header>{head}</header>
      {children}
    </section>
  )
}
