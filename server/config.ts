/** How a house is run: read from the environment, checked, with an answer for whatever does not fit. */
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'

const whole = (least: number, most: number, standard: number) =>
  z.coerce.number().int().min(least).max(most).default(standard)
const yes = z.stringbool().default(false)
/** How many proxies stand before the house; `true` is one. */
const hops = z.union([z.coerce.number().int().min(0).max(16), z.stringbool().transform(Number)]).default(0)

const address = (protocols: RegExp, example: string) =>
  z
    .string()
    .refine(
      (text) => protocols.test(URL.parse(text)?.protocol ?? ''),
      `must be an address such as ${example}`,
    )
    .optional()

const Environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: whole(0, 65_535, 8080),
  DATA: z.string().default('data'),
  WEB: z.string().optional(),
  /** The address people use, if a proxy stands before the house: https://games.example.org */
  PUBLIC_URL: z.url().optional(),
  TRUST_PROXY: hops,
  DATABASE_URL: address(/^(postgres|postgresql|socket):$/, 'postgres://user:password@host/database'),
  SMTP_URL: address(/^smtps?:$/, 'smtps://user:password@host'),
  MAIL_FROM: z.string().default('Machiya <machiya@localhost>'),
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Who may ban, and remove tables. */
  OPERATOR_TOKEN: z.string().min(16).optional(),
  LOG: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
  RULES_THREADS: whole(1, 64, Math.max(1, Math.min(4, availableParallelism() - 1))),
  RULES_MS: whole(50, 60_000, 2000),
  RULES_MB: whole(32, 8192, 512),
  BOT_THREADS: whole(1, 64, Math.max(1, Math.min(4, availableParallelism() - 1))),
  BOT_MS: whole(1, 60_000, 700),
  /** Requests a minute of one address and of one person, and messages a second of one connection. */
  RATE_ADDRESS: whole(1, 10_000_000, 600),
  RATE_PERSON: whole(1, 10_000_000, 600),
  RATE_SOCKET: whole(1, 1_000_000, 50),
  /** Records that one person, and one address, may bring in a day. */
  IMPORTS_DAY: whole(0, 10_000_000, 40),
  /** Tables that one person may lay a day; five times as many from one address. */
  TABLES_DAY: whole(0, 10_000_000, 200),
  /** Which games have a deal of the day: `all`, `none`, or names with commas between. */
  EVENINGS: z.string().default('all'),
  /** How long a request may take to arrive. */
  REQUEST_SECONDS: whole(1, 3600, 20),
  /** How long a table stays in memory without anybody at it. */
  IDLE_SECONDS: whole(1, 86_400, 60),
  /** How long a live table waits for somebody who vanished before a bot sits in. */
  VANISH_SECONDS: whole(1, 86_400, 120),
  /** How long somebody who is not looking has before a notice goes out. */
  NOTICE_SECONDS: whole(0, 86_400, 15),
  /** Webhooks may reach addresses of the host's own network. */
  WEBHOOK_PRIVATE: yes,
})
type Environment = z.infer<typeof Environment>

export type Config = Environment & {
  readonly webFolder: string
  readonly file: string
  readonly plugin?: string
}

const blankIsUnset = (env: Record<string, string | undefined>): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))

export const readConfig = (env: Record<string, string | undefined>): Config => {
  const read = Environment.safeParse(blankIsUnset(env))
  if (!read.success) {
    const faults = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw new Error(`the settings do not fit: ${faults.join('; ')} (docs/hosting.md lists them)`)
  }
  const webFolder = read.data.WEB ?? join(import.meta.dirname, '../web/dist')
  return { ...read.data, webFolder, file: join(read.data.DATA, 'house.db') }
}
