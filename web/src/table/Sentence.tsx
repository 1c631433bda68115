/** What is asked, in a sentence; who is waited for, if it is not us. */
import { askOf } from '@machiya/kernel/words'
import { ANSWERED } from '@machiya/table'
import type { ReactNode } from 'react'
import { capital, Told } from '../parts/told.tsx'
import { listed } from '../text/index.ts'
import type { Desk } from './desk.ts'
import { tidingText } from './Log.tsx'
import { hasWon } from './ranks.ts'
import { reasonText } from './reasons.ts'

const endingOf = ({ ranks, players, say, locale }: Desk): string => {
  const names = ranks.filter(hasWon).flatMap(({ seat }) => players[seat]?.name ?? [])
  return say('ended', { count: names.length, names: listed(locale, names) })
}

/** The sentence of the moment, as plain words for a spoken page and as marks for a drawn one. */
export const sentenceOf = (desk: Desk, t = desk.rich): string => {
  const { asked, task, state, say, locale, words, waiting } = desk
  if (state.status === 'over') return endingOf(desk)
  if (asked && task) return desk.module?.question?.(desk.board) ?? capital(askOf(words, task, t), locale)
  if (waiting.length === 0) return say('goes-on')
  return say('waiting-for', {
    names: listed(
      locale,
      waiting.map((seat) => t.seat(seat)),
    ),
  })
}

/** The last thing that happened. */
export const Newest = ({ desk }: { readonly desk: Desk }) => {
  const entry = desk.state.log.at(-1)
  const tiding = entry?.tidings.findLast((each) => each.tiding !== ANSWERED)
  return tiding ? (
    <p className="newest">
      <Told text={tidingText(desk, tiding, desk.rich)} players={desk.players} />
    </p>
  ) : null
}

export const Sentence = ({ desk, children }: { readonly desk: Desk; readonly children?: ReactNode }) => (
  <section className="sentence" data-asks={desk.asked || undefined} aria-label={desk.say('asked')}>
    <h2>
      <Told text={sentenceOf(desk)} players={desk.players} />
    </h2>
    {desk.refusal ? (
      <p className="refusal" role="alert">
        {desk.say('refused')} {reasonText(desk.words, desk.refusal, desk.say)}
      </p>
    ) : (
      children
    )}
  </section>
)
