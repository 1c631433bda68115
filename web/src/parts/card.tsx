/** What a game says of itself, and its print on the wall. */
import type { Card } from '@machiya/kit/folder'
import type { ImgHTMLAttributes } from 'react'
import { cardOf, printOf, type GameName } from '../games.ts'
import { useSettings } from '../settings.ts'

export const useCard = (game: GameName): Card =>
  cardOf(
    game,
    useSettings(({ locale }) => locale),
  )

/** A game without a print hangs the seal of the house. */
export const printAt = (game: GameName): string => printOf(game) ?? '/icon-maskable.svg'

/** Decoration unless it says what it shows. */
export const Print = ({
  game,
  ...rest
}: { readonly game: GameName } & ImgHTMLAttributes<HTMLImageElement>) => (
  <img alt="" width="300" height="458" {...rest} src={printAt(game)} />
)
