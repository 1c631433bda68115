import type { AchievementId } from '../data/achievements.ts'
import type { AreaId } from '../data/areas.ts'
import type { ChurchSpaceId } from '../data/church-spaces.ts'
import type { CountryId } from '../data/countries.ts'
import type { CustomsSpaceId } from '../data/customs-spaces.ts'
import type { GoodId } from '../data/goods.ts'
import type { OrderId } from '../data/orders.ts'
import type { PieceId } from '../data/pieces.ts'
import type { SiteId } from '../data/sites.ts'
import type { TechnologyId } from '../data/technologies.ts'
import type { TileId } from '../data/tiles.ts'

/** Everything that has a name of its own. */
export type NameId =
  | AchievementId
  | AreaId
  | ChurchSpaceId
  | CountryId
  | CustomsSpaceId
  | GoodId
  | OrderId
  | PieceId
  | SiteId
  | TechnologyId
  | TileId
