/*
 * Part of the service worker, beside the rules that are generated. The origin is shared: any of its pages can write into our caches. What
 * is taken from them is compared with the list of a build, which comes from the host as a script; no page can change that one.
 */

/*
 * A list adds itself: the beginning of the SHA-256 of every file by its path (src/build/emit/emit-offline.ts); earlier builds list all of it.
 * Our own is the first one.
 */
const lists = self.fileLists
const [OWN] = Object.keys(lists)

const listPath = (build) => `/wakamiti/_next/static/${build}/files.js`

/** So many other builds are known: the saved one, and the last ones that a reader has visited. */
const MOST_BUILDS = 3

const ourCaches = async () => (await caches.keys()).filter((name) => name.startsWith('wakamiti-'))

/** Builds without a list that something was kept of, by the names of caches and the addresses in them. */
const otherBuilds = async () => {
  const names = await ourCaches()
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  const urls = requests.flat().map(({ url }) => url)
  const found = [...names, ...urls.reverse()].map((text) => /(?:-saved-|\/_next\/(?:static|data)\/)(\w+)/.exec(text)?.[1])
  const builds = found.filter((build) => build && !(build in lists) && !/^(chunks|css|media)$/.test(build))
  return [...new Set(builds)].slice(0, MOST_BUILDS)
}

/**
 * Has the lists of other builds before the worker starts, so that what was kept of them can still be checked. Without a network, or while
 * the host is out of order, the browser tries again at the next visit; what the host no longer lists is deleted.
 */
const importLists = async () => {
  for (const build of await otherBuilds()) {
    const { ok, status, headers } = await fetch(listPath(build))
    if (ok && isTyped(listPath(build), headers)) importScripts(listPath(build))
    else if (status !== 404 && status !== 410) throw new Error(`${listPath(build)} cannot be had now (${status})`)
  }
}

/** The same when the worker runs again: browsers run no script then that they have not stored with it. */
let imported
const importStored = async () => {
  for (const build of await otherBuilds())
    try {
      importScripts(listPath(build))
    } catch {
      // What was kept of it is not believed.
    }
}

const TYPES = { html: 'text/html', js: 'javascript', css: 'text/css', json: 'json' }

/** Whether an answer is of the type of its address: a login page in the place of a script is not. */
const isTyped = (path, headers) =>
  (headers.get('content-type') ?? '').includes(TYPES[/\.(\w+)$/.exec(path)?.[1] ?? 'html'] ?? '')

/** The path of an address, as lists write it. */
const pathOf = (url) => {
  const path = new URL(url).pathname.replace(/\/index\.html$/, '/')
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/**
 * An answer with its type and no other header, if it is what a build lists for its address.
 * @param build the only one that will do; without it any one that is known
 */
const listed = async (url, response, build) => {
  const path = pathOf(url)
  if (response?.status !== 200 || !isTyped(path, response.headers)) return undefined
  const content = await response.arrayBuffer()
  const hash = btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', content))))
  const isIn = () => (build ? [lists[build]] : Object.values(lists)).some((list) => list?.[path] && hash.startsWith(list[path]))
  if (!isIn()) await (imported ??= importStored())
  return isIn() ? new Response(content, { headers: { 'content-type': response.headers.get('content-type') } }) : undefined
}

/** @param build the saved one that a cache is of; undefined for one of visits */
const deleteUnlistedIn = async (name, build) => {
  const cache = await caches.open(name)
  for (const request of await cache.keys()) {
    const isRecord = name === SAVED && pathOf(request.url) === RECORD && (await savedRecord())
    if (!isRecord && !(await listed(request.url, await cache.match(request), build))) await cache.delete(request)
  }
}

/**
 * Deletes what no list has: what is an earlier build's, a neighbour's, a login page.
 * @param isUpdate whether this worker has just been installed: then what an interrupted save of an earlier build has left goes, too;
 * otherwise a newer build may have been saved, whose list the next worker will have
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
  // A page that was opened while the worker started asks it to take over.
  if (event.data === 'claim') clients.claim()
  // The site has been saved.
  if (event.data === 'clean') event.waitUntil(deleteUnlisted(false))
})

/** What is stored of an answer: nothing, unless it is listed. */
self.toStore = ({ request, response }) => listed(request.url, response)

/** The answer for a file with a hash in its name; one that cannot be it may be in the browser's own cache, and is fetched past that. */
self.freshIfWrong = ({ request, response }) =>
  response.ok && !isTyped(pathOf(request.url), response.headers)
    ? fetch(request.url, { cache: 'reload' }).catch(() => response)
    : response

const BASE = '/wakamiti/'

/**
 * The language of a path; one other than Spanish has a not-found page of its own.
 * @example languageOf('/wakamiti/en/plugins/') // => { root: '/wakamiti/en/', locale: 'en', rest: 'plugins/' }
 */
const languageOf = (path) => {
  const [start, prefix] = /^\/wakamiti\/(?:([a-z]{2})\/)?/.exec(path)
  const [root, locale] = prefix && lists[OWN][`${start}404/`] ? [start, prefix] : [BASE, 'es']
  return { root, locale, rest: path.slice(root.length) }
}

const HTML = { 'content-type': 'text/html; charset=utf-8' }

/** @example dataPath('abc', '/wakamiti/plugins/rest/') // => '/wakamiti/_next/data/abc/plugins/rest.json' */
const dataPath = (build, path) =>
  `/wakamiti/_next/data/${build}/${path.slice('/wakamiti/'.length).replace(/\/$/, '') || 'index'}.json`

/**
 * Answers for a page whose data was kept, but not its document, because it was opened by a click: with any document of the same
 * build, emptied and marked, so that its script puts the page in (src/navigation/navigate.ts).
 * @returns where nothing was kept, the same page in a language that the reader has saved, or that it is not saved; undefined when
 * nothing was saved: browsers then show their error page
 */
self.shellFor = async ({ url, mode }) => {
  if (mode !== 'navigate') return undefined
  const documents = await caches.open('wakamiti-pages')
  for (const asked of await documents.keys()) {
    const html = (await (await listed(asked.url, await documents.match(asked)))?.text()) ?? ''
    const [, build] = /data-build="(\w+)"[^]*<div id="page"/.exec(html) ?? []
    const data = build && (await caches.match(dataPath(build, pathOf(url)), { cacheName: 'wakamiti-static', ignoreSearch: true }))
    if (data)
      return new Response(
        html.replace('<html', '<html data-shell').replace(/(<div id="page"[^>]*>).*<\/main>/s, '$1'),
        { headers: HTML },
      )
  }
  const record = await savedRecord()
  const { root, rest } = languageOf(pathOf(url))
  const roots = Object.keys(record?.locales ?? {}).map((locale) => (locale === 'es' ? BASE : `${BASE}${locale}/`))
  const [other] = roots.filter((each) => lists[OWN][`${each}404/`])
  if (!other || roots.includes(root)) return undefined
  const page = other + rest.replace(/\/?$/, '/')
  return lists[OWN][page] ? Response.redirect(page) : notSaved(savedIn(record, url), other)
}

/** Where the site says what was saved (src/shell/offline/saved/saved-set.ts). */
const SAVED = 'wakamiti-saved'
const RECORD = '/wakamiti/assets/offline/saved.json'

const savedRecord = async () => {
  const response = await caches.match(RECORD, { cacheName: SAVED })
  const record = await response?.json().catch(() => undefined)
  return typeof record?.build === 'string' && record.locales ? record : undefined
}

/** Looks an address up in the saved site. */
const savedIn = ({ build }, base) => async (address) => {
  const found = await caches.match(address, { cacheName: `${SAVED}-${build}`, ignoreSearch: true, ignoreVary: true })
  return listed(new URL(address, base), found, build)
}

/** The not-found page, in other words: without a network nobody knows that there is no such page (src/shell/document-head.tsx). */
const notSaved = async (saved, root) => {
  const page = await saved(`${root}404/`)
  const html = (await page?.text()) ?? ''
  const [, title, notSaved, result, noAnswer] = /data-offline="(.+?)\|(.+?)\|(.+?)\|(.+?)"/.exec(html) ?? []
  const said = title ? html.replaceAll(title, notSaved).replaceAll(result, noAnswer) : html
  return page && new Response(said, { status: 404, headers: HTML })
}

/**
 * Answers for a page of the saved site: with its document, or with the one that the build has emptied for all pages of the language, whose
 * script puts the page in.
 * @param saved looks an address up in the saved site
 * @returns the not-found page when the language was saved, but no such page
 */
const savedPage = async (pathname, { build, locales }, saved) => {
  const path = pathname.replace(/\/?$/, '/')
  const { root, locale } = languageOf(path)
  const own = await saved(path)
  if (own) return own
  const shell = (await saved(dataPath(build, path))) && (await saved(`/wakamiti/assets/offline/${locale}.txt`))
  if (shell) return new Response(shell.body, { headers: HTML })
  return locales[locale] && notSaved(saved, root)
}

/**
 * The answer of the site that the reader has saved, when there is no network: all of one build.
 * @returns what a visit has stored, when the saved site has no answer; undefined when there is none either
 */
const savedAnswer = async ({ url, mode, headers }, visited) => {
  const record = await savedRecord()
  if (!record) return visited
  // A tab of another build: what it asks for would not fit.
  const asking = headers.get('x-wakamiti-build')
  if (asking && asking !== record.build) return visited
  const saved = savedIn(record, url)
  return (await saved(url)) ?? (mode === 'navigate' ? await savedPage(pathOf(url), record, saved) : undefined) ?? visited
}

/** What is taken from the copies of the site: the copy of a visit, or what the reader has saved. A wrong copy is thrown away. */
self.storedOr = async ({ request, cacheName, cachedResponse }) => {
  const { url, mode } = request
  const visited = await listed(url, cachedResponse)
  if (cachedResponse && !visited) await (await caches.open(cacheName)).delete(request)
  // What has a hash in its name is the same wherever it was stored.
  if (visited && url.includes('/_next/')) return visited
  // Links lead to pages, and their scripts know them by that address.
  if (mode === 'navigate' && /\/index\.html($|[?#])/.test(url)) return visited ?? Response.redirect(url.replace('/index.html', '/'))
  return savedAnswer(request, visited)
}
