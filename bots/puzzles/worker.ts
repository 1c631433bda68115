/** A thread that looks for questions, one game after the other. */
import { parentPort } from 'node:worker_threads'
import { lookFor, type Job } from './job.ts'

const port = parentPort
if (!port) throw new Error('the search for questions starts this file as a worker')

port.on('message', (job: Job) => {
  lookFor(job).then(
    (result) => port.postMessage({ result }),
    (fault: unknown) => port.postMessage({ fault: fault instanceof Error ? fault.message : String(fault) }),
  )
})
