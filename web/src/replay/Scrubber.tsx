/** Back and forth through a game. */
import { useEffect, useState } from 'react'
import { copyText } from '../parts/copy.ts'
import { Button, LinkButton } from '../parts/Paper.tsx'
import { useText } from '../text/index.ts'
import type { Eyes, Film } from './film.ts'

const BEAT_MS = 900

type ScrubberProps = {
  readonly film: Film
  readonly length: number
  readonly move: number
  readonly eyes: Eyes
  readonly onMove: (move: number) => void
  readonly onEyes: (eyes: Eyes) => void
  readonly onPlay: (() => void) | null
}

const EyesChoice = ({ film, eyes, onEyes }: Pick<ScrubberProps, 'film' | 'eyes' | 'onEyes'>) => {
  const say = useText()
  return (
    <label className="eyes">
      <span>{say('replay.eyes')}</span>
      <select
        value={String(eyes)}
        onChange={({ target }) =>
          onEyes(target.value === 'all' ? 'all' : (Number(target.value) as Exclude<Eyes, 'all'>))
        }
      >
        {film.eyes.map((each) => (
          <option key={each} value={String(each)}>
            {each === 'all' ? say('replay.all') : film.chairs[each]?.name}
          </option>
        ))}
      </select>
    </label>
  )
}

export const Scrubber = ({ film, length, move, eyes, onMove, onEyes, onPlay }: ScrubberProps) => {
  const say = useText()
  const [running, setRunning] = useState(false)
  const last = length - 1
  const runs = running && move < last
  useEffect(() => {
    if (!runs) return undefined
    const beat = setTimeout(() => onMove(move + 1), BEAT_MS)
    return () => clearTimeout(beat)
  }, [runs, move, onMove])
  return (
    <section className="scrubber" aria-label={say('replay')}>
      <div className="scrubber-line">
        <Button aria-label={say('replay.back')} onClick={() => onMove(Math.max(0, move - 1))}>
          ←
        </Button>
        <Button
          aria-label={runs ? say('replay.stop') : say('replay.run')}
          onClick={() => {
            if (move >= last) onMove(0)
            setRunning(!runs)
          }}
        >
          {runs ? '❚❚' : '▶'}
        </Button>
        <Button aria-label={say('replay.on')} onClick={() => onMove(Math.min(last, move + 1))}>
          →
        </Button>
        <input
          type="range"
          min={0}
          max={last}
          value={move}
          aria-label={say('replay.move')}
          aria-valuetext={say('replay.move-of', { move, last })}
          onChange={({ target }) => onMove(Number(target.value))}
        />
        <output>{say('replay.move-of', { move, last })}</output>
      </div>
      <div className="scrubber-line">
        <EyesChoice film={film} eyes={eyes} onEyes={onEyes} />
        <Button onClick={() => void copyText(location.href)}>{say('replay.link')}</Button>
        <LinkButton to={`/review/${film.id}`}>{say('review')}</LinkButton>
        {onPlay ? (
          <Button weight="ink" onClick={onPlay}>
            {eyes === 'all' ? say('replay.play-on') : say('replay.play-on-redealt')}
          </Button>
        ) : null}
      </div>
    </section>
  )
}
