/** All that is mine, below the line: my plate, my store, my cards. */
import type { BoardProps, Zone } from '@machiya/kit'
import { useMemo } from 'react'
import { useExplained } from '../about/explain.tsx'
import type { Desk } from './desk.ts'
import { Guard } from '../parts/Guard.tsx'
import { HandCards } from './HandCards.tsx'
import { useLetters, useMeasured } from './measure.ts'
import { Plate } from './Plate.tsx'

/** What is left of the height between its edges, and between two rows. */
const EDGES = 16
const BETWEEN = 8
/** From this height on cards lie in a row of their own. */
const APART = 180

type Size = { readonly width: number; readonly height: number }

const roomOf = (size: Size, letters: number): Zone => {
  const width = size.width / letters
  const height = size.height / letters - EDGES
  return height < APART
    ? { width, height, side: 0 }
    : { width, height: (height - BETWEEN) / 2, side: 0, apart: true }
}

const Blocks = ({ desk, size }: { readonly desk: Desk; readonly size: Size }) => {
  const letters = useLetters()
  const { holds, slip } = useExplained(desk)
  const Blocks = desk.module?.Tray
  const board = useMemo<BoardProps>(
    () => ({ ...desk.board, zone: roomOf(size, letters) }),
    [desk.board, size, letters],
  )
  const drawn = useMemo(() => (Blocks ? <Blocks {...board} /> : null), [Blocks, board])
  return (
    <div className="tray-sheet" style={letters === 1 ? undefined : { zoom: letters }} {...holds}>
      <Guard key={desk.state.id} instead={null}>
        {drawn}
      </Guard>
      <HandCards desk={desk} board={board} />
      {slip}
    </div>
  )
}

export const Tray = ({ desk }: { readonly desk: Desk }) => {
  const [ref, size] = useMeasured()
  const { seat, chairs } = desk.state
  const chair = seat === null ? undefined : chairs[seat]
  return (
    <section className="tray" aria-label={desk.say('tab.hand')}>
      {chair ? <Plate desk={desk} chair={chair} /> : <p className="quiet">{desk.say('watching')}</p>}
      <div className="tray-blocks" ref={ref} data-measuring={size ? undefined : true}>
        {size && chair ? <Blocks desk={desk} size={size} /> : null}
      </div>
    </section>
  )
}
