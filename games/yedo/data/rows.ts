import type { Dated } from '@machiya/kernel'

/**
 * Where all values of a row come from: the rulebook or a public source; likely, where these only suggest them; designed,
 * where the printed value of any is unknown. Then its note says what is known of the others.
 */
export type Source = 'rulebook' | 'public' | 'likely' | 'designed'

export type DistrictId = 'castle' | 'temple' | 'market' | 'red-light' | 'harbor' | 'tavern' | 'gates'
export type WeaponId = 'doku' | 'fukiya' | 'katana' | 'metsubushi' | 'nawa' | 'shuko' | 'shuriken' | 'yumi'
export type AnnexId = 'yashiki' | 'karesansui' | 'dojo' | 'kobudo-ryu'
export type Color = 'green' | 'yellow' | 'red' | 'black'
export type Category = 'espionage' | 'theft' | 'kidnapping' | 'assassination' | 'warfare'

type Row = Dated & { readonly id: string; readonly source: Source; readonly note?: string }

export type Special =
  | 'another-in-tavern'
  | 'church-holds-4'
  | 'two-action-cards'
  | 'beside-the-patrol'
  | 'no-disciple-in-reserve'

export type Needs = {
  readonly districts?: readonly DistrictId[]
  readonly weapons?: readonly WeaponId[]
  readonly annexes?: readonly AnnexId[]
  readonly geisha?: number
  readonly blessing?: 1
  readonly pay?: number
  readonly special?: Special
}

export type Reward = {
  readonly prestige?: number
  readonly mon?: number
  readonly blessing?: 1
  readonly action?: 1
  readonly mission?: 1
  readonly bonus?: 1
  readonly weapon?: 1
  readonly church?: 1
  readonly swap?: 1
  readonly reserve?: 1
}

export type MissionRow = Row & {
  readonly color: Color
  readonly category: Category
  readonly needs: Needs
  readonly reward: Reward
  readonly bonusNeeds: Needs
  readonly bonusReward: Reward
  readonly endsGame?: true
}

export type Moment =
  | 'counter'
  | 'any'
  | 'any-but-patrol'
  | 'any-on-board'
  | 'egress'
  | 'auction-close'
  | 'auction-won'
  | 'before-event'
  | 'after-event'
  | 'assigning-start'
  | 'own-assignment'
  | '5b'
  | '5c'
  | 'trade'
  | 'action-start'
  | 'own-turn'
  | 'acting'
  | 'mission'

export type ActionCardRow = Row & {
  readonly copies: number
  readonly samurai: boolean
  readonly moments: readonly Moment[]
  readonly cost: number
}

export type Loss =
  | 'disciple'
  | 'annex'
  | 'weapon'
  | 'geisha'
  | 'action'
  | 'bonus'
  | 'mon-5'
  | 'mon-2'
  | 'prestige-2'

export type EventEffect = {
  readonly closes?: DistrictId
  readonly weaponPrice?: number
  readonly swap?: 1
  readonly patrolSteps?: number
  readonly skips?: 'patrol' | 'trade'
  readonly church?: number
  readonly mon?: number
  readonly forbids?: readonly ('beg' | 'church')[]
  readonly annexPrice?: number
  readonly geishaPrice?: readonly [mon: number, prestige: number]
  readonly luxuryPrice?: readonly [one: number, three: number]
  readonly shogun?: number
  readonly losses?: readonly [Loss, Loss]
}

export type EventRow = Row & {
  readonly samurai: boolean
  readonly lasts: 'round' | 'immediate'
  readonly effect: EventEffect
}

export type Countable = Category | Color | 'missions' | 'mon' | 'geisha' | 'annexes' | 'weapons'

export type BonusTask =
  | { readonly kind: 'most'; readonly of: Countable }
  | { readonly kind: 'none'; readonly of: Category; readonly missions: number }
  | {
      readonly kind: 'per'
      readonly of: 'geisha' | 'annexes' | 'weapon-types' | 'mon'
      readonly each: number
      readonly limit: number
    }
  | { readonly kind: 'has'; readonly of: 'disciples' | 'blessings'; readonly count: number }
  | { readonly kind: 'distinct'; readonly of: 'categories' | 'colors'; readonly count: number }

export type BonusCardRow = Row & {
  readonly task: BonusTask
  readonly prestige: number
  readonly tied?: number
}

export type SpaceRow = Row & {
  readonly district: DistrictId
  /** The space is covered with fewer players than this. */
  readonly players: 2 | 3 | 4 | 5
}

export type CategoryRow = Row & { readonly minimum: number; readonly group: 'white' | 'black' | 'red' }

export type PlayerCountRow = {
  readonly players: 2 | 3 | 4 | 5
  readonly annexes: number
  readonly geisha: number
  readonly blessings: number
  readonly grouped: boolean
  readonly source: Source
}

export type FavorRow = Row & {
  readonly mon: number
  readonly gain: 'action' | 'bonus' | 'weapon' | 'blessing' | 'nothing'
}
