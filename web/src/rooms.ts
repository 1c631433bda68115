/** The rooms of the page, each loaded when it is entered. */
import { room } from './parts/room.tsx'

export const Table = room(async () => (await import('./table/Table.tsx')).Table)
export const NewTable = room(async () => (await import('./lobby/NewTable.tsx')).NewTable)
export const TablesPage = room(async () => (await import('./lobby/TablesPage.tsx')).TablesPage)
export const Credits = room(async () => (await import('./lobby/Credits.tsx')).Credits)
export const RulesPage = room(async () => (await import('./rules/RulesPage.tsx')).RulesPage)
export const Figure = room(async () => (await import('./rules/Figure.tsx')).Figure)
export const SignList = room(async () => (await import('./about/SignList.tsx')).SignList)
export const Replay = room(async () => (await import('./replay/Replay.tsx')).Replay)
export const Review = room(async () => (await import('./review/Review.tsx')).Review)
export const Question = room(async () => (await import('./question/Question.tsx')).Question)
export const QuestionsPage = room(async () => (await import('./question/QuestionsPage.tsx')).QuestionsPage)
export const QuestionTonight = room(
  async () => (await import('./question/QuestionTonight.tsx')).QuestionTonight,
)
export const Join = room(async () => (await import('./company/Join.tsx')).Join)
export const Me = room(async () => (await import('./account/Me.tsx')).Me)
export const Gallery = room(async () => (await import('./gallery/Gallery.tsx')).Gallery)
export const Ceremony = room(async () => (await import('./end/Ceremony.tsx')).Ceremony)
export const Sounds = room(async () => (await import('./table/Sounds.tsx')).Sounds)
export const Staging = room(async () => (await import('./staging/Staging.tsx')).Staging)
export const GuidedTable = room(async () => (await import('./learn/GuidedTable.tsx')).GuidedTable)

const DOORS: { readonly [door: string]: { fetch(): Promise<unknown> } } = {
  table: Table,
  new: NewTable,
  replays: TablesPage,
  credits: Credits,
  rules: RulesPage,
  replay: Replay,
  review: Review,
  question: Question,
  questions: QuestionsPage,
  join: Join,
  me: Me,
  gallery: Gallery,
}

/** Fetches the room at an address, if it has to be fetched; never fails, since the page says itself what is wrong. */
export const fetchRoomAt = async (path: string): Promise<void> => {
  await DOORS[path.split('/')[1] ?? '']?.fetch().catch(() => undefined)
}
