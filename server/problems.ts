/** What goes wrong by somebody's doing: a word for programs and a sentence for people. */
const STATUS = {
  'bad-request': 400,
  'wrong-code': 400,
  'bad-address': 400,
  'bad-record': 400,
  'not-signed-in': 401,
  'not-yours': 403,
  'not-found': 404,
  refused: 409,
  taken: 409,
  full: 409,
  over: 409,
  'no-hints': 409,
  late: 409,
  'too-large': 413,
  'too-many': 429,
  broken: 503,
} as const
export type Code = keyof typeof STATUS
export type Problem = {
  readonly code: Code
  readonly sentence: string
  readonly rule?: string
  /** The place in a line. */
  readonly at?: number
}

const kept = new WeakMap<Error, Problem>()

/** What was wrong may be quoted, but not sent back whole. */
const LONGEST = 400

export const problem = (code: Code, sentence: string, rule?: string): Error => {
  const told = sentence.slice(0, LONGEST)
  const error = new Error(told)
  kept.set(error, { code, sentence: told, ...(rule === undefined ? {} : { rule }) })
  return error
}
export const problemOf = (cause: unknown): Problem | undefined =>
  cause instanceof Error ? kept.get(cause) : undefined
export const statusOf = ({ code }: Problem): number => STATUS[code]

export const NO_TABLE = 'there is no such table, or it is private and you hold no link to it'
export const noTable = (): Error => problem('not-found', NO_TABLE)
