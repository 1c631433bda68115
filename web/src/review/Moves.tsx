/** The moves of a game round by round, with the marks of the seat that is looked at. */
import { MARKS, type Verdict } from '@machiya/bots/review'
import { Crest } from '@machiya/kit'
import { useEffect, useRef } from 'react'
import { Told as TextTold } from '../parts/told.tsx'
import { useText } from '../text/index.ts'
import { MarkSign } from './Mark.tsx'
import { percent } from './percent.ts'
import type { Looking } from './looking.ts'
import { movesTold, pickText, stretchesOf, type Stretch, type Told } from './telling.ts'

export const Counts = ({ verdicts }: { readonly verdicts: readonly Verdict[] }) => (
  <p className="review-counts">
    {MARKS.map((mark) => (
      <span key={mark}>
        <MarkSign mark={mark} /> {verdicts.filter((each) => each.mark === mark).length}
      </span>
    ))}
  </p>
)

/** "mistake, Gates; better: Market; 17 instead of 33 per cent". */
const useSpoken = (looking: Looking) => {
  const say = useText()
  return ({ text, move }: Told, verdict: Verdict | undefined): string => {
    if (!verdict) return text
    const mark = say(`mark.${verdict.mark}`)
    const seen = looking.views[move]
    if (!verdict.better || !verdict.played || !seen) return `${mark}, ${text}`
    return say('review.spoken', {
      mark,
      pick: text,
      better: pickText(looking.speaker, seen, verdict.better.pick),
      chance: percent(verdict.played.chance),
      best: percent(verdict.better.chance),
    })
  }
}

const Row = ({ looking, told }: { readonly looking: Looking; readonly told: Told }) => {
  const say = useText()
  const spoken = useSpoken(looking)
  const player = looking.players[told.seat]
  const verdict = looking.review.verdicts.find(({ move }) => move === told.move)
  const here = told.move === looking.move
  return (
    <li data-here={here || undefined}>
      <button
        type="button"
        aria-current={here ? 'step' : undefined}
        aria-label={spoken(told, verdict)}
        data-move={told.move}
        onClick={() => looking.turn(told.move)}
      >
        {player ? <Crest crest={player.crest} colour={player.colour} size={20} /> : null}
        {verdict ? <small>{say(`mark.${verdict.mark}`)}</small> : null}{' '}
        <span className="review-pick">
          {told.marked ? (
            <TextTold text={told.marked} players={looking.players} bare={told.seat} />
          ) : (
            told.text
          )}
        </span>
        {verdict ? <MarkSign mark={verdict.mark} /> : null}
      </button>
    </li>
  )
}

const Round = ({ looking, stretch }: { readonly looking: Looking; readonly stretch: Stretch }) => {
  const say = useText()
  const { played, views, speaker, seat, move } = looking
  const isOpen = stretch.from <= move && move < stretch.to
  const title =
    stretch.round === null
      ? say('review.moves-from', { from: stretch.from + 1, to: stretch.to })
      : stretch.round === 0
        ? say('review.set-up')
        : say('end.round', { round: stretch.round })
  const told = isOpen ? movesTold(speaker, played.moves, views, seat, [stretch.from, stretch.to]) : []
  return (
    <section className="review-round">
      <h3>
        <button type="button" aria-expanded={isOpen} onClick={() => looking.turn(stretch.from)}>
          {title}
        </button>
      </h3>
      <ol>
        {told.map((each) => (
          <Row key={each.move} looking={looking} told={each} />
        ))}
      </ol>
    </section>
  )
}

export const Moves = ({ looking }: { readonly looking: Looking }) => {
  const list = useRef<HTMLDivElement>(null)
  const { played, views, move } = looking
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [move])
  return (
    <div className="review-moves" ref={list}>
      {stretchesOf(played.game, views).map((stretch) => (
        <Round key={stretch.from} looking={looking} stretch={stretch} />
      ))}
    </div>
  )
}
