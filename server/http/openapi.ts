/** The house described for programs: every route, every value by its name in server/protocol, and the socket's messages with them. */
import swagger from '@fastify/swagger'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'
import * as protocol from '../protocol.ts'
import type { App } from './app.ts'

const named = z.registry<{ id: string }>()
for (const [id, value] of Object.entries(protocol)) if (value instanceof z.ZodType) named.add(value, { id })

const describeValues = createJsonSchemaTransformObject({ schemaRegistry: named })
type Described = ReturnType<typeof describeValues>
type Operation = { responses?: Record<string, unknown> }

const FAULT = {
  description: 'What was wrong and what would be right',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Fault' } } },
}
/** Whatever goes wrong has one shape, at every route. */
const describeFaults = (described: Described): Described => {
  for (const path of Object.values(described.paths ?? {}))
    for (const operation of Object.values(path ?? {}) as Operation[])
      operation.responses = { ...operation.responses, default: FAULT }
  return described
}

const ABOUT = {
  info: {
    title: 'Machiya',
    version: '1',
    description:
      'docs/protocol.md tells it in prose. The socket at /api/socket takes a ClientMessage a frame and answers with lists of ServerMessages.',
  },
  components: {
    securitySchemes: {
      token: { type: 'http' as const, scheme: 'bearer' },
      page: { type: 'apiKey' as const, in: 'cookie' as const, name: 'machiya' },
    },
  },
  security: [{ token: [] }, { page: [] }, {}],
}

/** Must come before the routes it describes. */
export const addOpenApi = async (app: App): Promise<void> => {
  await app.register(swagger, {
    openapi: ABOUT,
    transform: createJsonSchemaTransform({ schemaRegistry: named }),
    transformObject: (document) => describeFaults(describeValues(document)),
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
}
