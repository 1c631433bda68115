/** What is kept. Portable between SQLite and PostgreSQL: ids are text, times are ms, flags 0 or 1, JSON is text. */
import type { Seat } from '@machiya/kernel'

export type PersonRow = {
  id: string
  name: string
  mail: string | null
  /** The language of letters to this person. */
  locale: string
  /** Whether the house reckons how well this person plays. */
  rated: number
  created: number
  seen: number
}
/** A device that is signed in; only the digest of its token is kept. */
export type SessionRow = { digest: string; person: string; created: number; seen: number }
export type PasskeyRow = {
  id: string
  person: string
  public_key: string
  counter: number
  transports: string
  created: number
}
export type ChallengeRow = { challenge: string; person: string | null; expires: number }
export type PushRow = { digest: string; person: string; subscription: string; created: number }

export type TableRow = {
  id: string
  game: string
  revision: number
  options: string
  title: string
  listed: number
  status: 'gathering' | 'playing' | 'over'
  clock: string
  host: string
  secret: string
  commitment: string
  watch_digest: string
  created: number
  started: number | null
  ended: number | null
  undo_asked: string | null
  /** Which seats have agreed to end the game here. */
  end_asked: string | null
  /** As JSON: what was done at the table beside the game, as its log tells. */
  deeds: string
  result: string | null
  /** As JSON: where the points came from, by category and seat. */
  sources: string | null
  /** The day whose deal this is, where it is tonight's. */
  evening: string | null
  rematch: string | null
  webhook: string | null
  /** Whether the coach may be asked here. */
  hints: number
  /** Of the code that leads back a host who has no seat. */
  code_digest: string | null
  /** Counts changes of this row and its seats: whoever writes names the edition it read. */
  edition: number
}
export type SeatRow = {
  table_id: string
  seat: number
  kind: 'person' | 'bot'
  level: string | null
  manner: string | null
  person: string | null
  name: string
  link_digest: string
  /** Of the code that leads its owner back; nobody has seen one as long as it is null. */
  code_digest: string | null
  away: number
  salt: string | null
  orders: string
}

/** Everything that ever changed a position, in order. Its key makes one writer a position. */
export type EventRow = {
  table_id: string
  n: number
  kind: 'start' | 'move' | 'undo'
  seat: Seat | null
  task: string | null
  /** As JSON: the pick, or the picks of a line with their tasks; for an undo how many events it takes back. */
  pick: string | null
  message: string | null
  number: number
  /** How many deliveries each seat, and last the public, has had with this one. */
  heard: string
  /** Whom the public sees being waited for, and who truly owes an answer. */
  waiting: string
  owed: string
  /** How the position before became this one. */
  changes: string
  /** The whole position, now and then, so that no load is long. */
  snapshot: string | null
  clock: string | null
  at: number
}
export type ChatRow = {
  table_id: string
  id: number
  person: string
  seat: number | null
  name: string
  text: string
  at: number
  /** What its sender called it, so that saying it again says it once. */
  message: string | null
}
/** The deal of a day, the same for everybody. Its secret is shown when the day is over. */
export type EveningRow = { day: string; game: string; secret: string }
/** The one try of a person at the deals of a day. */
export type AttemptRow = { day: string; person: string; game: string; table_id: string }
export type NoteRow = { table_id: string; person: string; text: string }
export type MuteRow = { table_id: string; person: string; seat: number }

/** Something to do at a time, by whichever node leases it first. */
export type JobRow = {
  id: string
  kind: string
  table_id: string | null
  payload: string
  run_at: number
  lease_until: number
  attempts: number
}
/** Whom the house does not let in: a person's id or an address. */
export type BanRow = { subject: string; created: number }
export type MetaRow = { key: string; value: string }

export type Schema = {
  person: PersonRow
  session: SessionRow
  passkey: PasskeyRow
  challenge: ChallengeRow
  push: PushRow
  tables: TableRow
  seat: SeatRow
  event: EventRow
  chat: ChatRow
  note: NoteRow
  mute: MuteRow
  job: JobRow
  evening: EveningRow
  attempt: AttemptRow
  ban: BanRow
  meta: MetaRow
}
/** Every kept table, in an order in which rows can be restored. */
export const TABLES = [
  'person',
  'session',
  'passkey',
  'challenge',
  'push',
  'tables',
  'seat',
  'event',
  'chat',
  'note',
  'mute',
  'job',
  'evening',
  'attempt',
  'ban',
  'meta',
] as const satisfies readonly (keyof Schema)[]
