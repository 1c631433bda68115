/** What an id of a card that is read stands for. */
import { CARD, EVENT, MISSION, WEAPON_IDS } from '../../by-id.ts'
import type { ActionCardId } from '../../data/action-cards.ts'
import { BONUS_CARDS, type BonusCardId } from '../../data/bonus-cards.ts'
import type { EventId } from '../../data/events.ts'
import type { StallId } from '../../data/market-spaces.ts'
import type { MissionId } from '../../data/missions.ts'
import type { AnnexId, WeaponId } from '../../data/rows.ts'
import { ANNEX_IDS, STALL_IDS } from '../../position.ts'
import { faceOf } from '../cards/hand-cards.tsx'
import type { Board } from '../where.ts'
import { FAVOURS, type FavourId } from './about.ts'

export type Kind =
  | { readonly is: 'mission'; readonly id: MissionId }
  | { readonly is: 'action'; readonly id: ActionCardId }
  | { readonly is: 'bonus'; readonly id: BonusCardId }
  | { readonly is: 'event'; readonly id: EventId }
  | { readonly is: 'weapon'; readonly id: WeaponId; readonly stall?: StallId }
  | { readonly is: 'annex'; readonly id: AnnexId }
  | { readonly is: 'favour'; readonly id: FavourId }

const has = <Id extends string>(ids: readonly Id[], id: string): id is Id => ids.some((each) => each === id)
const BONUS_IDS = BONUS_CARDS.map(({ id }) => id)

/** A stall is read as the weapon on it; an empty one is nothing. */
export const kindOf = ({ view }: Board, card: string): Kind | undefined => {
  const id = faceOf(card)
  if (has(STALL_IDS, id)) {
    const weapon = view.stalls[id].of[0]
    return weapon ? { is: 'weapon', id: weapon, stall: id } : undefined
  }
  if (id in MISSION) return { is: 'mission', id: id as MissionId }
  if (id in CARD) return { is: 'action', id: id as ActionCardId }
  if (id in EVENT) return { is: 'event', id: id as EventId }
  if (has(BONUS_IDS, id)) return { is: 'bonus', id }
  if (has(WEAPON_IDS, id)) return { is: 'weapon', id }
  if (has(ANNEX_IDS, id)) return { is: 'annex', id }
  return id in FAVOURS ? { is: 'favour', id: id as FavourId } : undefined
}
