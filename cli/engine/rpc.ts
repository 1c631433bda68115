/** JSON-RPC 2.0, one message a line: whatever comes in, an answer goes out and the process goes on. */

export type Params = { readonly [name: string]: unknown }
export type Method = (params: Params) => unknown
export type Methods = { readonly [name: string]: Method }

export const CODES = {
  parse: -32700,
  request: -32600,
  method: -32601,
  params: -32602,
  internal: -32603,
  refused: -32000,
  table: -32001,
} as const
export type Fault = { readonly code: number; readonly message: string; readonly data?: unknown }
type Id = string | number | null
type Answer = { jsonrpc: '2.0'; id: Id } & ({ result: unknown } | { error: Fault })

const MOST_LETTERS = 16 * 1024 * 1024
const MOST_IN_BATCH = 1000

/** Ends the call with an error that says what was wrong and what would be right. */
export const fail = (code: keyof typeof CODES, message: string, data?: unknown): never => {
  const fault: Fault = { code: CODES[code], message, ...(data === undefined ? {} : { data }) }
  throw Object.assign(new Error(message), { fault })
}

const faultOf = (thrown: unknown): Fault => {
  const fault = (thrown as { fault?: Fault } | null)?.fault
  if (fault) return fault
  const message = thrown instanceof Error ? thrown.message : String(thrown)
  return { code: CODES.internal, message: `the engine failed at this: ${message}` }
}

const isObject = (value: unknown): value is Params =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isId = (id: unknown): id is Id => id === null || typeof id === 'string' || typeof id === 'number'
const idOf = (message: unknown): Id => (isObject(message) && isId(message['id']) ? message['id'] : null)

const paramsOf = (message: Params): Params => {
  const params = message['params'] ?? {}
  return isObject(params) ? params : fail('params', 'params is an object that names each parameter')
}

const methodOf = (methods: Methods, name: unknown): Method => {
  const found = typeof name === 'string' && Object.hasOwn(methods, name) ? methods[name] : undefined
  return found ?? fail('method', `there is no such method; there are ${Object.keys(methods).join(', ')}`)
}

const call = async (methods: Methods, message: unknown): Promise<unknown> => {
  if (!isObject(message) || message['jsonrpc'] !== '2.0' || typeof message['method'] !== 'string')
    return fail('request', 'a request is {"jsonrpc":"2.0","id":1,"method":"games","params":{}}')
  if ('id' in message && !isId(message['id'])) return fail('request', 'id is a text, a number or null')
  return methodOf(methods, message['method'])(paramsOf(message))
}

const answer = async (methods: Methods, message: unknown): Promise<Answer | undefined> => {
  const silent = isObject(message) && typeof message['method'] === 'string' && !('id' in message)
  const head = { jsonrpc: '2.0' as const, id: idOf(message) }
  try {
    const result = (await call(methods, message)) ?? null
    return silent ? undefined : { ...head, result }
  } catch (thrown) {
    return silent ? undefined : { ...head, error: faultOf(thrown) }
  }
}

/** The messages of a batch in their order, as one list; a batch of notifications is not answered. */
const answerBatch = async (methods: Methods, batch: readonly unknown[]): Promise<Answer[] | undefined> => {
  const answers: Answer[] = []
  for (const message of batch) {
    // oxlint-disable-next-line no-await-in-loop -- a later message may play on what an earlier one changed
    const each = await answer(methods, message)
    if (each) answers.push(each)
  }
  return answers.length > 0 ? answers : undefined
}

const refused = (code: keyof typeof CODES, message: string): Answer => ({
  jsonrpc: '2.0',
  id: null,
  error: { code: CODES[code], message },
})

const respond = async (methods: Methods, line: string): Promise<Answer | Answer[] | undefined> => {
  if (line.length > MOST_LETTERS) return refused('request', `a line has at most ${MOST_LETTERS} letters`)
  let message: unknown
  try {
    message = JSON.parse(line)
  } catch (fault) {
    return refused('parse', `a line holds one JSON value: ${(fault as Error).message}`)
  }
  if (!Array.isArray(message)) return answer(methods, message)
  if (message.length === 0 || message.length > MOST_IN_BATCH)
    return refused('request', `a batch holds 1 to ${MOST_IN_BATCH} messages, not ${message.length}`)
  return answerBatch(methods, message)
}

/** The answer to one line, or nothing where none is due. */
export const answerLine = async (methods: Methods, line: string): Promise<string | undefined> => {
  if (line.trim() === '') return undefined
  const given = await respond(methods, line)
  return given && JSON.stringify(given)
}
