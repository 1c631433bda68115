/** The displays beside the map: merchant cards, special permits, wishes, packages, prices of buildings. */
import { cutPath, offerAt, Points, SignMark, Spot, type BoardProps } from '@machiya/kit'
import { ACTION, BUILDING, BUILDING_IDS, COUNT, PACKAGE, PACKAGE_IDS, WISH } from '../ids.ts'
import type { G } from '../position.ts'
import { RAIL } from './layout.ts'
import { Lots, MerchantSheet, PriceLine } from './market.tsx'
import { actionsOf, signOfAction } from './signs.ts'
import { textIn } from './text.ts'

type Board = BoardProps<G>
const W = RAIL.width

const Heading = ({
  children,
  y,
  aside,
}: {
  readonly children: string
  readonly y: number
  readonly aside?: string
}) => (
  <g>
    <text className="kit-title" x="0" y={y} fontSize="15">
      {children}
    </text>
    {aside ? (
      <text className="kit-quiet" x={W} y={y} textAnchor="end" fontSize="12">
        {aside}
      </text>
    ) : null}
  </g>
)

const PermitSheet = ({
  board,
  id,
  x,
  y,
}: {
  readonly board: Board
  readonly id: G['specials']['of'][number]
  readonly x: number
  readonly y: number
}) => (
  <g transform={`translate(${x} ${y})`}>
    <Spot
      board={board}
      pick={id}
      label={`${board.t.name(id)}: ${actionsOf(id)
        .map((action) => board.t.name(action))
        .join(', ')}`}
    >
      <path
        className="spot-paper"
        d={cutPath(0, 0, W / 2 - 4, 62, 7)}
        fill="var(--kinari)"
        stroke="var(--sumi)"
        strokeWidth="1.5"
      />
      <text className="kit-title" x={(W / 2 - 4) / 2} y="17" fontSize="12" textAnchor="middle">
        {board.t.name(id)}
      </text>
      {actionsOf(id).map((action, i) => (
        <g key={action} transform={`translate(${18 + i * 50} 42)`}>
          <SignMark name={signOfAction(action)} size={22} x={6} />
          <text className="kit-figure" x="20" dy="0.35em" fontSize="13" fill="var(--sumi)">
            {ACTION[action].activations}×
          </text>
        </g>
      ))}
    </Spot>
  </g>
)

const Permits = ({ board, y }: { readonly board: Board; readonly y: number }) => (
  <g transform={`translate(0 ${y})`}>
    <Heading y={12} aside={`5 ${board.t.name('ryo')}`}>
      {textIn(board.locale).permits}
    </Heading>
    {board.view.specials.of.map((id, i) => (
      <PermitSheet key={id} board={board} id={id} x={(i % 2) * (W / 2 + 4)} y={20 + Math.floor(i / 2) * 68} />
    ))}
  </g>
)

const WishRow = ({ board, at }: { readonly board: Board; readonly at: number }) => {
  const wish = board.view.wishes.of[at]
  const privilege = board.view.privileges.of[at]
  if (!wish) return null
  const preview = at >= COUNT['open-wishes']
  return (
    <g transform={`translate(0 ${20 + at * 62})`} opacity={preview ? 0.7 : 1}>
      <Spot board={board} pick={wish} label={board.t.name(wish)}>
        <path
          className="spot-paper"
          d={cutPath(0, 0, W, 58, 7)}
          fill={preview ? 'var(--washi-deep)' : 'var(--kinari)'}
          stroke="var(--sumi)"
          strokeWidth="1.5"
        />
        <SignMark
          name={WISH[wish].by === 'trade' ? 'merchant' : WISH[wish].by === 'travel' ? 'samurai' : 'castle'}
          x={17}
          y={23}
          size={25}
        />
        <text className="kit-title" x="36" y="18" fontSize="13">
          {board.t.name(wish)}
        </text>
        <PriceLine price={WISH[wish].price} x={30} y={31} />
        {privilege ? (
          <text className="kit-quiet" x="36" y="52" fontSize="12">
            {board.t.name(privilege)}
          </text>
        ) : null}
      </Spot>
    </g>
  )
}

const Wishes = ({ board, y }: { readonly board: Board; readonly y: number }) => (
  <g transform={`translate(0 ${y})`}>
    <Heading y={12}>{textIn(board.locale).wishes}</Heading>
    {[0, 1, 2, 3].map((at) => (
      <WishRow key={at} board={board} at={at} />
    ))}
  </g>
)

const Buildings = ({ board, y }: { readonly board: Board; readonly y: number }) => (
  <g transform={`translate(0 ${y})`}>
    <Heading y={12}>{textIn(board.locale).buildings}</Heading>
    {BUILDING_IDS.filter((id) => id !== 'temple' || board.view.about.options.jiin).map((id, i) => (
      <g key={id} transform={`translate(0 ${20 + i * 30})`}>
        <path d={`M0 28H${W}`} stroke="var(--hair)" />
        <SignMark
          name={
            id === 'house'
              ? 'shop'
              : id === 'trading-post'
                ? 'thouse'
                : id === 'fortress'
                  ? 'castle'
                  : 'temple'
          }
          x={13}
          y={14}
          size={22}
        />
        <PriceLine price={BUILDING[id].cost} x={34} y={14} />
        <Points x={W - 14} y={14} size={22} value={BUILDING[id].points} />
      </g>
    ))}
  </g>
)

const Packages = ({ board, y }: { readonly board: Board; readonly y: number }) => (
  <g transform={`translate(0 ${y})`}>
    <Heading y={12}>{textIn(board.locale).packages}</Heading>
    {PACKAGE_IDS.filter((id) => board.view.packages.includes(id) || offerAt(board.offers, id)).map(
      (id, i) => (
        <g key={id} transform={`translate(0 ${20 + i * 40})`}>
          <Spot board={board} pick={id} label={board.t.name(id)}>
            <path
              className="spot-paper"
              d={cutPath(0, 0, W, 35, 7)}
              fill="var(--kinari)"
              stroke="var(--sumi)"
              strokeWidth="1.5"
            />
            <PriceLine price={PACKAGE[id]} x={8} y={18} />
            <text className="kit-quiet" x={W - 8} y="22" fontSize="12" textAnchor="end">
              {board.t.name(id)}
            </text>
          </Spot>
        </g>
      ),
    )}
  </g>
)

export const Rail = ({ board }: { readonly board: Board }) => {
  const { tokken } = board.view.about.options
  const starting = board.task?.task === 'begin' || offerAt(board.offers, 'package-1') !== undefined
  return (
    <g transform={`translate(${RAIL.x} 0)`}>
      <path d={`M-14 0V1000`} stroke="var(--sumi)" strokeWidth="1.5" />
      <rect x="-14" y="0" width={W + 30} height="1000" fill="var(--washi)" fillOpacity="0.92" />
      {starting ? (
        <Packages board={board} y={14} />
      ) : (
        <>
          <MerchantSheet board={board} at={0} y={14} />
          <MerchantSheet board={board} at={1} y={96} />
          <text className="kit-quiet" x={W} y="186" fontSize="12" textAnchor="end">
            {board.view.merchantStack.of.length} {textIn(board.locale).stack}
          </text>
        </>
      )}
      <Permits board={board} y={starting ? 252 : 200} />
      {tokken ? <Wishes board={board} y={starting ? 418 : 362} /> : null}
      <Buildings board={board} y={tokken ? (starting ? 700 : 644) : starting ? 430 : 380} />
      <Lots board={board} y={tokken ? 800 : 560} />
    </g>
  )
}
