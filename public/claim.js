/* Part of the service worker: a page that was opened while the worker started asks it to take over. */
addEventListener('message', ({ data }) => {
  if (data === 'claim') clients.claim()
})
