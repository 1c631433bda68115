/** What those at a table are called: people as they said, whoever plays for the house by a name nobody else has. */

/** What each of the house is called, in every language; as many as a table has chairs. */
export const NAMES = ['Ren', 'Aiko', 'Mateo', 'Sumi', 'Jun'] as const

type Named = { readonly name: string; readonly level: string | null }

/** A house that named a chair by its level has given it no name; an empty chair, or one that was freed, has none. */
const hasOwnName = ({ name, level }: Named): boolean => name !== '' && name.toLowerCase() !== level

/** Those that are to stay come first: whoever sits down on an empty chair renames nobody else. */
export const namesOf = (seats: readonly Named[]): string[] => {
  const taken = seats.filter(hasOwnName).map(({ name }) => name)
  const free = NAMES.filter((name) => !taken.includes(name))
  const unnamed = seats.filter((chair) => !hasOwnName(chair))
  const order = [...unnamed.filter(({ level }) => level !== null), ...unnamed]
  const given = new Map([...new Set(order)].map((chair, i) => [chair, free[i]]))
  return seats.map((chair) => given.get(chair) ?? chair.name)
}
