import { SITE } from '@/site/site'

/** Where a build lists the hashes of its files: beside its scripts, because hosts keep those of earlier builds for a while. */
export const fileListPath = (build: string): string => `/_next/static/${build}/files.js`

/** Caches are shared by every project of the origin; only ours start with this. */
export const CACHE_PREFIX = 'wakamiti-'

const DAY_S = 24 * 60 * 60

interface UrlMatch {
  url: URL
  request: Request
  sameOrigin: boolean
}

type Handler = 'CacheFirst' | 'NetworkFirst'

/** What the file that the worker imports adds to it (public/worker.js). */
declare const self: {
  shellFor: (request: Request) => Promise<Response | undefined>
  freshIfWrong: (answered: Answered) => Promise<Response>
  toStore: (answered: Answered) => Promise<Response | undefined>
  storedOr: (found: FoundCopy) => Promise<Response | undefined>
}

interface Answered {
  request: Request
  response: Response
}

/** A request, and what a visit has stored for it. */
interface FoundCopy {
  request: Request
  cacheName: string
  cachedResponse?: Response
}

interface Plugin {
  handlerDidError?: (failed: { request: Request }) => Promise<Response | undefined>
  fetchDidSucceed?: (answered: Answered) => Promise<Response>
  cacheWillUpdate?: (answered: Answered) => Promise<Response | undefined>
  cachedResponseWillBeUsed?: (found: FoundCopy) => Promise<Response | undefined>
}

/** For a page that neither the network nor its copy answers. */
const SHELL: Plugin = { handlerDidError: ({ request }) => self.shellFor(request) }

/** For what is not asked for again once it is stored. */
const FRESH: Plugin = { fetchDidSucceed: (answered) => self.freshIfWrong(answered) }

/** For everything: what is kept, and what is taken from a copy, is what a build lists. */
const LISTED: Plugin = {
  cacheWillUpdate: (answered) => self.toStore(answered),
  cachedResponseWillBeUsed: (found) => self.storedOr(found),
}

/** One rule: which requests it matches, where and for how long responses are stored. The worker gets functions as source. */
const rule = (
  name: string,
  handler: Handler,
  maxEntries: number,
  urlPattern: (match: UrlMatch) => boolean,
  plugins: Plugin[] = [],
) => ({
  urlPattern,
  handler,
  options: {
    cacheName: `${CACHE_PREFIX}${name}`,
    expiration: { maxEntries, maxAgeSeconds: 60 * DAY_S },
    cacheableResponse: { statuses: [200] },
    plugins: [...plugins, LISTED],
  },
})

/**
 * What the service worker stores: everything that a reader has visited, nothing else; what saves the whole site stores its files itself. Files with a hash in their name are
 * taken from the copy; pages and page data from the network while there is one, so that a new build shows at once.
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
    [SHELL],
  ),
  rule(
    'static',
    'CacheFirst',
    300,
    ({ url, request, sameOrigin }) =>
      sameOrigin && url.pathname.startsWith('/wakamiti/_next/') && !request.headers.has('x-wakamiti-saving'),
    [FRESH],
  ),
  rule(
    'assets',
    'NetworkFirst',
    600,
    ({ url, request, sameOrigin }) =>
      sameOrigin && url.pathname.startsWith('/wakamiti/') && !request.headers.has('x-wakamiti-saving'),
  ),
]

/**
 * The options of next-pwa, which generates the worker. Should it stop working with a new Next.js, it can be replaced: it only passes these rules
 * to Workbox, and `workbox-build` accepts the same ones.
 * @param environment NODE_ENV: in development there is no worker
 * @param build its name: every build has a worker of its own
 */
export const pwaOptions = (environment: string | undefined, build: string) => ({
  dest: 'public',
  scope: `${SITE.base}/`,
  cacheId: SITE.product,
  // The site registers the worker itself, in ten lines instead of a library (src/shell/offline).
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
  disable: environment === 'development',
})

interface WebpackConfig {
  entry: () => Promise<Record<string, string[]>>
}

interface NextConfig {
  webpack: (config: WebpackConfig, context: unknown) => WebpackConfig
}

/**
 * Removes next-pwa's registration script from the main bundle: every reader would download Workbox's window library for it.
 * @param next the configuration that next-pwa returned
 */
export const withoutWorkboxWindow = (next: NextConfig): NextConfig => ({
  ...next,
  webpack(config, context) {
    const made = next.webpack(config, context)
    const { entry } = made
    made.entry = async () => {
      const entries = await entry()
      const main = entries['main.js']
      if (main) entries['main.js'] = main.filter((file) => !file.includes('next-pwa'))
      return entries
    }
    return made
  },
})
