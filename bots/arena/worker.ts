/** A thread of the arena: told once who plays what, then asked for one block after another. */
import { parentPort } from 'node:worker_threads'
import type { Lesson } from '../train/lesson.ts'
import { playJob, seatFor, type Ask, type Setting } from './job.ts'

const port = parentPort
if (!port) throw new Error('the arena starts this file as a worker')

let seated: ReturnType<typeof seatFor> | undefined

port.on('message', (ask: Ask | Lesson | Setting) => {
  if ('game' in ask) {
    seated = seatFor(ask)
    return
  }
  const answer = seated?.then((fixture) => playJob(fixture, ask)) ?? Promise.reject(new Error('nobody sits'))
  answer.then(
    (done) => port.postMessage({ done }),
    (fault: unknown) => port.postMessage({ fault: fault instanceof Error ? fault.message : String(fault) }),
  )
})
