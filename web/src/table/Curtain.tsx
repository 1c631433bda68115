/** Between two players at one device: nothing is shown until the right person says so. */
import { Crest, markOf } from '@machiya/kit'
import type { Seat } from '@machiya/kernel'
import { useEffect, useRef } from 'react'
import { Button } from '../parts/Paper.tsx'
import { useText } from '../text/index.ts'
import type { Chair } from '../client/table.ts'

export const Curtain = ({
  chair,
  onLift,
}: {
  readonly chair: Chair
  readonly onLift: (seat: Seat) => void
}) => {
  const say = useText()
  const { crest, colour } = markOf(chair.seat)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <main className="curtain">
      <div className="curtain-sheet cut-paper">
        <Crest crest={crest} colour={colour} size={96} />
        <h1>{say('curtain.pass', { name: chair.name })}</h1>
        <p>{say('curtain.hidden')}</p>
        <Button weight="ink" ref={button} onClick={() => onLift(chair.seat)}>
          {say('curtain.lift', { name: chair.name })}
        </Button>
      </div>
    </main>
  )
}
