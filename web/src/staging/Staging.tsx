/** What others do, shown where it happens. It lies over the table, takes no press, and any press ends it. */
import { Crest } from '@machiya/kit'
import type { Entry } from '@machiya/table'
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { momentsOf, type GameName } from '../games.ts'
import { Told } from '../parts/told.tsx'
import type { Desk } from '../table/desk.ts'
import { tidingText } from '../table/Log.tsx'
import { actsOf, type Act, type Stagings } from './acts.ts'
import { timed } from './pace.ts'
import { placeAt, slipAt, type Place, type Point } from './where.ts'
import '../styles/staging.css'

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)'
const TRAVEL_MS = 320
const REST_MS = 260
const RISE_MS = 760
const RISE = 34
const SLIP_MS = 160
const SLIP_WIDTH = 300
const CARD_HEIGHT = 116
/** How long a slip lies, at a steady pace. */
const SLIP_RESTS_MS = 1300

/** An act with the places it was given when it was told: what it begins at may be gone by the time it is shown. */
type Shown = {
  readonly key: number
  readonly act: Act
  readonly from: Place | undefined
  readonly to: Place | undefined
}
type ShownProps = { readonly desk: Desk; readonly shown: Shown; readonly onDone: (key: number) => void }

const at = ({ x, y }: Point): string => `translate(${x}px, ${y}px) translate(-50%, -50%)`

const wayOf = (from: Point | undefined, to: Point | undefined): readonly [Keyframe[], number] => {
  const end = to ?? from ?? { x: 0, y: 0 }
  if (!from || !to)
    return [[{ transform: at(end) }, { transform: at({ x: end.x, y: end.y - RISE }) }], RISE_MS]
  const share = TRAVEL_MS / (TRAVEL_MS + REST_MS)
  return [
    [{ transform: at(from) }, { transform: at(to), offset: share }, { transform: at(to) }],
    TRAVEL_MS + REST_MS,
  ]
}

const useMotion = (shown: Shown, onDone: ShownProps['onDone']) => {
  const piece = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const [frames, duration] = wayOf(shown.from, shown.to)
    const motion = piece.current?.animate(frames, { duration, easing: EASE, fill: 'both' })
    if (motion)
      motion.onfinish = () => {
        // A slip lies longer than what travels away from it.
        if (shown.act.slip) piece.current?.style.setProperty('visibility', 'hidden')
        else onDone(shown.key)
      }
    return () => motion?.cancel()
  }, [shown, onDone])
  return piece
}

/** A sign, a figure, or the crest of whoever acts. */
const Token = ({ desk, shown, onDone }: ShownProps) => {
  const piece = useMotion(shown, onDone)
  const { sign, figure, tiding } = shown.act
  const signs = sign === undefined || !desk.module?.signs?.has(sign) ? undefined : desk.module.signs
  const seat = tiding.a['seat']
  const player = typeof seat === 'number' ? desk.players[seat] : undefined
  return (
    <div ref={piece} className="staged" data-loss={figure.startsWith('−') || undefined}>
      {figure}
      {signs && sign !== undefined ? <signs.Sign name={sign} size={18} /> : null}
      {!signs && player ? <Crest crest={player.crest} colour={player.colour} size={22} /> : null}
    </div>
  )
}

/** The print of a card, as it is read. */
const printOf = ({ board, module }: Desk, id: string): ReactNode => {
  const shelf = module?.read?.shelves(board).find(({ cards }) => cards.includes(id))
  return module?.read?.card(board, id, shelf ?? { name: '', title: '', cards: [id] }).picture
}

/** The sentence on a slip where it happens, under the card that is turned over. */
const Slip = ({ desk, shown, onDone, rests }: ShownProps & { readonly rests: number }) => {
  const { key, act } = shown
  const [place] = useState(() => slipAt(shown.from ?? shown.to, SLIP_WIDTH, act.card ? CARD_HEIGHT : 0))
  const [print] = useState(() => (act.card ? printOf(desk, act.card) : null))
  useEffect(() => {
    const end = setTimeout(() => onDone(key), rests)
    return () => clearTimeout(end)
  }, [key, rests, onDone])
  return (
    <div
      className="staged-slip"
      style={{ left: place.x, top: place.y, maxInlineSize: SLIP_WIDTH, animationDuration: `${SLIP_MS}ms` }}
    >
      {print ? <div className="staged-card">{print}</div> : null}
      <p>
        <Told text={tidingText(desk, act.tiding, desk.rich)} players={desk.players} />
      </p>
    </div>
  )
}

const useStagings = (game: GameName): Stagings => {
  const [stagings, setStagings] = useState<Stagings>({})
  useEffect(() => {
    void momentsOf(game).then(
      (moments) => setStagings(moments.stagings ?? {}),
      () => undefined,
    )
  }, [game])
  return stagings
}

/** The acts that are shown now. Their places are looked up before the table is drawn anew, and where they end when they begin. */
const useStage = ({ client, state: { seat } }: Desk, stagings: Stagings, pace: number) => {
  const [stage, setStage] = useState<readonly Shown[]>([])
  const clock = useRef({ free: 0, key: 0, waits: new Set<ReturnType<typeof setTimeout>>() })
  const clear = useCallback(() => {
    for (const wait of clock.current.waits) clearTimeout(wait)
    clock.current.waits.clear()
    clock.current.free = 0
    setStage((shown) => (shown.length === 0 ? shown : []))
  }, [])
  const done = useCallback((key: number) => setStage((shown) => shown.filter((each) => each.key !== key)), [])
  useEffect(() => {
    const stageEntry = (entry: Entry) => {
      const acts = actsOf(entry, stagings, seat)
      const now = performance.now()
      const { starts, free, behind } = timed(now, clock.current.free, acts.length, pace)
      if (behind) clear()
      clock.current.free = free
      acts.forEach((act, i) => {
        const from = placeAt(act.from)
        const wait = setTimeout(
          () => {
            clock.current.waits.delete(wait)
            const to = placeAt(act.to)
            const key = clock.current.key++
            if (from || to || act.slip) setStage((shown) => [...shown, { key, act, from, to }])
          },
          (starts[i] ?? now) - now + 20,
        )
        clock.current.waits.add(wait)
      })
    }
    return client.store.subscribe((state, was) => {
      if (state.log === was.log || document.hidden) return
      const last = was.log.at(-1)?.number ?? -1
      for (const entry of state.log)
        if (entry.number > last && entry.number > state.caughtUp) stageEntry(entry)
    })
  }, [client, stagings, seat, pace, clear])
  useEffect(() => clear, [clear])
  return { stage, clear, done }
}

/** Any press ends what is shown; it does what it does all the same. */
const usePressEnds = (clear: () => void): void => {
  useEffect(() => {
    addEventListener('pointerdown', clear, true)
    addEventListener('keydown', clear, true)
    return () => {
      removeEventListener('pointerdown', clear, true)
      removeEventListener('keydown', clear, true)
    }
  }, [clear])
}

export const Staging = ({ desk, pace }: { readonly desk: Desk; readonly pace: number }) => {
  const stagings = useStagings(desk.game.name)
  const { stage, clear, done } = useStage(desk, stagings, pace)
  usePressEnds(clear)
  const rests = Math.max(SLIP_RESTS_MS, pace * 1.6)
  const slip = stage.findLast(({ act }) => act.slip)
  return stage.length === 0 ? null : (
    <div className="staging" aria-hidden>
      {stage.map((shown) =>
        shown.act.slip && !(shown.from && shown.to) ? null : (
          <Token key={shown.key} desk={desk} shown={shown} onDone={done} />
        ),
      )}
      {slip ? <Slip key={slip.key} desk={desk} shown={slip} onDone={done} rests={rests} /> : null}
    </div>
  )
}
