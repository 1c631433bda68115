/** A picture of the rules, drawn with the parts of the game's own table: one position, or several to be stepped through. */
import type { BoardModule, BoardProps, Picture } from '@machiya/kit'
import { inLanguage, offerOf, tidingOf } from '@machiya/kernel/words'
import { useMemo, useState } from 'react'
import { stillBoard } from '../gallery/still-board.ts'
import { useCalm } from '../parts/media.ts'
import { Button } from '../parts/Paper.tsx'
import { useSettings } from '../settings.ts'
import type { Taken } from '../table/desk.ts'
import { useText } from '../text/index.ts'
import { useFramed } from './framed.ts'

type Drawing = { readonly module: BoardModule; readonly board: BoardProps; readonly part: Picture['part'] }

const SLIP = 350

/** A decision that is over has no drawing of its own any more: then the board shows what came of it. */
export const Part = ({ module, board, part }: Drawing) => {
  const { zone } = board
  const kind = part === 'moment' ? module.moment?.of(board) : undefined
  if (module.moment && kind)
    return (
      <div style={{ inlineSize: kind === 'slip' ? SLIP : zone.width, blockSize: zone.height }}>
        <module.moment.Drawing {...board} zone={{ ...zone, width: kind === 'slip' ? SLIP : zone.width }} />
      </div>
    )
  if (part !== 'side' || !module.side) return <module.Board {...board} />
  const { width } = module.side.column(zone)
  return (
    <div style={{ inlineSize: width, blockSize: zone.height }}>
      <module.side.Cards {...board} zone={{ ...zone, width }} />
    </div>
  )
}

/** What was told, or what was chosen in silence. */
const toldIn = ({ told, done }: Picture['steps'][number], { words, t, view }: BoardProps): string => {
  if (told.length > 0 || !done) return told.map((tiding) => tidingOf(words, tiding, t)).join('. ')
  return offerOf(words, done.task, { pick: done.pick }, t, view)
}

const Steps = ({
  at,
  of,
  go,
}: {
  readonly at: number
  readonly of: number
  readonly go: (to: number) => void
}) => {
  const say = useText()
  return (
    <div className="figure-steps">
      <Button weight="quiet" disabled={at === 0} onClick={() => go(at - 1)}>
        {say('rules.before')}
      </Button>
      <span>{say('rules.step', { at: at + 1, of })}</span>
      <Button disabled={at === of - 1} onClick={() => go(at + 1)}>
        {say('rules.after')}
      </Button>
    </div>
  )
}

export const Figure = ({ taken, picture }: { readonly taken: Taken; readonly picture: Picture }) => {
  const { locale } = useSettings()
  const calm = useCalm()
  const [at, go] = useState(0)
  const { seat, steps, part, about } = picture
  const step = steps[at] ?? steps[0]
  const board = useMemo(
    () => (step ? stillBoard({ taken, view: step.view, seat, locale, calm, narrow: false }) : undefined),
    [taken, step, seat, locale, calm],
  )
  const { frame, sheet, height, isWide } = useFramed(about, board)
  const caption = inLanguage(picture.words, locale)
  if (!step || !board || !taken.board) return null
  return (
    <figure className="rule-figure" aria-label={caption}>
      <div
        className="figure-frame"
        ref={frame}
        style={{ blockSize: height }}
        data-wide={isWide || undefined}
        role={isWide ? 'group' : undefined}
        aria-label={isWide ? caption : undefined}
        tabIndex={isWide ? 0 : undefined}
      >
        <div ref={sheet} className="figure-sheet" inert aria-hidden="true">
          <Part module={taken.board} board={board} part={part} />
        </div>
      </div>
      <figcaption>{caption}</figcaption>
      {steps.length > 1 ? (
        <>
          <p className="figure-told" aria-live="polite">
            {toldIn(step, board)}
          </p>
          <Steps at={at} of={steps.length} go={go} />
        </>
      ) : null}
    </figure>
  )
}
