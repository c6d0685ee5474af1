/**
 * Published in place of sw.js, it replaces a reader's service worker, deletes the caches of this site (other projects share the
 * origin: theirs stay) and unregisters itself. Open pages keep working; from then on everything comes from the network.
 */
const PREFIX = 'wakamiti-'

async function removeEverything() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(PREFIX)).map((name) => caches.delete(name)))
  await self.registration.unregister()
}

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(removeEverything()))
