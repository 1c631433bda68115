/** Orders or technologies on a phone, three cards a line. */
import { OrderCard, TechnologyCard } from '../cards/cards.tsx'
import type { Rect } from '../layout.ts'
import type { Board } from '../preview.ts'
import { isLoose, Slips } from '../cards/slip.tsx'
import { spacesOf, technologiesOf } from '../cards/strips.tsx'
import { letter } from '../signs/letters.tsx'

const ROOM = 352
const HEAD = 18
const FOOT = 44
const MOST = 130

const cardAt = (board: Board, group: number, groups: number, at: number): Rect => {
  const block = (ROOM - (board.offers.some(isLoose) ? FOOT : 0)) / groups
  const height = Math.min(MOST, (block - HEAD) / 2 - 4)
  return {
    x: 4 + (at % 3) * 118,
    y: group * block + HEAD + 4 + Math.floor(at / 3) * (height + 4),
    width: 114,
    height,
  }
}

const Head = ({ text, y }: { readonly text: string; readonly y: number }) => (
  <text className="kit-title kit-halo" x="6" y={y + 16} fontSize={letter(14)}>
    {text}
  </text>
)

type Props = {
  readonly board: Board
  readonly which: 'harbour' | 'laboratory'
  readonly news: ReadonlySet<string>
}

const Orders = ({ board, news }: Omit<Props, 'which'>) => {
  const names = board.view.areas.includes('dock') ? (['port', 'dock'] as const) : (['port'] as const)
  return names.map((name, group) => (
    <g key={name}>
      <Head text={board.t.name(name)} y={cardAt(board, group, names.length, 0).y - HEAD - 4} />
      {spacesOf(board, name).map((id, at) =>
        id ? (
          <OrderCard
            key={id}
            board={board}
            id={id}
            rect={cardAt(board, group, names.length, at)}
            news={news.has(id)}
          />
        ) : null,
      )}
    </g>
  ))
}

const Technologies = ({ board, news }: Omit<Props, 'which'>) => {
  const names = board.view.areas.includes('research-centre')
    ? (['laboratory', 'researchCentre'] as const)
    : (['laboratory'] as const)
  return names.map((name, group) => (
    <g key={name}>
      <Head text={board.t.name(name)} y={cardAt(board, group, names.length, 0).y - HEAD - 4} />
      {technologiesOf(board, name).map((card, at) => (
        <TechnologyCard
          key={at}
          board={board}
          {...card}
          rect={cardAt(board, group, names.length, at)}
          news={news.has(card.id)}
        />
      ))}
    </g>
  ))
}

export const PhoneCards = ({ board, which, news }: Props) => (
  <g>
    {which === 'harbour' ? <Orders board={board} news={news} /> : <Technologies board={board} news={news} />}
    <Slips board={board} room={{ x: 4, y: ROOM - FOOT + 4, width: ROOM, height: 38 }} />
  </g>
)
