import { fileListPath } from '@/site/published'
import { SITE } from '@/site/site'

/** All projects of the origin share one cache storage; the names of our caches start with this. */
export const CACHE_PREFIX = 'wakamiti-'

const MAX_AGE_S = 60 * 24 * 60 * 60

/** What Workbox passes on: a request with its response, or with the cached one. */
type CallbackParam = { request: Request; response?: Response; cacheName?: string; cachedResponse?: Response }

type Match = { request: Request; url: URL; sameOrigin: boolean }

type Callback<Param> = (param: Param) => Promise<Response | undefined>

/** What public/worker.js adds to the scope of the worker. */
declare const self: { shellFor: Callback<Request>; isVisit: (match: Match) => boolean } & Record<
  'refetchWrongType' | 'onlyListed' | 'cachedOrSaved',
  Callback<CallbackParam>
>

/** A plugin of Workbox that only caches and serves files of a build's list. Workbox copies its source: it cannot use a closure. */
const LISTED_FILES = {
  handlerDidError: ({ request }: CallbackParam) => self.shellFor(request),
  fetchDidSucceed: (param: CallbackParam) => self.refetchWrongType(param),
  cacheWillUpdate: (param: CallbackParam) => self.onlyListed(param),
  cachedResponseWillBeUsed: (param: CallbackParam) => self.cachedOrSaved(param),
}

const rule = (
  name: string,
  handler: 'CacheFirst' | 'NetworkFirst',
  maxEntries: number,
  urlPattern: (match: Match) => boolean,
) => ({
  urlPattern,
  handler,
  options: {
    cacheName: `${CACHE_PREFIX}${name}`,
    expiration: { maxEntries, maxAgeSeconds: MAX_AGE_S },
    cacheableResponse: { statuses: [200] },
    plugins: [LISTED_FILES],
  },
})

/** Caches what a reader visits. Hashed files come from the cache, others from the network while there is one: a new build shows at once. */
const RUNTIME_CACHING = [
  rule(
    'pages',
    'NetworkFirst',
    300,
    (match) => self.isVisit(match) && (match.request.mode === 'navigate' || match.url.pathname.endsWith('/')),
  ),
  rule(
    'static',
    'CacheFirst',
    300,
    (match) => self.isVisit(match) && match.url.pathname.startsWith('/wakamiti/_next/'),
  ),
  rule('assets', 'NetworkFirst', 600, (match) => self.isVisit(match)),
]

/** The options of next-pwa, which only passes them on to Workbox: `workbox-build` could replace it. */
export const pwaOptions = (build: string) => ({
  dest: 'public',
  scope: `${SITE.base}/`,
  cacheId: SITE.product,
  // The site registers the worker itself, in ten lines instead of a library (src/build/next/lean-browser.cjs).
  register: false,
  skipWaiting: true,
  clientsClaim: true,
  // worker.js checks cached files, serves pages that are cached as data only, and claims a page that opens while the worker starts.
  // Its query keeps browsers from using the script of an earlier build.
  importScripts: [`${SITE.base}${fileListPath(build)}`, `${SITE.base}/worker.js?${build}`],
  cacheStartUrl: false,
  dynamicStartUrl: false,
  reloadOnOnline: false,
  // No precaching: nothing is fetched before a reader visits it.
  buildExcludes: [() => true],
  additionalManifestEntries: [],
  runtimeCaching: RUNTIME_CACHING,
})
