/** Where on the page a lesson finds what it speaks of. */

/** Where to look for it: on the board, in the tray, else in the list. */
const ROOMS = ['.zone', '.tray', '.phone-play', '.drawers', '.frame']

/** Whether a moment lies over it: the board stays below. */
const isCovered = (element: Element, { left, top, width, height }: DOMRect): boolean => {
  const above = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.moment')
  return above instanceof Element && !above.contains(element)
}

const isSeen = (element: Element): boolean => {
  const box = element.getBoundingClientRect()
  return box.width > 0 && !isCovered(element, box)
}

const firstOf = (mark: string, id: string): Element | undefined => {
  for (const room of ROOMS) {
    const found = [...document.querySelectorAll(`${room} [${mark}="${CSS.escape(id)}"]:not(.tag)`)].find(
      isSeen,
    )
    if (found) return found
  }
  return undefined
}

/** What sends the draft. */
export const CONFIRM = 'confirm'

/** Where it is pressed. */
const pressOf = (id: string): Element | undefined =>
  id === CONFIRM
    ? [...document.querySelectorAll('.confirm')].find(isSeen)
    : (firstOf('data-pick', id) ?? firstOf('data-mark', id))

/** The first of these that is in sight. */
export const ringedOf = (ids: readonly string[]): Element | undefined => {
  for (const id of ids) {
    const found = pressOf(id)
    if (found) return found
  }
  return undefined
}

/** Where a thing lies, whether or not it can be pressed. */
export const thingOf = (id: string): Element | undefined => firstOf('data-about', id) ?? pressOf(id)

/** What asks: it is never muted. */
const ASKING = ['.strip', '.draft', '.sentence', '.tag']
export const asking = (): readonly Element[] => ASKING.flatMap((part) => [...document.querySelectorAll(part)])
