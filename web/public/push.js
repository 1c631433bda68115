// Part of the service worker: shows that it is somebody's turn, and leads to the table.
self.addEventListener('push', (event) => {
  const { table, title, text } = event.data.json()
  const shown = { body: text, tag: table, icon: '/icon.svg', data: { table } }
  event.waitUntil(self.registration.showNotification(title, shown))
})

const lead = async (path) => {
  const pages = await self.clients.matchAll({ type: 'window' })
  const open = pages.find(({ url }) => new URL(url).pathname === path)
  return open ? open.focus() : self.clients.openWindow(path)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(lead(`/table/${event.notification.data.table}`))
})
