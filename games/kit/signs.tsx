/** The signs of all three games. The frame lays the sheet once; boards use signs by name. */
import { memo } from 'react'
import { ROAD_SIGNS } from './signs-roads.ts'
import { YEDO_SIGNS } from './signs-yedo.ts'

const SIGNS = { ...YEDO_SIGNS, ...ROAD_SIGNS } as const
export type SignName = keyof typeof SIGNS

const BOXES: { readonly [name: string]: readonly [box: string, drawing: string] } = SIGNS
export const isSign = (name: string): name is SignName => name in SIGNS

/** Every sign as a symbol; hidden itself. */
export const SignSheet = memo(() => (
  <svg className="sign-sheet" width="0" height="0" aria-hidden="true" focusable="false">
    {Object.entries(BOXES).map(([name, [box, drawing]]) => (
      <symbol
        key={name}
        id={`sign-${name}`}
        viewBox={box}
        overflow="visible"
        dangerouslySetInnerHTML={{ __html: drawing }}
      />
    ))}
  </svg>
))

const shapeOf = (name: string): number => {
  const [, , width = 24, height = 24] = (BOXES[name]?.[0] ?? '').split(' ').map(Number)
  return width / height
}

/** A sign inside a drawing, centred on (x, y); `size` is its height. It takes `color` for its own colour. */
export const SignMark = ({
  name,
  x = 0,
  y = 0,
  size = 24,
  colour = 'var(--sumi)',
}: {
  readonly name: SignName
  readonly x?: number
  readonly y?: number
  readonly size?: number
  readonly colour?: string
}) => {
  const width = size * shapeOf(name)
  return (
    <use
      href={`#sign-${name}`}
      x={x - width / 2}
      y={y - size / 2}
      width={width}
      height={size}
      color={colour}
    />
  )
}

/** A sign in a line of text or a list. Without a label it is decoration beside a word. */
export const Sign = ({
  name,
  size = 20,
  colour = 'currentColor',
  label,
}: {
  readonly name: SignName
  readonly size?: number
  readonly colour?: string
  readonly label?: string
}) => (
  <svg
    className="sign"
    width={size * shapeOf(name)}
    height={size}
    color={colour}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    <use href={`#sign-${name}`} width="100%" height="100%" />
  </svg>
)
