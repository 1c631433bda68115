/** Links as letters carry them: `/#/table/<id>`, `/#/sit/<id>/<token>`, `/#/watch/<id>/<token>`. */

/** Where such a link leads on this page; secrets stay behind #. */
export const placeOf = (hash: string): string | null => {
  const [, kind, id, token] = /^#\/(table|sit|watch)\/([a-z0-9-]+)(?:\/([\w-]+))?$/.exec(hash) ?? []
  if (!id) return null
  if (kind === 'table') return `/table/${id}`
  if (!token) return null
  return kind === 'sit' ? `/join/${id}#${token}` : `/table/${id}#${token}`
}

export const followLink = (): void => {
  const place = location.pathname === '/' ? placeOf(location.hash) : null
  if (place) history.replaceState(null, '', place)
}
