/* Part of the service worker, beside the rules that are generated. */

/* A page that was opened while the worker started asks it to take over. */
addEventListener('message', ({ data }) => {
  if (data === 'claim') clients.claim()
})

const HTML = { 'content-type': 'text/html; charset=utf-8' }

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
 * build, emptied and marked, so that its script puts the page in (src/navigation/route/use-displaced-page.ts).
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
        { headers: HTML },
      )
  return undefined
}

/** Where the site says what was saved (src/shell/offline/saved/saved-record.ts). */
const RECORD = '/wakamiti/assets/offline/saved.json'

/**
 * Answers for a page of the saved site: with its document, or with the one that the build has emptied for all pages of the language, whose
 * script puts the page in.
 * @param saved looks an address up in the saved site
 * @returns the not-found page when the language is whole and has no such page; undefined when it may only be missing
 */
const savedPage = async (pathname, { build, locales }, saved) => {
  const path = pathname.replace(/(\/(index\.html)?)?$/, '/')
  const [, base, locale = 'es'] = /^(\/wakamiti\/(?:(en)\/)?)/.exec(path)
  const own = await saved(path)
  if (own) return own
  const page = path.slice('/wakamiti/'.length, -1)
  const shell = (await saved(`/wakamiti/_next/data/${build}/${page}.json`)) && (await saved(`/wakamiti/assets/offline/${locale}.txt`))
  if (shell) return new Response(shell.body, { headers: HTML })
  const missing = locales[locale] && (await saved(`${base}404/`))
  return missing && new Response(missing.body, { status: 404, headers: HTML })
}

/**
 * The answer of the site that the reader has saved, when there is no network: all of one build.
 * @returns what a visit has stored, when the saved site has no answer; undefined when there is none either
 */
self.savedOr = async ({ request, cachedResponse }) => {
  // What has a hash in its name is the same wherever it was stored.
  if (cachedResponse && request.url.includes('/_next/')) return cachedResponse
  const record = await (await caches.match(RECORD, { cacheName: 'wakamiti-saved' }))?.json()
  if (!record) return cachedResponse
  const { url, mode, headers } = request
  // A tab of another build: what it asks for would not fit.
  const asking = headers.get('x-wakamiti-build')
  if (asking && asking !== record.build) return cachedResponse
  const saved = (address) =>
    caches.match(address, { cacheName: `wakamiti-saved-${record.build}`, ignoreSearch: true, ignoreVary: true })
  const answer = (await saved(url)) ?? (mode === 'navigate' ? await savedPage(new URL(url).pathname, record, saved) : undefined)
  return answer ?? cachedResponse
}
