/** Special permits, wishes of the shogun and packages, as they lie open. */
import { cutPath, offerAt, Spot } from '@machiya/kit'
import { ACTION, COUNT, PACKAGE, PACKAGE_IDS, WISH } from '../../by-id.ts'
import type { G } from '../../position.ts'
import { SignMark } from '../signs/drawn.ts'
import { RAIL } from '../map/layout.ts'
import { NAME, TEXT, within } from '../signs/letters.tsx'
import { PriceLine } from './market.tsx'
import { actionsOf, signOfAction } from '../signs/signs.ts'
import { textIn } from '../text.ts'
import type { Board } from '../props.ts'

const W = RAIL.width
const PERMIT = { width: (W - 6) / 2, height: 60 } as const

const Heading = ({ children, aside }: { readonly children: string; readonly aside?: string }) => (
  <g>
    <text className="kit-title" y="15" fontSize={NAME} {...within(children, aside ? W - 64 : W)}>
      {children}
    </text>
    {aside ? (
      <text className="kit-quiet" x={W} y="15" textAnchor="end" fontSize={TEXT}>
        {aside}
      </text>
    ) : null}
  </g>
)

const PermitSheet = ({
  board,
  id,
  at,
}: {
  readonly board: Board
  readonly id: G['specials']['of'][number]
  readonly at: number
}) => (
  <g transform={`translate(${(at % 2) * (PERMIT.width + 6)} ${24 + Math.floor(at / 2) * 66})`}>
    <Spot
      board={board}
      pick={id}
      label={`${board.t.name(id)}: ${actionsOf(id)
        .map((action) => board.t.name(action))
        .join(', ')}`}
    >
      <path
        className="spot-paper"
        d={cutPath(0, 0, PERMIT.width, PERMIT.height, 7)}
        fill="var(--kinari)"
        stroke="var(--sumi)"
        strokeWidth="1.5"
      />
      <text
        className="kit-title"
        x={PERMIT.width / 2}
        y="20"
        fontSize={TEXT}
        textAnchor="middle"
        {...within(board.t.name(id), PERMIT.width - 12)}
      >
        {board.t.name(id)}
      </text>
      {actionsOf(id).map((action, i) => (
        <g key={action} transform={`translate(${10 + i * 52} 42)`}>
          <SignMark name={signOfAction(action)} size={21} x={10} />
          <text className="kit-figure" x="23" dy="0.35em" fontSize={TEXT} fill="var(--sumi)">
            {ACTION[action].activations}×
          </text>
        </g>
      ))}
    </Spot>
  </g>
)

export const Permits = ({ board }: { readonly board: Board }) => (
  <g>
    <Heading aside={`5 ${board.t.name('ryo')}`}>{textIn(board.locale).permits}</Heading>
    {board.view.specials.of.map((id, at) => (
      <PermitSheet key={id} board={board} id={id} at={at} />
    ))}
  </g>
)

const WishRow = ({ board, at }: { readonly board: Board; readonly at: number }) => {
  const wish = board.view.wishes.of[at]
  const privilege = board.view.privileges.of[at]
  if (!wish) return null
  const preview = at >= COUNT['open-wishes']
  const { by, price } = WISH[wish]
  const goods = Object.keys(price).length
  const step = goods > 3 ? 26 : 34
  return (
    <g transform={`translate(0 ${24 + at * 48})`}>
      <Spot
        board={board}
        pick={wish}
        label={[board.t.name(wish), ...(privilege ? [board.t.name(privilege)] : [])].join(', ')}
      >
        <path
          className="spot-paper"
          d={cutPath(0, 0, W, 44, 7)}
          fill={preview ? 'var(--washi-deep)' : 'var(--kinari)'}
          stroke="var(--sumi)"
          strokeWidth="1.5"
        />
        <SignMark
          name={by === 'trade' ? 'merchant' : by === 'travel' ? 'samurai' : 'castle'}
          x={17}
          y={22}
          size={23}
        />
        <text
          className="kit-title"
          x="34"
          y="18"
          fontSize={TEXT}
          {...within(board.t.name(wish), W - 42 - goods * step)}
        >
          {board.t.name(wish)}
        </text>
        <PriceLine price={price} x={W - 6 - goods * step} y={13} step={step} />
        {privilege ? (
          <text
            className="kit-quiet"
            x="34"
            y="37"
            fontSize={TEXT}
            {...within(`→ ${board.t.name(privilege)}`, W - 42)}
          >
            {`→ ${board.t.name(privilege)}`}
          </text>
        ) : null}
      </Spot>
    </g>
  )
}

export const Wishes = ({ board }: { readonly board: Board }) => (
  <g>
    <Heading>{textIn(board.locale).wishes}</Heading>
    {[0, 1, 2, 3].map((at) => (
      <WishRow key={at} board={board} at={at} />
    ))}
  </g>
)

export const Packages = ({ board }: { readonly board: Board }) => (
  <g>
    <Heading>{textIn(board.locale).packages}</Heading>
    {PACKAGE_IDS.filter((id) => board.view.packages.includes(id) || offerAt(board.offers, id)).map(
      (id, i) => (
        <g key={id} transform={`translate(0 ${24 + i * 44})`}>
          <Spot board={board} pick={id} label={board.t.name(id)}>
            <path
              className="spot-paper"
              d={cutPath(0, 0, W, 39, 7)}
              fill="var(--kinari)"
              stroke="var(--sumi)"
              strokeWidth="1.5"
            />
            <PriceLine price={PACKAGE[id]} x={4} y={20} step={37} />
            <text
              className="kit-quiet"
              x={W - 8}
              y="25"
              fontSize={TEXT}
              textAnchor="end"
              {...within(board.t.name(id), 104)}
            >
              {board.t.name(id)}
            </text>
          </Spot>
        </g>
      ),
    )}
  </g>
)
