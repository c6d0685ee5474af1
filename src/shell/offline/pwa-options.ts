import { fileListPath } from '@/site/published'
import { SITE } from '@/site/site'

/** Caches are shared by every project of the origin; only ours start with this. */
export const CACHE_PREFIX = 'wakamiti-'

const DAY_S = 24 * 60 * 60

/** What Workbox hands on: a request with its answer, or with what a visit has stored for it. */
type CallbackParam = { request: Request; response?: Response; cacheName?: string; cachedResponse?: Response }

type Callback<Param> = (param: Param) => Promise<Response | undefined>

/** What the file that the worker imports adds to it (public/worker.js). */
declare const self: { shellFor: Callback<Request> } & Record<
  'freshIfWrong' | 'toStore' | 'storedOr',
  Callback<CallbackParam>
>

/** What is kept, and what is taken from a copy, is what a build lists. The worker gets functions as source: they refer to nothing around them. */
const LISTED = {
  handlerDidError: ({ request }: CallbackParam) => self.shellFor(request),
  fetchDidSucceed: (asked: CallbackParam) => self.freshIfWrong(asked),
  cacheWillUpdate: (asked: CallbackParam) => self.toStore(asked),
  cachedResponseWillBeUsed: (asked: CallbackParam) => self.storedOr(asked),
}

/** One rule: which requests it matches, how they are answered, and how many responses are stored. */
const rule = (
  name: string,
  handler: 'CacheFirst' | 'NetworkFirst',
  maxEntries: number,
  urlPattern: (match: CallbackParam & { url: URL; sameOrigin: boolean }) => boolean,
) => ({
  urlPattern,
  handler,
  options: {
    cacheName: `${CACHE_PREFIX}${name}`,
    expiration: { maxEntries, maxAgeSeconds: 60 * DAY_S },
    cacheableResponse: { statuses: [200] },
    plugins: [LISTED],
  },
})

/**
 * The worker stores everything that a reader has visited, and nothing else. Files with a hash in their name are taken from the copy; pages
 * and page data from the network while there is one, so that a new build shows at once.
 */
const RUNTIME_CACHING = [
  rule(
    'pages',
    'NetworkFirst',
    300,
    ({ url, request, sameOrigin }) =>
      sameOrigin &&
      url.pathname.startsWith('/wakamiti/') &&
      (request.mode === 'navigate' || url.pathname.endsWith('/')) &&
      !request.headers.has('x-wakamiti-saving'),
  ),
  rule(
    'static',
    'CacheFirst',
    300,
    ({ url, request, sameOrigin }) =>
      sameOrigin && url.pathname.startsWith('/wakamiti/_next/') && !request.headers.has('x-wakamiti-saving'),
  ),
  rule(
    'assets',
    'NetworkFirst',
    600,
    ({ url, request, sameOrigin }) =>
      sameOrigin && url.pathname.startsWith('/wakamiti/') && !request.headers.has('x-wakamiti-saving'),
  ),
]

/** The options of next-pwa, which generates the worker. It only passes these rules to Workbox: `workbox-build` could replace it. */
export const pwaOptions = (build: string) => ({
  dest: 'public',
  scope: `${SITE.base}/`,
  cacheId: SITE.product,
  // The site registers the worker itself, in ten lines instead of a library (src/build/next/lean-browser.cjs).
  register: false,
  skipWaiting: true,
  clientsClaim: true,
  // The worker claims the pages that are open when it starts; a page that opens at that very moment asks to be claimed. It also
  // checks what is kept, and answers for pages that were kept as data only. Browsers may have the script of an earlier build.
  importScripts: [`${SITE.base}${fileListPath(build)}`, `${SITE.base}/worker.js?${build}`],
  cacheStartUrl: false,
  dynamicStartUrl: false,
  reloadOnOnline: false,
  // Nothing is fetched before a reader visits it: no entry of the build is precached.
  buildExcludes: [() => true],
  additionalManifestEntries: [],
  runtimeCaching: RUNTIME_CACHING,
})
