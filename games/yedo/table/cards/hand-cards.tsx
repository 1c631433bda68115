/** My cards in the tray: action and bonus cards, then missions. */
import type { BoardModule, CardProps, HandCard } from '@machiya/kit'
import type { CSSProperties } from 'react'
import { MISSION } from '../../by-id.ts'
import type { MissionId } from '../../data/missions.ts'
import type { Yedo } from '../../position.ts'
import type { YedoTask } from '../../tasks.ts'
import { shelfWidth } from '../clan/shelf.tsx'
import type { Board } from '../where.ts'
import { LargeCard } from './large-card.tsx'
import { LargeMission } from './large-mission.tsx'
import { SmallCard } from './small-card.tsx'
import { SmallMission } from './small-mission.tsx'

type Card = CardProps<Yedo, YedoTask>

const isMission = (id: string): id is MissionId => id in MISSION

/** The same card twice has two ids. */
const AGAIN = '#'
export const faceOf = (card: string): string => card.split(AGAIN)[0] ?? card
const told = ({ t }: Board, faces: readonly string[]): readonly HandCard[] =>
  faces.map((face, i) => {
    const before = faces.slice(0, i).filter((each) => each === face).length
    return { id: before === 0 ? face : `${face}${AGAIN}${before + 1}`, name: t.name(face) }
  })

const facesOf = ({ view, seat }: Board): readonly string[] => {
  if (seat === null) return []
  const { actions, bonuses, missions } = view.seats[seat]
  return [...actions.of, ...bonuses.of, ...missions.of]
}

const GAP = 10
const MISSION_WIDTH = { least: 134, most: 204 } as const
const CARD_WIDTH = { least: 52, most: 112 } as const
const within = ({ least, most }: typeof MISSION_WIDTH | typeof CARD_WIDTH, width: number): number =>
  Math.floor(Math.max(least, Math.min(most, width)))

/** Missions and other cards share what the shelf leaves them: first the missions give way, then the others. */
const widthsIn = (board: Board): { readonly mission: number; readonly card: number } => {
  const faces = facesOf(board)
  const missions = faces.filter(isMission).length
  const others = faces.length - missions
  const shelf = board.zone.apart ? 0 : shelfWidth(board)
  const free = board.zone.width - shelf - (faces.length + 3) * GAP
  const mission = within(MISSION_WIDTH, (free - others * CARD_WIDTH.most) / Math.max(1, missions))
  return { mission, card: within(CARD_WIDTH, (free - missions * mission) / Math.max(1, others)) }
}

const DRAWN: CSSProperties = { display: 'block', overflow: 'visible' }
const Small = ({ card, ...board }: Card) => {
  const id = faceOf(card)
  const { height } = board.zone
  const { mission, card: other } = widthsIn(board)
  const width = isMission(id) ? mission : other
  if (board.seat === null) return null
  const of = { board, seat: board.seat, width, height }
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} style={DRAWN}>
      {isMission(id) ? <SmallMission {...of} id={id} /> : <SmallCard {...of} id={id} />}
    </svg>
  )
}

const Large = ({ card, ...board }: Card) => {
  const id = faceOf(card)
  if (board.seat === null) return null
  return isMission(id) ? (
    <LargeMission board={board} id={id} seat={board.seat} />
  ) : (
    <LargeCard board={board} id={id} seat={board.seat} />
  )
}

export const cards: NonNullable<BoardModule<Yedo, YedoTask>['cards']> = {
  of: (board) => told(board, facesOf(board)),
  Small,
  Large,
  apart: true,
}
