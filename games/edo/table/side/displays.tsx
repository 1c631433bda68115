/** Special permits, wishes of the shogun and packages, as they lie open. */
import { cutPath, offerAt, Spot } from '@machiya/kit'
import type { ReactNode } from 'react'
import { ACTION, COUNT, PACKAGE, PACKAGE_IDS, WISH, type PermitId } from '../../by-id.ts'
import { SignMark } from '../signs/drawn.ts'
import { NAME, TEXT, within } from '../signs/letters.tsx'
import { actionsOf, signOfAction } from '../signs/signs.ts'
import { textIn } from '../text.ts'
import type { Board } from '../props.ts'
import { Heading } from './heading.tsx'
import { PriceLine, priceWidth } from './price.tsx'

const HEAD = 24
const GAP = 8

/** On a phone they stand one below the other. */
const NARROW = 420
const acrossIn = (width: number): number => (width < NARROW ? 1 : 2)
const rowsOf = (count: number, width: number): number => Math.ceil(count / acrossIn(width))

/** Cards two abreast under a heading. */
const Pairs = <T extends string>({
  ids,
  width,
  height,
  children,
}: {
  readonly ids: readonly T[]
  readonly width: number
  readonly height: number
  readonly children: (id: T, width: number) => ReactNode
}) => {
  const across = acrossIn(width)
  const card = (width - (across - 1) * GAP) / across
  return (
    <>
      {ids.map((id, at) => (
        <g
          key={id}
          transform={`translate(${(at % across) * (card + GAP)} ${HEAD + Math.floor(at / across) * (height + GAP)})`}
        >
          {children(id, card)}
        </g>
      ))}
    </>
  )
}

/** The sides of a permit, each with its sign, its name and how often it can be done. */
export const PermitSides = ({
  board,
  id,
  width,
}: {
  readonly board: Board
  readonly id: PermitId
  readonly width: number
}) => (
  <g>
    {actionsOf(id).map((action, i) => (
      <g key={action} transform={`translate(0 ${i * 22})`} data-about={action}>
        <SignMark name={signOfAction(action)} x={10} size={18} />
        <text
          className="kit-text"
          x="25"
          dy="0.35em"
          fontSize={TEXT}
          {...within(board.t.name(action), width - 60, 14)}
        >
          {board.t.name(action)}
        </text>
        <text
          className="kit-figure"
          x={width - 2}
          dy="0.35em"
          fontSize={TEXT}
          textAnchor="end"
          fill="var(--sumi)"
        >
          {ACTION[action].activations}×
        </text>
      </g>
    ))}
  </g>
)

const PERMIT = 74
const PermitSheet = ({
  board,
  id,
  width,
}: {
  readonly board: Board
  readonly id: PermitId
  readonly width: number
}) => {
  const name = board.t.name(id)
  const sides = actionsOf(id).map((action) => board.t.name(action))
  return (
    <Spot board={board} pick={id} label={`${name}: ${sides.join(', ')}`} reads={id}>
      <path
        className="spot-paper"
        d={cutPath(0, 0, width, PERMIT, 8)}
        fill="var(--kinari)"
        stroke="var(--sumi)"
        strokeWidth="1.5"
      />
      <text className="kit-title" x="11" y="20" fontSize={NAME} {...within(name, width - 22, 16)}>
        {name}
      </text>
      <g transform="translate(11 38)">
        <PermitSides board={board} id={id} width={width - 20} />
      </g>
    </Spot>
  )
}

/** What a special permit costs. */
const PRICE = ACTION.development.effect.does === 'develop' ? ACTION.development.effect.ryo : 0

export const permitsHeight = (board: Board, width: number): number =>
  HEAD + rowsOf(board.view.specials.of.length, width) * (PERMIT + GAP)
export const Permits = ({ board, width }: { readonly board: Board; readonly width: number }) => {
  const said = textIn(board.locale)
  return (
    <g>
      <Heading width={width} aside={said.priceEach(PRICE)}>
        {said.permits}
      </Heading>
      <Pairs ids={board.view.specials.of} width={width} height={PERMIT}>
        {(id, card) => <PermitSheet board={board} id={id} width={card} />}
      </Pairs>
    </g>
  )
}

const WISHED = 52
const GIVER = { trade: 'merchant', travel: 'samurai', build: 'castle' } as const

const WishSheet = ({
  board,
  at,
  width,
}: {
  readonly board: Board
  readonly at: number
  readonly width: number
}) => {
  const wish = board.view.wishes.of[at]
  const privilege = board.view.privileges.of[at]
  if (!wish) return null
  const preview = at >= COUNT['open-wishes']
  const { by, price } = WISH[wish]
  const small = Object.keys(price).length > 2
  const room = priceWidth({ price, small })
  const name = board.t.name(wish)
  const gives = privilege ? board.t.name(privilege) : ''
  return (
    <Spot board={board} pick={wish} label={[name, gives].filter(Boolean).join(', ')} reads={wish}>
      <path
        className="spot-paper"
        d={cutPath(0, 0, width, WISHED, 8)}
        fill={preview ? 'var(--washi-deep)' : 'var(--kinari)'}
        stroke="var(--sumi)"
        strokeWidth="1.5"
      />
      <SignMark name={GIVER[by]} x={19} y={WISHED / 2} size={25} />
      <text className="kit-title" x="38" y="21" fontSize={TEXT} {...within(name, width - 48 - room, 15)}>
        {name}
      </text>
      <PriceLine price={price} x={width - 10} y={16} small={small} end />
      <text className="kit-quiet" x="38" y="42" fontSize={TEXT} {...within(gives, width - 48, 14)}>
        {gives}
      </text>
    </Spot>
  )
}

const WISHES = ['0', '1', '2', '3']
export const wishesHeight = (width: number): number => HEAD + rowsOf(WISHES.length, width) * (WISHED + GAP)
export const Wishes = ({ board, width }: { readonly board: Board; readonly width: number }) => (
  <g>
    <Heading width={width}>{textIn(board.locale).wishes}</Heading>
    <Pairs ids={WISHES} width={width} height={WISHED}>
      {(at, card) => <WishSheet board={board} at={Number(at)} width={card} />}
    </Pairs>
  </g>
)

const PACK = 52
const packagesIn = (board: Board) =>
  PACKAGE_IDS.filter((id) => board.view.packages.includes(id) || offerAt(board.offers, id))
export const packagesHeight = (board: Board, width: number): number =>
  HEAD + rowsOf(packagesIn(board).length, width) * (PACK + GAP)
export const Packages = ({ board, width }: { readonly board: Board; readonly width: number }) => (
  <g>
    <Heading width={width}>{textIn(board.locale).packages}</Heading>
    <Pairs ids={packagesIn(board)} width={width} height={PACK}>
      {(id, card) => (
        <Spot board={board} pick={id} label={board.t.name(id)}>
          <path
            className="spot-paper"
            d={cutPath(0, 0, card, PACK, 8)}
            fill="var(--kinari)"
            stroke="var(--sumi)"
            strokeWidth="1.5"
          />
          <text
            className="kit-title"
            x="11"
            y="20"
            fontSize={TEXT}
            {...within(board.t.name(id), card - 22, 15)}
          >
            {board.t.name(id)}
          </text>
          <PriceLine price={PACKAGE[id]} x={11} y={37} />
        </Spot>
      )}
    </Pairs>
  </g>
)
