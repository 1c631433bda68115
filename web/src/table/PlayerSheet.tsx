/** The whole board of one seat over the main drawing; side cards, strip and tray stay in use. */
import { Crest, type Zone } from '@machiya/kit'
import type { Seat } from '@machiya/kernel'
import { useEffect, useMemo, useRef } from 'react'
import { Button } from '../parts/Paper.tsx'
import { characterOf, Face, wayOf } from '../parts/partner.tsx'
import type { Chair } from '../client/table.ts'
import type { Desk } from './desk.ts'
import { Guard } from '../parts/Guard.tsx'
import { KeySign } from './KeySign.tsx'
import { FigureList, figuresOf, Score, useStatus } from './Plate.tsx'

const EDGE = 32
const HEAD = 104

/** What everybody may know of a seat, where its game has no sheet for it. */
const PlainSheet = ({ desk, of }: { readonly desk: Desk; readonly of: Seat }) => {
  const { figures, extra } = figuresOf(desk, of)
  return (
    <div className="sheet-plain">
      <FigureList desk={desk} facts={figures} />
      {extra}
    </div>
  )
}

const Body = ({ desk, of, room }: { readonly desk: Desk; readonly of: Seat; readonly room: Zone }) => {
  const Sheet = desk.module?.Sheet
  const board = useMemo(
    () => ({
      ...desk.board,
      zone: { width: room.width - room.side - 2 * EDGE, height: room.height - HEAD - EDGE / 2, side: 0 },
    }),
    [desk.board, room],
  )
  return (
    <Guard key={of} instead={<PlainSheet desk={desk} of={of} />}>
      {Sheet ? <Sheet {...board} of={of} /> : <PlainSheet desk={desk} of={of} />}
    </Guard>
  )
}

type HeadProps = { readonly desk: Desk; readonly of: Seat }

const Head = ({ desk, of }: HeadProps) => {
  const chair = desk.state.chairs[of]
  return chair ? <Who desk={desk} of={of} chair={chair} /> : null
}

const Who = ({ desk, of, chair }: HeadProps & { readonly chair: Chair }) => {
  const { players, say, locale } = desk
  const player = players[of]
  const status = useStatus(desk, chair)
  const next = players[(of + 1) % players.length]
  if (!player) return null
  const crest = say(`crest.${player.crest}`)
  const marks = [player.letter, crest, wayOf(locale, chair), status].filter(Boolean)
  return (
    <header>
      <Crest crest={player.crest} colour={player.colour} size={52} />
      <Face chair={chair} colour={player.colour} size={52} />
      <div className="sheet-who">
        <h2>{player.name}</h2>
        <p className="quiet" title={characterOf(locale, chair)}>
          {marks.join(' · ')}
        </p>
      </div>
      <p className="sheet-score">
        <Score desk={desk} seat={of} /> <span className="quiet">{say('points.of')}</span>
      </p>
      {next ? (
        <Button onClick={() => desk.openSheet(next.seat)}>
          {say('sheet.next', { name: next.name })} <KeySign of="→" />
        </Button>
      ) : null}
      <Button onClick={() => desk.openSheet(null)}>
        {say('close')} <KeySign of="Esc" />
      </Button>
    </header>
  )
}

/** A press outside closes it, unless it goes to a plate, the strip or the tray. */
const useOutside = (desk: Desk) => {
  const sheet = useRef<HTMLElement>(null)
  const { sheet: opened, openSheet } = desk
  useEffect(() => {
    if (opened === null) return undefined
    const press = ({ target }: PointerEvent) => {
      const inZone = target instanceof Element && target.closest('.zone') !== null
      if (inZone && !sheet.current?.contains(target)) openSheet(null)
    }
    document.addEventListener('pointerdown', press)
    return () => document.removeEventListener('pointerdown', press)
  }, [opened, openSheet])
  return sheet
}

export const PlayerSheet = ({ desk, room }: { readonly desk: Desk; readonly room: Zone }) => {
  const { sheet: of, players } = desk
  const ref = useOutside(desk)
  if (of === null) return null
  return (
    <section
      className="player-sheet"
      ref={ref}
      aria-label={players[of]?.name}
      style={{ insetInlineEnd: room.side }}
    >
      <Head desk={desk} of={of} />
      <div className="player-sheet-body">
        <Body desk={desk} of={of} room={room} />
      </div>
    </section>
  )
}
