/** A tap on anything that is no offer tells what it is; so does "?" where the keyboard stands. */
import type { Meaning } from '@machiya/kit/folder'
import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import { legendOf } from '../games.ts'
import { Button } from '../parts/Paper.tsx'
import type { Desk } from '../table/desk.ts'
import { aboutAll, type About } from './about.ts'
import { isOffer, marksAt, thingsAround } from './marks.ts'

const MOST = 3
/** Farther than this the board was dragged, not tapped. */
const DRAG = 6

export const AboutText = ({ desk, about }: { readonly desk: Desk; readonly about: About }) => (
  <>
    <dt>{about.name}</dt>
    <dd>
      {about.text}{' '}
      {about.rule === null ? null : (
        <button type="button" className="rule-link" onClick={() => desk.openRule(about.rule)}>
          {desk.say('rule', { number: about.rule })}
        </button>
      )}
    </dd>
  </>
)

const Slip = ({
  desk,
  abouts,
  onClose,
}: {
  readonly desk: Desk
  readonly abouts: readonly About[]
  readonly onClose: () => void
}) => (
  <div className="about" role="status">
    {abouts.length ? (
      <>
        <dl>
          {abouts.map((about) => (
            <AboutText key={about.name} desk={desk} about={about} />
          ))}
        </dl>
        <Button weight="quiet" onClick={onClose}>
          {desk.say('close')}
        </Button>
      </>
    ) : null}
  </div>
)

type Explained = {
  readonly holds: {
    onPointerDownCapture(event: PointerEvent): void
    onClick(event: MouseEvent): void
    onKeyDown(event: KeyboardEvent): void
  }
  /** Lies over the table, and is read out. */
  readonly slip: ReactNode
}

/** Escape puts away what was told, wherever the focus is. */
const useEscape = (isOpen: boolean, close: () => void): void => {
  useEffect(() => {
    if (!isOpen) return undefined
    const press = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Escape') close()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
}

export const useExplained = (desk: Desk): Explained => {
  const [asked, ask] = useState<readonly string[]>([])
  const [legend, setLegend] = useState<readonly Meaning[] | null>(null)
  const down = useRef({ x: 0, y: 0 })
  const show = (marks: readonly string[]) => {
    ask(marks)
    if (marks.length && !legend) void legendOf(desk.game.name).then(setLegend)
  }
  useEscape(asked.length > 0, () => ask([]))
  const { words, locale } = desk
  const abouts = legend ? aboutAll({ words, legend, locale }, asked).slice(0, MOST) : []
  return {
    holds: {
      onPointerDownCapture: ({ clientX: x, clientY: y }) => (down.current = { x, y }),
      onClick: ({ target, clientX: x, clientY: y }) => {
        const dragged = Math.hypot(x - down.current.x, y - down.current.y) > DRAG
        if (target instanceof Element && !dragged) show(isOffer(target) ? [] : marksAt(target, x, y))
      },
      onKeyDown: ({ key, target }) => {
        if (key === '?' && target instanceof Element) show(thingsAround(target))
      },
    },
    slip: <Slip desk={desk} abouts={abouts} onClose={() => show([])} />,
  }
}
