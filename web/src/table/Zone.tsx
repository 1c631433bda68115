/** The board with its cards, in a zone that never moves. If a drawing fails, the plain table stands in for it and play goes on. */
import type { BoardModule, BoardProps, Zone as Room } from '@machiya/kit'
import { Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useExplained } from '../about/explain.tsx'
import { Button } from '../parts/Paper.tsx'
import type { Desk } from './desk.ts'
import { useGlass } from './glass.ts'
import { Guard } from '../parts/Guard.tsx'
import { usePressed } from './keys.ts'
import { useLetters, useMeasured } from './measure.ts'
import { PlainBoard } from './PlainBoard.tsx'
import { PlayerSheet } from './PlayerSheet.tsx'
import { Reading, useReading } from './Reading.tsx'
import { Tags } from './Tags.tsx'

/** A drawing has failed: say so, and lay the table in words. */
const Undrawn = ({ desk }: { readonly desk: Desk }) => (
  <div className="undrawn">
    <p className="refusal">{desk.say('undrawn')}</p>
    <PlainBoard desk={desk} />
  </div>
)

/** The zone as its drawings see it: in their own pixels, with what the side cards take of it. */
const roomOf = (
  size: { readonly width: number; readonly height: number },
  letters: number,
  narrow: boolean,
  side: BoardModule['side'],
): { readonly room: Room; readonly column: number; readonly folded: boolean } => {
  const room = { width: size.width / letters, height: size.height / letters, side: 0 }
  const column = narrow ? undefined : side?.column(room)
  const folded = column?.folded === true
  return {
    room: { ...room, side: folded ? 0 : (column?.width ?? 0) },
    column: column?.width ?? 0,
    folded,
  }
}

/** The main drawing under its glass. */
const Drawn = ({ desk, room }: { readonly desk: Desk; readonly room: Room }) => {
  const { glass, nearer, farther, fit, holds } = useGlass()
  usePressed(({ key }) => {
    if (key === '+') nearer()
    if (key === '-') farther()
    if (key === '0') fit()
  })
  const Board = desk.module?.Board
  const board = useMemo(() => ({ ...desk.board, zone: room }), [desk.board, room])
  const drawn = useMemo(() => (Board ? <Board {...board} /> : null), [Board, board])
  return (
    <>
      <div className="board-glass" data-zoomed={glass.zoom > 1 || undefined} {...holds}>
        <div
          className="board-sheet"
          style={{ transform: `translate(${glass.x}px, ${glass.y}px) scale(${glass.zoom})` }}
        >
          <Guard key={desk.state.id} instead={<Undrawn desk={desk} />}>
            <Suspense fallback={null}>{drawn}</Suspense>
          </Guard>
        </div>
      </div>
      {glass.zoom > 1 ? (
        <Button className="fit" onClick={fit}>
          {desk.say('zoom.fit')}
        </Button>
      ) : null}
    </>
  )
}

type SideProps = {
  readonly desk: Desk
  readonly width: number
  readonly height: number
  readonly folded: boolean
  /** A card is read in their place. */
  readonly covered: boolean
}

const OPEN = '[data-pick][data-state="open"]'
const isOpenIn = (where: string): boolean => document.querySelector(`${where} ${OPEN}`) !== null

/** Cards behind their tab come out by themselves where they alone can be pressed. */
const useUnfolded = ({ asked, board }: Desk, folded: boolean) => {
  const [open, setOpen] = useState(false)
  const called = useRef(false)
  useEffect(() => {
    const now = folded && asked && isOpenIn('.side') && !isOpenIn(':is(.board-sheet, .moment)')
    if (now !== called.current) setOpen(now)
    called.current = now
  }, [folded, asked, board])
  return [open, setOpen] as const
}

/** Where the drawing needs the room, the side cards wait behind a tab. */
const Side = ({ desk, width, height, folded, covered }: SideProps) => {
  const [open, setOpen] = useUnfolded(desk, folded)
  const Cards = desk.module?.side?.Cards
  const board = useMemo<BoardProps>(
    () => ({ ...desk.board, zone: { width, height, side: 0 } }),
    [desk.board, width, height],
  )
  const drawn = useMemo(() => (Cards ? <Cards {...board} /> : null), [Cards, board])
  if (!Cards) return null
  const shown = (!folded || open) && !covered
  return (
    <>
      {folded ? (
        <button
          type="button"
          className="side-tab"
          aria-expanded={open}
          style={{ right: open ? width : 0 }}
          onClick={() => setOpen(!open)}
        >
          {desk.say('side')}
        </button>
      ) : null}
      <aside className="side" aria-label={desk.say('side')} style={{ inlineSize: width }} hidden={!shown}>
        <Guard key={desk.state.id} instead={null}>
          {drawn}
        </Guard>
      </aside>
    </>
  )
}

/** No narrower, and as wide as the side cards it covers. */
const SLIP = 350

/** A decision with a drawing of its own; the board can be looked at meanwhile. */
const Moment = ({ desk, room, kind }: MomentProps) => {
  const [looking, look] = useState(false)
  const Drawing = desk.module?.moment?.Drawing
  const beside = kind === 'slip' && !desk.board.narrow
  const width = beside ? Math.min(Math.max(SLIP, room.side), room.width) : room.width
  const board = useMemo<BoardProps>(
    () => ({ ...desk.board, zone: { width, height: room.height, side: 0 } }),
    [desk.board, width, room.height],
  )
  if (!Drawing) return null
  return (
    <>
      <section
        className="moment"
        data-kind={kind}
        hidden={looking}
        aria-label={desk.words.title}
        style={kind === 'slip' ? { inlineSize: width } : undefined}
      >
        <Guard key={desk.task?.task ?? ''} instead={null}>
          <Drawing {...board} />
        </Guard>
      </section>
      {beside ? null : (
        <Button className="look" aria-pressed={looking} onClick={() => look(!looking)}>
          {desk.say(looking ? 'moment.back' : 'moment.look')}
        </Button>
      )}
    </>
  )
}
type MomentProps = { readonly desk: Desk; readonly room: Room; readonly kind: 'zone' | 'slip' }

const Filled = ({
  desk,
  size,
}: {
  readonly desk: Desk
  readonly size: { readonly width: number; readonly height: number }
}) => {
  const { module, board } = desk
  const letters = useLetters()
  const { room, column, folded } = useMemo(
    () => roomOf(size, letters, board.narrow, module?.side),
    [size, letters, board.narrow, module],
  )
  const { holds, slip } = useExplained(desk)
  const held = useReading(desk)
  const kind = desk.state.status === 'over' ? undefined : module?.moment?.of({ ...board, zone: room })
  if (!module?.Board)
    return (
      <div className="board-plain">
        <PlainBoard desk={desk} />
      </div>
    )
  return (
    <Lettered letters={letters} holds={holds}>
      <Drawn desk={desk} room={room} />
      {column > 0 ? (
        <Side desk={desk} width={column} height={room.height} folded={folded} covered={held !== null} />
      ) : null}
      {kind ? <Moment key={`${desk.task?.task}`} desk={desk} room={room} kind={kind} /> : null}
      <Tags desk={desk} />
      {slip}
      <PlayerSheet desk={desk} room={room} />
      {held ? <Reading desk={desk} held={held} room={room} column={column} /> : null}
    </Lettered>
  )
}

const Lettered = ({
  letters,
  holds,
  children,
}: {
  readonly letters: number
  readonly holds: ReturnType<typeof useExplained>['holds']
  readonly children: ReactNode
}) => (
  <div className="zone-sheet" style={letters === 1 ? undefined : { zoom: letters }} {...holds}>
    {children}
  </div>
)

export const Zone = ({ desk }: { readonly desk: Desk }) => {
  const [ref, size] = useMeasured()
  return (
    <div
      className="zone board-box"
      ref={ref}
      data-measuring={size ? undefined : true}
      data-drafted={desk.draft.laid.length > 0 || undefined}
    >
      {size ? <Filled desk={desk} size={size} /> : null}
    </div>
  )
}
