/**
 * A service worker that removes every other one of the site. Published in place of sw.js, it replaces the one
 * that a reader has, deletes the copies of this site (other projects share the origin: theirs stay) and unregisters itself.
 * Open pages keep working; from then on everything is loaded from the network.
 */
const PREFIX = 'wakamiti-'

async function free() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(PREFIX)).map((name) => caches.delete(name)))
  await self.registration.unregister()
}

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(free()))
