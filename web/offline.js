// The service worker: the page without a network. Every file of an edition is kept, and an edition is replaced as a
// whole when the player takes the next one. The build writes EDITION and FILES above this line.
/* global EDITION, FILES */
importScripts('/push.js')

const OWN = `machiya-${EDITION}`
/** The name of such a file says what is in it, so a copy from an older edition is as good. */
const named = /^\/assets\//
/** Addresses at which the house itself answers. */
const house = /^\/(api|ws|metrics|docs|health|ready)/

const obtain = async (file) => {
  const answer =
    (named.test(file) && (await caches.match(file))) || (await fetch(file, { cache: 'no-cache' }))
  if (!answer.ok) throw new Error(`${file} was answered with ${answer.status}`)
  return answer
}

const keep = async () => {
  const cache = await caches.open(OWN)
  await Promise.all(FILES.map(async (file) => cache.put(file, await obtain(file))))
}

const forgetOthers = async () => {
  const others = (await caches.keys()).filter((name) => name !== OWN)
  await Promise.all(others.map((name) => caches.delete(name)))
}

/** The kept file that answers a request, if one does. */
const fileFor = ({ method, mode, url }) => {
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== location.origin) return undefined
  if (FILES.includes(pathname)) return pathname
  return mode === 'navigate' && !house.test(pathname) ? '/index.html' : undefined
}

const answerWith = async (file, request) => (await (await caches.open(OWN)).match(file)) ?? fetch(request)

self.addEventListener('install', (event) => event.waitUntil(keep()))
self.addEventListener('activate', (event) => event.waitUntil(forgetOthers()))
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') self.skipWaiting()
})
self.addEventListener('fetch', (event) => {
  const file = fileFor(event.request)
  if (file) event.respondWith(answerWith(file, event.request))
})
