/** The bots in a thread of their own: it is told what a seat sees, never a position. */
import { teach } from '@machiya/bots/experts'
import { isGame } from '@machiya/games'
import { ANSWERS } from './bot-answers.ts'
import type { Question, Reply } from './bots.ts'

const answerTo = async ({ id, about, asked }: Question): Promise<Reply> => {
  try {
    if (!isGame(asked.game)) throw new Error(`no bot plays '${asked.game}'`)
    return { id, answer: ANSWERS[about](await teach(asked.game), asked) }
  } catch (fault) {
    return { id, failed: String(fault) }
  }
}

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void answerTo(data).then((reply) => self.postMessage(reply))
})
