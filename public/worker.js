/* Part of the service worker, beside the rules that are generated. */

/* A page that was opened while the worker started asks it to take over. */
addEventListener('message', ({ data }) => {
  if (data === 'claim') clients.claim()
})

/**
 * The address that a build keeps the data of a page at: `/wakamiti/_next/data/<build>/plugins/rest.json`.
 * @returns its build; undefined for every other address
 */
const buildOfData = (address, path) => {
  const [, build, page] = /\/wakamiti\/_next\/data\/([^/]+)\/(.+)\.json$/.exec(new URL(address).pathname) ?? []
  const [, asked] = /^\/wakamiti\/(.*?)(?:\/(?:index\.html)?)?$/.exec(path) ?? []
  return page === (asked || 'index') ? build : undefined
}

/**
 * Answers for a page whose data was kept, but not its document, because it was opened by a click: with any document of the same
 * build, emptied and marked, so that its script puts the page in (src/shell/offline/use-service-worker.ts).
 * @returns undefined when nothing was kept; browsers then show their error page
 */
self.shellFor = async ({ url, mode }) => {
  if (mode !== 'navigate') return undefined
  const { pathname } = new URL(url)
  const files = await (await caches.open('wakamiti-static')).keys()
  const builds = files.map((file) => buildOfData(file.url, pathname)).filter(Boolean)
  const documents = await (await caches.open('wakamiti-pages')).matchAll()
  for (const html of await Promise.all(documents.map((document) => document.text())))
    if (html.includes('<div id="page"') && builds.some((build) => html.includes(`data-build="${build}"`)))
      return new Response(
        html.replace('<html', '<html data-shell').replace(/(<div id="page"[^>]*>).*<\/main>/s, '$1'),
        { headers: { 'content-type': 'text/html; charset=utf-8' } },
      )
  return undefined
}
