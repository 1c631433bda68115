/** The page: its files and its rooms, and what a room is made of, told before the browser has read a line. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from './app.ts'

type Ahead = { readonly [address: string]: string }
const readAhead = (folder: string): Ahead => {
  const file = join(folder, 'ahead.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Ahead) : {}
}
/** Of `/learn/yedo?x` that address, or else the door it lies behind. */
const linksFor = (ahead: Ahead, url: string): string | undefined => {
  const [path = ''] = url.split('?')
  return ahead[path] ?? ahead[path.slice(0, path.indexOf('/', 1))]
}

/** Answers with the page, where it is built. The rooms of the page have addresses of their own, which only the page knows. */
export type Rooms = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | undefined

const isRoom = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !/^\/(api|assets)\//.test(url) && (headers.accept ?? '').includes('text/html')

export const addPage = async (app: App, folder: string): Promise<Rooms> => {
  if (!existsSync(join(folder, 'index.html'))) {
    app.get('/', { schema: { hide: true } }, (_request, reply) =>
      reply.type('text/plain').send('The house is open, but its page is not built: npm start builds it.\n'),
    )
    return () => undefined
  }
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = /\/assets\//.test(path)
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  const ahead = readAhead(folder)
  return (request, reply) => {
    if (!isRoom(request)) return undefined
    const links = linksFor(ahead, request.url)
    if (links) reply.header('link', links)
    return reply.header('cache-control', 'no-cache').sendFile('index.html')
  }
}
