/** Every quarter is printed over with a cloth of its own, faint as if pressed into the paper. */
import type { DistrictId } from '../../data/rows.ts'
import { angleOf, sliceOf } from '../layout.ts'

/** Tortoise shell, hemp leaf, checks, linked rings, waves, lattice, scales. */
const WEAVE: Readonly<Record<DistrictId, string>> = {
  castle: 'M0 6L6 0H14L20 6L14 12H6ZM20 6H24M0 18L6 12M14 12L20 18H24M0 18L6 24M20 18L14 24',
  temple: 'M0 0L12 7L24 0M12 7V17M0 24L12 17L24 24M0 12L12 7L24 12L12 17ZM0 0V24',
  market: 'M0 0H12V12H0ZM12 12H24V24H12ZM3 3H9V9H3ZM15 15H21V21H15Z',
  'red-light':
    'M12 0A12 12 0 0 0 0 12A12 12 0 0 0 12 24A12 12 0 0 0 24 12A12 12 0 0 0 12 0M0 0A12 12 0 0 1 12 12A12 12 0 0 1 0 24M24 0A12 12 0 0 0 12 12A12 12 0 0 0 24 24',
  harbor:
    'M0 12A12 12 0 0 1 24 12M5 12A7 7 0 0 1 19 12M-12 24A12 12 0 0 1 12 24M-7 24A7 7 0 0 1 7 24M12 24A12 12 0 0 1 36 24M17 24A7 7 0 0 1 31 24',
  tavern: 'M0 6H24M0 10H24M6 0V24M10 0V24M0 20H24M20 0V24',
  gates: 'M0 12L6 0L12 12L18 0L24 12ZM0 24L6 12L12 24L18 12L24 24Z',
}

export const ClothDefs = () => (
  <defs>
    {(Object.keys(WEAVE) as DistrictId[]).map((district) => (
      <pattern
        key={district}
        id={`yedo-cloth-${district}`}
        width="24"
        height="24"
        patternUnits="userSpaceOnUse"
        patternTransform={`rotate(${Math.round(angleOf(district))}) scale(0.9)`}
      >
        <path d={WEAVE[district]} fill="none" stroke="var(--sumi)" strokeWidth="1" />
      </pattern>
    ))}
  </defs>
)

/** Over the outer bands only: nearer to the castle lie the words. */
export const Cloth = ({ district, inner }: { readonly district: DistrictId; readonly inner: number }) => (
  <path d={sliceOf(district, inner)} fill={`url(#yedo-cloth-${district})`} opacity="0.13" />
)
