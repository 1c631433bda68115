/** What no client should say: nonsense of every kind, and right messages with one thing wrong. */
import type { Chance } from '@machiya/kernel'

const WORDS = [
  '',
  'a',
  'null',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '\u0000',
  '💥',
  "';--",
  '<b>',
  'x'.repeat(3000),
]
export const anything = (chance: Chance, depth = 0): unknown => {
  const kinds = [
    () => null,
    () => chance(2) === 0,
    () => chance(100) - 50,
    () => 1e308 * (chance(3) - 1),
    () => WORDS[chance(WORDS.length)],
    () => Array.from({ length: chance(4) }, () => anything(chance, depth + 1)),
    () =>
      Object.fromEntries(
        Array.from({ length: chance(4) }, () => [WORDS[chance(5)], anything(chance, depth + 1)]),
      ),
  ]
  return kinds[chance(depth > 3 ? 5 : kinds.length)]?.()
}

/** A right message with one thing wrong, so that it gets past the first check. */
export const spoilt = (message: object, chance: Chance): object => {
  const keys = Object.keys(message)
  const key = keys[chance(keys.length)] ?? ''
  const rest = Object.fromEntries(Object.entries(message).filter(([name]) => name !== key || chance(3) > 0))
  return chance(4) === 0 ? rest : { ...rest, [key]: anything(chance) }
}

/** The part of JSON Schema that a description of the house uses. */
export type Schema = {
  readonly $ref?: string
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly properties?: { readonly [name: string]: Schema }
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly nullable?: boolean
}
export type Schemas = { readonly [name: string]: Schema }
export type Samples = { readonly [name: string]: readonly string[] }

const PLAIN = [
  'noughts',
  'x'.repeat(32),
  '12345678',
  'x@example.org',
  'https://127.0.0.1/',
  'm1',
  'Europe/Berlin',
]
const textFor = ({ pattern }: Schema, own: readonly string[], chance: Chance): string => {
  const all = own.length > 0 && chance(8) > 0 ? own : [...own, ...PLAIN]
  const fits = pattern ? all.filter((text) => new RegExp(pattern).test(text)) : all
  return fits[chance(Math.max(1, fits.length))] ?? 'aaaaaaaaaa'
}

const objectFor = (
  { properties = {}, required = [] }: Schema,
  make: (schema: Schema, name: string) => unknown,
  chance: Chance,
): object =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name) || chance(2) === 0)
      .map(([name, each]) => [name, make(each, name)]),
  )

/** Something of the right form: `samples` has real words for some names. */
export const right = (schemas: Schemas, samples: Samples, chance: Chance) => {
  const oneOf = <T>(all: readonly T[]): T | undefined => all[chance(all.length)]
  const make = (schema: Schema, name = ''): unknown => {
    if (schema.$ref) return make(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, name)
    const ways = schema.oneOf ?? schema.anyOf
    if (ways) return make(oneOf(ways) ?? {}, name)
    if (schema.enum) return oneOf(schema.enum)
    if (schema.nullable && chance(4) === 0) return null
    if (schema.type === 'boolean') return chance(2) === 0
    if (schema.type === 'integer' || schema.type === 'number')
      return (schema.minimum ?? 0) < 0 ? chance(12) : (schema.minimum ?? 0) + chance(6)
    if (schema.type === 'array')
      return Array.from({ length: 1 + chance(3) }, () => make(schema.items ?? {}, name))
    if (schema.type === 'object') return objectFor(schema, make, chance)
    return schema.type === 'string' ? textFor(schema, samples[name] ?? [], chance) : anything(chance)
  }
  return make
}
