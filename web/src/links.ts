/** Links as letters carry them: `/#/table/<id>`, `/#/sit/<id>/<token>`, `/#/watch/<id>/<token>`. */

/** Where such a link leads on this page; secrets stay behind #. */
export const placeOf = (hash: string): string | null => {
  const [, kind, id, token] = /^#\/(table|sit|watch)\/([a-z0-9-]+)(?:\/([\w-]+))?$/.exec(hash) ?? []
  if (!id) return null
  if (kind === 'table') return `/table/${id}`
  if (!token) return null
  return kind === 'sit' ? `/join/${id}#${token}` : `/table/${id}#${token}`
}

/** A secret, unlike the place on a page that a # may name as well. */
const SECRET = /^#[\w-]{12,}$/
/** A second link pasted into the same tab changes nothing but what stands behind the #. */
export const isNewLink = ({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): boolean =>
  pathname === '/' ? placeOf(hash) !== null : /^\/(join|table|replay)\//.test(pathname) && SECRET.test(hash)

export const followLink = (): void => {
  const place = location.pathname === '/' ? placeOf(location.hash) : null
  if (place) history.replaceState(null, '', place)
}
