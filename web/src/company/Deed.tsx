/** A deed that others feel is asked for twice. */
import { useState } from 'react'
import { Button } from '../parts/Paper.tsx'
import { useText } from '../text/index.ts'

type Props = {
  readonly text: string
  /** Whom or what it is done to. */
  readonly about: string
  /** Nobody is touched by it: once is enough. */
  readonly harmless?: boolean
  readonly onDo: () => void
}

export const Deed = ({ text, about, harmless = false, onDo }: Props) => {
  const say = useText()
  const [asks, setAsks] = useState(false)
  if (!asks)
    return (
      <Button
        weight="quiet"
        aria-label={`${text}: ${about}`}
        onClick={() => (harmless ? onDo() : setAsks(true))}
      >
        {text}
      </Button>
    )
  const answer = (yes: boolean): void => {
    setAsks(false)
    if (yes) onDo()
  }
  return (
    <span className="deed-asked" role="group" aria-label={`${text}: ${about}`}>
      <Button onClick={() => answer(true)}>{say('deed.yes', { deed: text })}</Button>
      <Button weight="quiet" onClick={() => answer(false)}>
        {say('deed.no')}
      </Button>
    </span>
  )
}
