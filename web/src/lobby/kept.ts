/** What was set up last for a game, kept on this device. */
import type { GameName } from '../games.ts'
import type { Plan } from './lay.ts'

const keyOf = (game: GameName): string => `machiya.plan.${game}`

/** The first time: two apprentices, no clock, the options of the game. */
export const usualPlan: Plan = {
  chairs: ['me', 'apprentice', 'apprentice'],
  options: {},
  title: '',
  clock: { kind: 'none' },
  listed: false,
  hints: false,
  names: [],
  manners: [],
}

const isPlan = (kept: Partial<Plan> | null): kept is Partial<Plan> & Pick<Plan, 'chairs'> =>
  Array.isArray(kept?.chairs) && kept.chairs[0] === 'me'

export const keptPlan = (game: GameName): Plan | null => {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null') as Partial<Plan> | null
    return isPlan(kept) ? { ...usualPlan, ...kept } : null
  } catch {
    return null
  }
}

/** An evening has its own name. */
export const keepPlan = (game: GameName, plan: Plan): void => {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify({ ...plan, title: '' }))
  } catch {
    // A private window may refuse to store; the next table then begins as usual.
  }
}

export const forgetPlan = (game: GameName): void => localStorage.removeItem(keyOf(game))
