/** What is shown of a move: its tidings, as the game stages them. */
import type { Json, Seat, Tiding } from '@machiya/kernel'
import type { Staging } from '@machiya/kit/folder'
import { ANSWERED, type Entry } from '@machiya/table'

type Args = Tiding['a']

/** A seat is at its plate, anything else where it lies on the board. */
export type Spot = { readonly seat: number } | { readonly id: string }

export type Act = {
  readonly tiding: Tiding
  readonly from: Spot | undefined
  readonly to: Spot | undefined
  readonly sign: string | undefined
  /** "+3", or nothing where only the thing itself travels. */
  readonly figure: string
  readonly slip: boolean
  /** The card that is turned over on the slip. */
  readonly card: string | undefined
}

export type Stagings = { readonly [tiding: string]: Staging }

/** More than that nobody follows. */
const MOST = 24

const spotAt = (args: Args, key: string | undefined): Spot | undefined => {
  const value = key === undefined ? undefined : args[key]
  if (typeof value === 'number') return { seat: value }
  return typeof value === 'string' ? { id: value } : undefined
}

const isArgs = (value: Json): value is Args =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Several things told at once are shown one by one. */
const eachOf = ({ a }: Tiding, each: string | undefined): readonly Args[] => {
  const list = each === undefined ? undefined : a[each]
  return Array.isArray(list) ? list.filter(isArgs).map((one) => ({ ...a, ...one })) : [a]
}

const signed = (figure: number): string => (figure < 0 ? `−${-figure}` : `+${figure}`)

const figureOf = (args: Args, { figure, loses }: Staging): number | undefined => {
  const value = figure === undefined ? undefined : args[figure]
  return typeof value === 'number' ? (loses ? -value : value) : undefined
}

const signOf = (args: Args, { sign }: Staging): string | undefined => {
  if (typeof sign !== 'object') return sign
  const named = args[sign.of]
  return typeof named === 'string' ? named : undefined
}

const cardOf = (args: Args, { card }: Staging): string | undefined => {
  const named = card === undefined ? undefined : args[card]
  return typeof named === 'string' ? named : undefined
}

const isMeant = (args: Args, { only = {} }: Staging): boolean =>
  Object.entries(only).every(([argument, value]) => args[argument] === value)

const actsOfTiding = (tiding: Tiding, staging: Staging): readonly Act[] =>
  eachOf(tiding, staging.each).flatMap((args) => {
    const counted = figureOf(args, staging)
    if ((staging.figure !== undefined && !counted) || !isMeant(args, staging)) return []
    return [
      {
        tiding,
        from: spotAt(args, staging.from),
        to: spotAt(args, staging.to),
        sign: signOf(args, staging),
        figure: counted === undefined ? '' : signed(counted),
        slip: staging.slip === true,
        card: cardOf(args, staging),
      },
    ]
  })

/** What I do I have seen in the draft: only what deserves a slip is shown again. */
export const actsOf = (entry: Entry, stagings: Stagings, me: Seat | null): readonly Act[] =>
  entry.tidings
    .flatMap((tiding) => {
      const staging = tiding.tiding === ANSWERED ? undefined : stagings[tiding.tiding]
      return staging ? actsOfTiding(tiding, staging) : []
    })
    .filter(({ slip }) => slip || me === null || entry.mover !== me)
    .slice(0, MOST)
