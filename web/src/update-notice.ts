/** What the page has to say about its own editions: a new one waits until the player takes it, an old one in another tab is in the way. */
import { create } from 'zustand'
import { BLOCKED, UNBLOCKED } from './device/database.ts'

type Edition = { readonly waiting: boolean; readonly blocked: boolean; take(): void }

export const useEdition = create<Edition>(() => ({ waiting: false, blocked: false, take: () => undefined }))

const offer = (edition: ServiceWorker): void => {
  const take = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
    edition.postMessage({ type: 'SKIP_WAITING' })
  }
  useEdition.setState({ waiting: true, take })
}

/** The first edition of all waits for nobody; a later one is offered. */
const watch = (coming: ServiceWorker): void =>
  coming.addEventListener('statechange', () => {
    if (coming.state === 'installed' && navigator.serviceWorker.controller) offer(coming)
  })

const register = async (): Promise<void> => {
  // A private window may refuse; the page then lives from the network.
  const registration = await navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  if (!registration) return
  if (registration.waiting) offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    if (registration.installing) watch(registration.installing)
  })
}

export const watchEditions = (): void => {
  addEventListener(BLOCKED, () => useEdition.setState({ blocked: true }))
  addEventListener(UNBLOCKED, () => useEdition.setState({ blocked: false }))
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  // What is fetched to be kept must not delay what is fetched to be seen.
  if (document.readyState === 'complete') void register()
  else addEventListener('load', () => void register(), { once: true })
}
