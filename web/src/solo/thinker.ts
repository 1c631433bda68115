/** The bots in a thread of their own: it is told what a seat sees, never a position. */
import { teach } from '@machiya/bots/experts'
import type { Letter, Reply } from './partners.ts'
import { THOUGHTS } from './thinking.ts'

const answerTo = async ({ ask, about, asked }: Letter): Promise<Reply> => {
  try {
    return { ask, answer: THOUGHTS[about](await teach(asked.game), asked) }
  } catch (fault) {
    return { ask, failed: String(fault) }
  }
}

self.addEventListener('message', ({ data }: MessageEvent<Letter>) => {
  void answerTo(data).then((reply) => self.postMessage(reply))
})
