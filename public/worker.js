/*
 * Imported by the generated service worker. The origin is shared: any of its pages can write to our caches. What comes from a cache is
 * therefore checked against the file list of a build, a script from the host that no page can change.
 */

const BASE = '/wakamiti/'

/*
 * Every list script adds its build here: file paths with the start of their SHA-256; earlier builds list the whole hash
 * (src/build/emit/emit-offline.ts). The first list is that of this build.
 */
const lists = self.fileLists
const [OWN] = Object.keys(lists)

const listPath = (build) => `/wakamiti/_next/static/${build}/files.js`

/** How many other builds are known: the saved one, and the last ones that the reader has visited. */
const MAX_OTHER_BUILDS = 3

const ourCaches = async () => (await caches.keys()).filter((name) => name.startsWith('wakamiti-'))

/** Builds with cached files but no list yet, by the names of the caches and the addresses in them. */
const unlistedBuilds = async () => {
  const names = await ourCaches()
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  const urls = requests.flat().map(({ url }) => url)
  const found = [...names, ...urls.reverse()].map((text) => /(?:-saved-|\/_next\/(?:static|data)\/)(\w+)/.exec(text)?.[1])
  const builds = found.filter((build) => build && !(build in lists) && !/^(chunks|css|media)$/.test(build))
  return [...new Set(builds)].slice(0, MAX_OTHER_BUILDS)
}

/**
 * Imports the lists of other builds on installation, so that their cached files can still be checked. If the host cannot be reached,
 * installation fails and the browser tries again at the next visit; files of a build whose list is gone are deleted.
 */
const importLists = async () => {
  for (const build of await unlistedBuilds()) {
    const { ok, status, headers } = await fetch(listPath(build))
    if (ok && isTyped(listPath(build), headers)) importScripts(listPath(build))
    else if (status !== 404 && status !== 410) throw new Error(`${listPath(build)} cannot be had now (${status})`)
  }
}

/** Imports the lists again after the worker has restarted; browsers then only run scripts that they stored on installation. */
let imported
const importStored = async () => {
  for (const build of await unlistedBuilds())
    try {
      importScripts(listPath(build))
    } catch {
      // Without a list, its files count as wrong.
    }
}

const TYPES = { html: 'text/html', js: 'javascript', css: 'text/css', json: 'json' }

/** Whether a response has the type that its address promises; a login page in place of a script does not. */
const isTyped = (path, headers) =>
  (headers.get('content-type') ?? '').includes(TYPES[/\.(\w+)$/.exec(path)?.[1] ?? 'html'] ?? '')

/** The path of an address, as in the lists. */
const pathOf = (url) => {
  const path = new URL(url).pathname.replace(/\/index\.html$/, '/')
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/**
 * The response, with no header but its type, if a build lists it for this address.
 * @param build the only build that counts; without it, every known one does
 */
const listed = async (url, response, build) => {
  const path = pathOf(url)
  if (response?.status !== 200 || !isTyped(path, response.headers)) return undefined
  const content = await response.arrayBuffer()
  const hash = btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', content))))
  const isListed = () => (build ? [lists[build]] : Object.values(lists)).some((list) => list?.[path] && hash.startsWith(list[path]))
  if (!isListed()) await (imported ??= importStored())
  return isListed() ? new Response(content, { headers: { 'content-type': response.headers.get('content-type') } }) : undefined
}

/** @param build the build that the cache was saved from; undefined for caches of visited files */
const deleteUnlistedIn = async (name, build) => {
  const cache = await caches.open(name)
  for (const request of await cache.keys()) {
    const isRecord = name === SAVED && pathOf(request.url) === RECORD && (await savedRecord())
    if (!isRecord && !(await listed(request.url, await cache.match(request), build))) await cache.delete(request)
  }
}

/**
 * Deletes files that no list has: those of an earlier build, of another project, login pages.
 * @param isUpdate whether this worker has just been installed. It then also deletes what an interrupted save of an earlier build has left;
 * at other times, an unknown build may be a newer one, whose list the next worker will have
 */
const deleteUnlisted = async (isUpdate) => {
  await (imported ??= importStored())
  const record = await savedRecord()
  for (const name of await ourCaches()) {
    const [, build] = name.split('-saved-')
    const isKnown = !build || build in lists
    const isOutdated = build && ![OWN, record?.build].includes(build)
    if (isUpdate && (!isKnown || isOutdated)) await caches.delete(name)
    else if (isKnown) await deleteUnlistedIn(name, build)
  }
}

addEventListener('install', (event) => event.waitUntil(importLists()))
addEventListener('activate', (event) => event.waitUntil(deleteUnlisted(true)))

addEventListener('message', (event) => {
  // Sent by a page that opened while the worker was starting.
  if (event.data === 'claim') clients.claim()
  // Sent when the site has been saved.
  if (event.data === 'clean') event.waitUntil(deleteUnlisted(false))
})

/** Whether a request for a file of the site comes from a visit; those that save the site are never cached here. */
self.isVisit = ({ url, request, sameOrigin }) =>
  sameOrigin && url.pathname.startsWith(BASE) && !request.headers.has('x-wakamiti-saving')

/** Only listed responses are cached. */
self.onlyListed = ({ request, response }) => listed(request.url, response)

/** Fetches a response of the wrong type again, past the HTTP cache, which may be where it came from. */
self.refetchWrongType = ({ request, response }) =>
  response.ok && !isTyped(pathOf(request.url), response.headers)
    ? fetch(request.url, { cache: 'reload' }).catch(() => response)
    : response

const HTML = { 'content-type': 'text/html; charset=utf-8' }

/** @example dataPath('abc', '/wakamiti/plugins/rest/') // => '/wakamiti/_next/data/abc/plugins/rest.json' */
const dataPath = (build, path) =>
  `/wakamiti/_next/data/${build}/${path.slice('/wakamiti/'.length).replace(/\/$/, '') || 'index'}.json`

/**
 * The document of a page that was opened client-side, so that only its data is cached: any cached document of the same build, emptied
 * and marked, so that its script renders the page (src/navigation/navigate.ts).
 * @returns undefined if no data is cached: the browser then shows its error page
 */
self.shellFor = async ({ url, mode }) => {
  if (mode !== 'navigate') return undefined
  const documents = await caches.open('wakamiti-pages')
  for (const request of await documents.keys()) {
    const html = (await (await listed(request.url, await documents.match(request)))?.text()) ?? ''
    const [, build] = /data-build="(\w+)"[^]*<div id="page"/.exec(html) ?? []
    const data = build && (await caches.match(dataPath(build, pathOf(url)), { cacheName: 'wakamiti-static', ignoreSearch: true }))
    if (data)
      return new Response(
        html.replace('<html', '<html data-shell').replace(/(<div id="page"[^>]*>).*<\/main>/s, '$1'),
        { headers: HTML },
      )
  }
  return undefined
}

/** The cache and address of the record of what is saved (src/shell/offline/save-site.ts). */
const SAVED = 'wakamiti-saved'
const RECORD = '/wakamiti/assets/offline/saved.json'

const savedRecord = async () => {
  const response = await caches.match(RECORD, { cacheName: SAVED })
  const record = await response?.json().catch(() => undefined)
  return typeof record?.build === 'string' ? record : undefined
}

/** A function that looks up addresses in the saved site. */
const savedIn = ({ build }, base) => async (address) => {
  const found = await caches.match(address, { cacheName: `${SAVED}-${build}`, ignoreSearch: true, ignoreVary: true })
  return listed(new URL(address, base), found, build)
}

/** The not-found page with its offline texts: without a network, the page may exist (src/shell/document-head.tsx). */
const notSaved = async (saved, root) => {
  const page = await saved(`${root}404/`)
  const html = (await page?.text()) ?? ''
  const [, title, notSaved, result, noAnswer] = /data-offline="(.+?)\|(.+?)\|(.+?)\|(.+?)"/.exec(html) ?? []
  const text = title ? html.replaceAll(title, notSaved).replaceAll(result, noAnswer) : html
  return page && new Response(text, { status: 404, headers: HTML })
}

/**
 * A page of the saved site: its document, the emptied document of its language, whose script renders the page, or the not-found page.
 * @param saved looks up addresses in the saved site
 */
const savedPage = async (pathname, build, saved) => {
  const path = pathname.replace(/\/?$/, '/')
  // Languages other than Spanish are known by their not-found page.
  const [start, locale] = /^\/wakamiti\/([a-z]{2})\//.exec(path) ?? []
  const isLanguage = locale && (await saved(`${start}404/`))
  const shell = () => saved(`/wakamiti/assets/offline/${isLanguage ? locale : 'es'}.txt`)
  const document = (await saved(path)) ?? ((await saved(dataPath(build, path))) && (await shell()))
  return document ? new Response(document.body, { headers: HTML }) : notSaved(saved, isLanguage ? start : BASE)
}

/**
 * The response from the saved site, all of one build, when there is no network.
 * @returns the response cached on a visit, if any, when the saved site has none
 */
const savedAnswer = async ({ url, mode, headers }, visited) => {
  const record = await savedRecord()
  if (!record) return visited
  // Files of the saved build would not fit a tab of another build.
  const asking = headers.get('x-wakamiti-build')
  if (asking && asking !== record.build) return visited
  const saved = savedIn(record, url)
  return (await saved(url)) ?? (mode === 'navigate' ? await savedPage(pathOf(url), record.build, saved) : undefined) ?? visited
}

/** The response cached on a visit, or the one from the saved site. A cached response that no list has is deleted. */
self.cachedOrSaved = async ({ request, cacheName, cachedResponse }) => {
  const { url, mode } = request
  const visited = await listed(url, cachedResponse)
  if (cachedResponse && !visited) await (await caches.open(cacheName)).delete(request)
  // A file with a hash in its name is the same in every build.
  if (visited && url.includes('/_next/')) return visited
  // Scripts know pages by the address without index.html.
  if (mode === 'navigate' && /\/index\.html($|[?#])/.test(url)) return visited ?? Response.redirect(url.replace('/index.html', '/'))
  return savedAnswer(request, visited)
}
