import type { Dated } from '@machiya/kernel'

/** Where a row's numbers come from; what is likely was inferred from the rulebook's words or the digits of a lost picture. */
export type Source = 'rulebook' | 'public' | 'likely' | 'designed'

export type Resource = 'wood' | 'stone' | 'rice'

export type Price = {
  readonly wood?: number
  readonly stone?: number
  readonly rice?: number
  readonly ryo?: number
}

export type SpaceKind = 'city' | Resource | 'river' | 'way' | 'border'

export type Space = {
  readonly id: string
  readonly kind: SpaceKind
  readonly x: number
  readonly y: number
  readonly source: Source
}

export type Road<Id extends string> = { readonly ends: readonly [Id, Id]; readonly source: Source }

export type Side = 'a' | 'b'

export type Table = {
  readonly players: 2 | 3 | 4 | 5
  readonly side: Side
  readonly coveredOfEachResource: number
  readonly closedCities: number
  readonly source: Source
}

export type Stock = { readonly id: string; readonly count: number; readonly source: Source }

export type Package = Dated & {
  readonly id: string
  readonly wood: number
  readonly stone: number
  readonly rice: number
  readonly source: Source
}

/** What an action does; the numbers in it are what sets a stronger action apart from a basic one. */
export type Effect =
  | { readonly does: 'money'; readonly ryo: number }
  | { readonly does: 'rice'; readonly rice: number }
  | { readonly does: 'recruit'; readonly rice: number }
  | { readonly does: 'develop'; readonly ryo: number }
  | { readonly does: 'travel'; readonly samurai: number; readonly anywhere: boolean }
  | { readonly does: 'gather'; readonly resources: readonly Resource[]; readonly bonus: number }
  | { readonly does: 'build'; readonly ryoSaved: number; readonly materialSaved: number }
  | { readonly does: 'trade'; readonly offers: number; readonly samurai: boolean }

export type Action = {
  readonly id: string
  readonly activations: number
  readonly officials: number
  readonly effect: Effect
  readonly source: Source
}

export type Permit = { readonly id: string; readonly actions: readonly string[]; readonly source: Source }

export type Building = {
  readonly id: string
  readonly cost: Price
  readonly points: number
  readonly influence: number
  readonly source: Source
  readonly pointsSource: Source
}

export type Yield = { readonly samurai: number; readonly pieces: number; readonly source: Source }

export type IncomeTile = {
  readonly id: string
  readonly copies: number
  /** By the number of players with influence: the parts from the highest rank down. */
  readonly parts: readonly (readonly number[])[]
  readonly source: Source
}

export type MerchantCard = {
  readonly id: string
  readonly goods: { readonly resource: Resource | 'any'; readonly units: number; readonly ryo: number }
  readonly power: Price
  /** What is likely in a row that is otherwise designed. */
  readonly likely?: readonly string[]
  readonly source: Source
}

export type Wish = Dated & {
  readonly id: string
  readonly by: 'trade' | 'travel' | 'build'
  readonly price: Price
  readonly source: Source
}

export type Privilege = {
  readonly id: string
  readonly kind: 'prestige' | 'support' | 'preview' | 'income' | 'resource' | 'yield'
  readonly resources: readonly Resource[]
  readonly copies: number
  readonly source: Source
}

export type Location = {
  readonly id: string
  readonly kinds: readonly SpaceKind[]
  readonly copies: number
  readonly source: Source
}

export type Reward = { readonly ronin: number; readonly tiles: number; readonly source: Source }
