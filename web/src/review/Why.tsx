/** What was played, what was better and why; and a way to try it. */
import { sentenceOf, type Weighed } from '@machiya/bots/review'
import type { ReactNode } from 'react'
import { Button } from '../parts/Paper.tsx'
import { useText } from '../text/index.ts'
import { showable, type Looking } from './looking.ts'
import { MarkSign } from './Mark.tsx'
import { percent } from './percent.ts'
import { movesTold, pickText } from './telling.ts'

const useHead = (looking: Looking): string => {
  const say = useText()
  const { played, move, seat, verdict, views, speaker, players, done } = looking
  const made = played.moves[move]
  if (!made) return say('review.end')
  if (made.seat !== seat) {
    const [told] = movesTold(speaker, played.moves, views, seat, [move, move + 1])
    return told?.text ?? say('review.unseen', { name: players[made.seat]?.name ?? '' })
  }
  const seen = views[move]
  const pick = seen ? pickText(speaker, seen, made.pick) : ''
  if (!verdict) return say(done < 1 ? 'review.not-yet' : 'review.forced', { pick })
  const by = Math.round(100 * ((verdict.better?.chance ?? 0) - (verdict.played?.chance ?? 0)))
  return say(`review.head.${verdict.mark}`, { pick, by })
}

const Row = ({ looking, which, weighed }: RowProps) => {
  const say = useText()
  const seen = looking.views[looking.move]
  const mark = which === 'better' ? 'best' : (looking.verdict?.mark ?? 'good')
  return (
    <tr>
      <td>
        <MarkSign mark={mark} size={22} />
      </td>
      <th scope="row">
        {seen ? pickText(looking.speaker, seen, weighed.pick) : ''}
        <small>{say(which === 'better' ? 'review.better' : 'review.played')}</small>
      </th>
      <td className="review-chance">{percent(weighed.chance)}</td>
    </tr>
  )
}
type RowProps = {
  readonly looking: Looking
  readonly which: 'played' | 'better'
  readonly weighed: Weighed
}

const Reasons = ({ looking }: { readonly looking: Looking }) => {
  const { verdict, speaker, outcomes } = looking
  if (!verdict?.why || !verdict.played || !verdict.better) return null
  const told = { language: speaker.locale, teller: speaker.teller, outcomes }
  return (
    <>
      <table className="review-pair">
        <tbody>
          <Row looking={looking} which="played" weighed={verdict.played} />
          <Row looking={looking} which="better" weighed={verdict.better} />
        </tbody>
      </table>
      <p className="review-why">{sentenceOf(verdict.why, told)}</p>
    </>
  )
}

export const Line = ({ steps, shown, title }: LineProps) =>
  steps.length === 0 ? null : (
    <>
      <h3>{title}</h3>
      <ol className="review-line">
        {steps.map(({ text }, i) => (
          <li key={i} data-shown={i < shown || undefined}>
            {text}
          </li>
        ))}
      </ol>
    </>
  )
type LineProps = Pick<Looking, 'steps' | 'shown'> & { readonly title: string }

export const Why = ({ looking, children }: { readonly looking: Looking; readonly children: ReactNode }) => {
  const say = useText()
  const head = useHead(looking)
  const { played, views, move } = looking
  const { round } = played.game.spans(views[move] ?? ({} as never))
  const most = showable(looking)
  return (
    <>
      <div className="review-said" aria-live="polite">
        {typeof round === 'number' && round > 0 ? (
          <p className="quiet">{say('end.round', { round })}</p>
        ) : null}
        <h2>{head}</h2>
        <Reasons looking={looking} />
        <Line {...looking} title={say('review.line')} />
      </div>
      <div className="review-buttons">
        {children}
        {most > 0 ? (
          <Button onClick={() => looking.show(looking.shown >= most ? 0 : looking.shown + 1)}>
            {say(looking.shown >= most ? 'review.hide-line' : 'review.show-line')}
          </Button>
        ) : null}
      </div>
    </>
  )
}
