/** What is in hand. */
import type { Seat } from '@machiya/kernel'
import type { WeaponId } from './data/rows.ts'
import type { Yedo } from './position.ts'

export const hasWeapon = (g: Yedo, seat: Seat, weapon: WeaponId): boolean =>
  g.seats[seat].weapons.of.includes(weapon)

/** Calls once for each different face; a hand is sorted, so equals lie together. */
export const eachFace = <F extends string>(faces: readonly F[], visit: (face: F) => void): void => {
  for (let i = 0; i < faces.length; i++) {
    const face = faces[i] as F
    if (faces.indexOf(face) === i) visit(face)
  }
}
