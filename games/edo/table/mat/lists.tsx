/** What a mat tells in lines: what is left to build, who stands where, what the cities pay, permits and privileges. */
import { cutPath, Spot } from '@machiya/kit'
import type { Seat } from '@machiya/kernel'
import { boardOf } from '../../board.ts'
import { influence, sharesOf } from '../../cities.ts'
import { COUNT, type CityId } from '../../by-id.ts'
import type { Player } from '../../position.ts'
import { Heading } from '../side/heading.tsx'
import { PermitSides } from '../side/displays.tsx'
import { NAME, TEXT, within } from '../signs/letters.tsx'
import { textIn } from '../text.ts'
import type { Board } from '../props.ts'

/** Half of the mat. */
export const HALF = 328

export type Of = { readonly board: Board; readonly seat: Seat; readonly me: Player }

export const Left = ({ board, me }: Of) => {
  const said = textIn(board.locale)
  const { jiin, ronin } = board.view.about.options
  const lines = [
    said.houses(me.houses),
    said.posts(me.posts),
    ...(jiin ? [said.temples(COUNT.temples - me.temples.length)] : []),
    ...(ronin ? [`${board.t.name('ronin-tiles')}: ${me.roninTiles}`] : []),
  ]
  return <Listed heading={said.left} lines={lines} width={HALF / 2 - 10} />
}

const Listed = ({
  heading,
  lines,
  width,
}: {
  readonly heading: string
  readonly lines: readonly string[]
  readonly width: number
}) => (
  <g>
    <Heading width={width}>{heading}</Heading>
    {lines.map((line, i) => (
      <text
        key={`${line}-${i}`}
        className="kit-text"
        y={42 + i * 23}
        fontSize={TEXT}
        {...within(line, width, 14)}
      >
        {line}
      </text>
    ))}
  </g>
)

/** How often each stands in a list. */
const counted = (board: Board, ids: readonly string[]): readonly string[] =>
  [...new Set(ids)].map((id) => {
    const count = ids.filter((each) => each === id).length
    return count > 1 ? `${count} × ${board.t.name(id)}` : board.t.name(id)
  })

export const Named = ({
  board,
  heading,
  ids,
}: Of & { readonly heading: string; readonly ids: readonly string[] }) => (
  <Listed
    heading={heading}
    lines={ids.length > 0 ? counted(board, ids) : [textIn(board.locale).none]}
    width={HALF / 2}
  />
)

export const Cities = ({ board, seat }: Of) => {
  const g = board.view
  const said = textIn(board.locale)
  const lines = boardOf(g).cities.flatMap((city: CityId) => {
    const points = influence(g, city, seat)
    const ryo = sharesOf(g, city).find((share) => share.seat === seat)?.ryo ?? 0
    return points > 0 ? [`${board.t.name(city)}: ${said.influence} ${points}, ${said.pays(ryo)}`] : []
  })
  return <Listed heading={said.inCities} lines={lines.length > 0 ? lines : [said.none]} width={HALF} />
}

export const Specials = ({ board, me }: Of) => {
  const said = textIn(board.locale)
  const width = (HALF - 10) / 2
  return (
    <g>
      <Heading width={HALF}>{said.permits}</Heading>
      {me.specials.of.length === 0 ? (
        <text className="kit-quiet" y="42" fontSize={TEXT}>
          {said.none}
        </text>
      ) : null}
      {me.specials.of.map((id, i) => (
        <g key={id} transform={`translate(${(i % 2) * (width + 10)} ${26 + Math.floor(i / 2) * 84})`}>
          <Spot board={board} pick="" id={id} label={board.t.name(id)} reads={id}>
            <path
              d={cutPath(0, 0, width, 76, 8)}
              fill="var(--kinari)"
              stroke="var(--sumi)"
              strokeWidth="1.5"
            />
            <text
              className="kit-title"
              x="10"
              y="20"
              fontSize={NAME}
              {...within(board.t.name(id), width - 20, 16)}
            >
              {board.t.name(id)}
            </text>
            <g transform="translate(10 38)">
              <PermitSides board={board} id={id} width={width - 18} />
            </g>
          </Spot>
        </g>
      ))}
    </g>
  )
}
