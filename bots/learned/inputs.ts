/**
 * What a judge reads of a position whatever the game is: numbers, flags, words and counts, by where they lie.
 * `me` is the seat's own part, `all` the rest. `me.yen` is a number; `me.hand#` how many; `me.tiles=x` how many of them are x;
 * `all.houses=me` how many are the seat's; `all.order@me` where it stands.
 */
import { isHidden, type Position, type Seat } from '@machiya/kernel'

type Fields = { readonly [key: string]: unknown }
type Note = (name: string, value: number) => void

const NUMBERS_A_LIST = 16
/** The kernel's own parts. */
const KERNEL = [
  'about',
  'viewer',
  'number',
  'revealed',
  'mover',
  'chance',
  'floors',
  'agenda',
  'told',
  'seats',
]

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isSealed = (value: Fields): boolean => 'owner' in value && 'value' in value
/** The items of a list, or the faces of a pile. */
const itemsOf = (value: unknown): readonly unknown[] | undefined => {
  if (Array.isArray(value)) return value as readonly unknown[]
  return isFields(value) && Array.isArray(value['of']) ? (value['of'] as readonly unknown[]) : undefined
}

const countOf = (items: readonly unknown[], item: unknown): number => {
  let count = 0
  for (let i = 0; i < items.length; i++) if (items[i] === item) count++
  return count
}

const noteItems = (items: readonly unknown[], path: string, seat: Seat, note: Note): void => {
  note(`${path}#`, items.length)
  const isOwn = path.startsWith('me')
  if (!isOwn && items.some((item) => typeof item === 'number')) {
    note(`${path}=me`, countOf(items, seat))
    note(`${path}@me`, items.indexOf(seat))
    return
  }
  items.forEach((item, i) => {
    if (typeof item !== 'string') return i < NUMBERS_A_LIST && noteAll(item, `${path}.${i}`, seat, note)
    if (isOwn && !isHidden(item)) note(`${path}=${item}`, countOf(items, item))
  })
}

const noteAll = (value: unknown, path: string, seat: Seat, note: Note): void => {
  if (typeof value === 'number' || typeof value === 'boolean') return note(path, Number(value))
  if (typeof value === 'string') return note(`${path}=${value}`, 1)
  const items = itemsOf(value)
  if (items) return noteItems(items, path, seat, note)
  if (isFields(value) && !isSealed(value))
    for (const [key, part] of Object.entries(value)) noteAll(part, `${path}.${key}`, seat, note)
}

/** Everything that could be read of a position for a seat. */
export const inputsIn = (g: Position, seat: Seat): Map<string, number> => {
  const found = new Map<string, number>()
  const note: Note = (name, value) => void found.set(name, value)
  const { seats } = g as unknown as { readonly seats?: readonly unknown[] }
  noteAll(seats?.[seat], 'me', seat, note)
  for (const [key, part] of Object.entries(g))
    if (!KERNEL.includes(key)) noteAll(part, `all.${key}`, seat, note)
  return found
}

type Reader = (root: unknown, seat: Seat, into: Float64Array) => void
type Parsed = { readonly root: string; readonly path: string; readonly sign: string; readonly word: string }

const parse = (name: string): Parsed => {
  const [, root = '', path = '', sign = '', word = ''] = /^(me|all)\.?([^=#@]*)([=#@]?)(.*)$/.exec(name) ?? []
  return { root, path, sign, word }
}

const follow = (root: unknown, keys: readonly string[]): unknown => {
  let at = root
  for (let i = 0; i < keys.length && at !== undefined && at !== null; i++)
    at = (at as Fields)[keys[i] as string]
  return at
}

/** How many of each word lie there: one pass for all words of a place. */
const wordReader = (keys: readonly string[], words: ReadonlyMap<string, number>): Reader => {
  const note = (word: unknown, into: Float64Array): void => {
    const at = words.get(word as string)
    if (at !== undefined) into[at] = (into[at] as number) + 1
  }
  return (root, _seat, into) => {
    for (const at of words.values()) into[at] = 0
    const value = follow(root, keys)
    const items = itemsOf(value)
    if (!items) return note(value, into)
    for (let i = 0; i < items.length; i++) note(items[i], into)
  }
}

const numberReader = (keys: readonly string[], { sign }: Parsed, at: number): Reader => {
  const value = (root: unknown, seat: Seat): number => {
    const found = follow(root, keys)
    if (sign === '') return Number(found ?? 0)
    const items = itemsOf(found)
    if (!items) return 0
    return sign === '#' ? items.length : sign === '=' ? countOf(items, seat) : items.indexOf(seat)
  }
  return (root, seat, into) => void (into[at] = value(root, seat))
}

const readersFor = (names: readonly string[], offset: number, of: 'me' | 'all'): Reader[] => {
  const words = new Map<string, Map<string, number>>()
  const readers: Reader[] = []
  names.forEach((name, i) => {
    const parsed = parse(name)
    if (parsed.root !== of) return
    const keys = parsed.path === '' ? [] : parsed.path.split('.')
    if (parsed.sign !== '=' || parsed.word === 'me')
      return void readers.push(numberReader(keys, parsed, offset + i))
    const here = words.get(parsed.path) ?? new Map<string, number>()
    if (here.size === 0) readers.push(wordReader(keys, here))
    words.set(parsed.path, here.set(parsed.word, offset + i))
  })
  return readers
}

/** Reads the named inputs into `into`, from `offset` on. */
export const inputReader = (names: readonly string[], offset: number) => {
  const own = readersFor(names, offset, 'me')
  const rest = readersFor(names, offset, 'all')
  return (g: Position, seat: Seat, into: Float64Array): void => {
    const me = (g as unknown as { readonly seats?: readonly unknown[] }).seats?.[seat]
    for (let i = 0; i < own.length; i++) (own[i] as Reader)(me, seat, into)
    for (let i = 0; i < rest.length; i++) (rest[i] as Reader)(g, seat, into)
  }
}
