/** A clan at a glance: purse, disciples, geisha; its weapons and the colours of its missions. */
import type { BoardModule } from '@machiya/kit'
import { markOf } from '@machiya/kit'
import type { Seat } from '@machiya/kernel'
import { colorIn } from '../../by-id.ts'
import type { Yedo } from '../../position.ts'
import type { YedoTask } from '../../tasks.ts'
import { SignMark } from '../marks/drawn.ts'
import { Difficulty } from '../marks/figures.tsx'
import { weaponSign } from '../marks/signs.ts'
import { deskTextIn } from '../text.ts'

const WIDTH = 142
const HEIGHT = 24
const SIGN = 22
const MARK = 14

/** Weapons from the left, missions by the colour of their backs from the right. */
const Extra = ({
  weapons,
  missions,
}: {
  readonly weapons: readonly string[]
  readonly missions: readonly string[]
}) => {
  const colours = missions.flatMap((face) => colorIn(face) ?? [])
  const step = Math.min(SIGN, (WIDTH - colours.length * MARK - 6) / Math.max(1, weapons.length))
  return (
    <svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {weapons.map((id, i) => (
        <SignMark key={`${id}-${i}`} name={weaponSign(id as never)} x={10 + i * step} y={12} size={19} />
      ))}
      {colours.map((color, i) => (
        <Difficulty
          key={`${color}-${i}`}
          color={color}
          x={WIDTH - 7 - (colours.length - 1 - i) * MARK}
          y={12}
          scale={0.8}
        />
      ))}
    </svg>
  )
}

const placeOf = (g: Yedo, seat: Seat, locale: string): string => {
  const said = deskTextIn(locale)
  const at = g.order.indexOf(seat) + 1
  return at === g.order.length ? said.playsLast : said.playsNth(at)
}

export const plate: NonNullable<BoardModule<Yedo, YedoTask>['plate']> = (g, seat, _words, locale) => {
  const own = g.seats[seat]
  const said = deskTextIn(locale)
  const mon = { id: 'mon', label: said.mon, value: String(own.mon), sign: 'yedo-mon' }
  const home = {
    id: 'home',
    label: said.disciplesHome,
    value: String(own.house),
    sign: 'yedo-disciple',
    colour: markOf(seat).colour,
  }
  return {
    figures: [
      mon,
      home,
      { id: 'geisha', label: said.geisha, value: String(own.geisha), sign: 'yedo-geisha' },
    ],
    extra: <Extra weapons={own.weapons.of} missions={own.missions.of} />,
    place: placeOf(g, seat, locale),
    own: [mon, home],
  }
}
