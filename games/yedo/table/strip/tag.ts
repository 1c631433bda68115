/** What an open place would bring, from the rehearsal. */
import type { Preview, Tag } from '@machiya/kit'
import type { Pick, Seat } from '@machiya/kernel'
import { MISSION } from '../../by-id.ts'
import type { MissionId } from '../../data/missions.ts'
import type { Yedo } from '../../position.ts'
import { isCardPick } from '../../picks.ts'
import type { TaskName } from '../../tasks.ts'
import { DISTRICT_OF, type Spot } from '../../whereabouts.ts'
import { missing } from '../cards/needs.ts'
import { nextStop } from '../wheel/patrol.tsx'
import type { DeskText } from '../../words/desk.en.ts'
import { deskTextIn, textIn } from '../text.ts'
import { calledOf, type Board } from '../where.ts'
import { placeName } from './places.ts'

type Asked = Board & { readonly seat: Seat }
const MOST = 2
const PLACES: readonly TaskName[] = ['place', 'place-early', 'activate']

/** Missions that lack less than before; those that would be ready first. */
const nearer = ({ view, seat, t, locale }: Asked, then: Yedo): readonly string[] => {
  const said = deskTextIn(locale)
  return view.seats[seat].missions.of
    .flatMap((id: MissionId) => {
      if (!(id in MISSION)) return []
      const { needs } = MISSION[id]
      const [before, left] = [missing(view, seat, needs).length, missing(then, seat, needs).length]
      return left < before
        ? [{ left, line: left === 0 ? said.makesReady(t.name(id)) : said.nearerTo(t.name(id), left) }]
        : []
    })
    .sort((a, b) => a.left - b.left)
    .map(({ line }) => line)
}

const change = (said: DeskText, before: number, after: number, unit: string): readonly string[] =>
  before === after ? [] : [said.fromTo(before, after, unit)]

const figures = ({ view, seat, locale }: Asked, then: Yedo): readonly string[] => {
  const said = deskTextIn(locale)
  const { mon, prestige } = textIn(locale)
  const [was, is] = [view.seats[seat], then.seats[seat]]
  const all = [...change(said, was.mon, is.mon, mon), ...change(said, was.prestige, is.prestige, prestige)]
  return all.length > 0 ? [all.join(' · ')] : []
}

/** Behind chance nothing is sure. */
const sure = (preview: Preview<Yedo> | undefined): Yedo | undefined =>
  preview?.end === 'chance' ? undefined : preview?.after

const ofPlace = (board: Asked, pick: Pick, then: Yedo | undefined): Tag => {
  const said = deskTextIn(board.locale)
  const district = DISTRICT_OF[pick as Spot]
  const next = nextStop(board.view)
  const walks = next !== null && district !== undefined && board.task?.task !== 'activate'
  const watch = walks ? [next === district ? said.watchNext : said.watchNot] : []
  const near = then ? nearer(board, then) : []
  return {
    title: placeName(board, pick),
    lines: [...near.slice(0, MOST - watch.length), ...watch],
  }
}

const ofDeed = (board: Asked, pick: Pick, then: Yedo | undefined): Tag => ({
  title: calledOf(board, pick),
  lines: then
    ? [...figures(board, then), ...nearer(board, then)].slice(0, MOST)
    : [deskTextIn(board.locale).unsure],
})

export const tag = (board: Board, pick: Pick, preview: Preview<Yedo> | undefined): Tag | undefined => {
  const { seat, task } = board
  if (seat === null) return undefined
  const asked = { ...board, seat }
  const then = sure(preview)
  if (task && PLACES.includes(task.task) && !isCardPick(pick)) return ofPlace(asked, pick, then)
  return task?.task === 'act' ? ofDeed(asked, pick, then) : undefined
}
