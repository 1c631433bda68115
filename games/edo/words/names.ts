import type { ActionId } from '../data/actions.ts'
import type { BasicPermitId } from '../data/basic-permits.ts'
import type { BuildingId } from '../data/buildings.ts'
import type { IncomeTileId } from '../data/income-tiles.ts'
import type { LocationId } from '../data/locations.ts'
import type { MerchantCardId } from '../data/merchant-cards.ts'
import type { PackageId } from '../data/packages.ts'
import type { PrivilegeId } from '../data/privileges.ts'
import type { SPACES_A } from '../data/spaces-a.ts'
import type { SPACES_B } from '../data/spaces-b.ts'
import type { SpecialPermitId } from '../data/special-permits.ts'
import type { Resource, SpaceKind } from '../data/types.ts'
import type { WishId } from '../data/wishes.ts'

/** What a language calls the things on the table. */
export type Names = {
  readonly spaces: Record<(typeof SPACES_A)[number]['id'] | (typeof SPACES_B)[number]['id'], string>
  readonly kinds: Record<SpaceKind, string>
  readonly resources: Record<Resource, string>
  readonly buildings: Record<BuildingId, string>
  readonly permits: Record<BasicPermitId | SpecialPermitId, string>
  readonly actions: Record<ActionId, string>
  readonly packages: Record<PackageId, string>
  readonly incomeTiles: Record<IncomeTileId, string>
  readonly merchantCards: Record<MerchantCardId, string>
  readonly wishes: Record<WishId, string>
  readonly privileges: Record<PrivilegeId, string>
  readonly locations: Record<LocationId, string>
}
