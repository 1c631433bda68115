/** The real PostgreSQL of the house's tests. */
type Started = { readonly url: string; readonly stop: () => Promise<void> }

export const startPostgres = async (): Promise<Started> => {
  const door = new URL('../../house/postgres.mjs', import.meta.url)
  const house = (await import(door.href)) as { startPostgres: () => Promise<Started> }
  return house.startPostgres()
}
