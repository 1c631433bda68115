/** Which technologies lie where, what each of them asks for, and how the boards are called. */
import { TECHNOLOGY_SPACES } from '../../data/technology-spaces.ts'
import type { TechnologyId } from '../../data/technologies.ts'
import type { TechnologyBoard } from '../../position.ts'
import type { Board } from '../preview.ts'

export type Laid = {
  readonly id: TechnologyId
  readonly space: number
  /** The industry its space adds. */
  readonly extra: number
  /** Not what is asked about, though its like may be: the dearer of two equal cards, or the other board. */
  readonly idle: boolean
}

export const technologiesOn = (board: Board, name: TechnologyBoard): readonly Laid[] => {
  const { of } = board.view[name]
  const asked = board.task?.task !== 'research' || board.task.a['board'] === name
  return of.map((id: TechnologyId, space: number) => ({
    id,
    space,
    idle: !asked || of.indexOf(id) < space,
    extra: TECHNOLOGY_SPACES[space]?.extra ?? 0,
  }))
}

export const technologyBoardsOf = (board: Board): readonly TechnologyBoard[] =>
  board.view.areas.includes('research-centre') ? ['laboratory', 'researchCentre'] : ['laboratory']

export const areaOf = (name: TechnologyBoard): 'laboratory' | 'research-centre' =>
  name === 'laboratory' ? 'laboratory' : 'research-centre'

/** How many of its spaces nothing fills any more. */
export const emptyOn = (board: Board, name: TechnologyBoard): number =>
  TECHNOLOGY_SPACES.length - board.view[name].of.length

/** A board on which nothing is asked: for what can only be read. */
export const quiet = (board: Board): Board => ({ ...board, offers: [], chosen: null, laid: [], waiting: [] })
