/** The codes that lead back to my seats: the house shows each once, so the page keeps them. */
const keyOf = (id: string): string => `machiya.code.${id}`
const CODE = /^[a-z0-9]{12}$/

export const codeOf = (id: string): string => localStorage.getItem(keyOf(id)) ?? ''
/** Returns it as it is kept. */
export const keepCode = (id: string, code: string): string => {
  const plain = code.toLowerCase().replaceAll(/[\s-]/g, '')
  localStorage.setItem(keyOf(id), plain)
  return plain
}
/** Behind the # of a link stands the secret of an invitation, or the code of somebody who sat there. */
export const isCode = (secret: string): boolean => CODE.test(secret)
