/** Signs by their names: the frame lays the sheet of a game once, and its boards use what is on it. */
import { memo, type ComponentType, type ReactNode } from 'react'

type Drawing = readonly [box: string, drawing: string]
export type Drawings = { readonly [name: string]: Drawing }

type MarkProps<Name extends string> = {
  readonly name: Name
  readonly x?: number
  readonly y?: number
  readonly size?: number
  readonly colour?: string
}
type SignProps<Name extends string> = {
  readonly name: Name
  readonly size?: number
  readonly colour?: string
  readonly label?: string
}

export type Signs<Name extends string = string> = {
  readonly names: readonly Name[]
  has(name: string): name is Name
  /** Every sign as a symbol; hidden itself. */
  readonly SignSheet: ComponentType
  /** A sign inside a drawing, centred on (x, y); `size` is its height. It takes `color` for its own colour. */
  SignMark(props: MarkProps<Name>): ReactNode
  /** A sign in a line of text or a list. Without a label it is decoration beside a word. */
  Sign(props: SignProps<Name>): ReactNode
}

const sheetOf = (drawings: Drawings): ComponentType =>
  memo(() => (
    <svg className="sign-sheet" width="0" height="0" aria-hidden="true" focusable="false">
      {Object.entries(drawings).map(([name, [box, drawing]]) => (
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

/** Width by height. */
const shapeOf = ([box]: Drawing): number => {
  const [, , width = 24, height = 24] = box.split(' ').map(Number)
  return width / height
}

/** The signs of a game out of its drawings. */
export const signsBy = <Name extends string>(drawings: {
  readonly [name in Name]: Drawing
}): Signs<Name> => ({
  names: Object.keys(drawings) as Name[],
  has: (name): name is Name => Object.hasOwn(drawings, name),
  SignSheet: sheetOf(drawings),
  SignMark: ({ name, x = 0, y = 0, size = 24, colour = 'var(--sumi)' }) => {
    const width = size * shapeOf(drawings[name])
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
  },
  Sign: ({ name, size = 20, colour = 'currentColor', label }) => (
    <svg
      className="sign"
      width={size * shapeOf(drawings[name])}
      height={size}
      color={colour}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={`#sign-${name}`} width="100%" height="100%" />
    </svg>
  ),
})
