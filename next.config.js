const { existsSync } = require('node:fs')
const { resolve } = require('node:path')
const { setTimeout: wait } = require('node:timers/promises')
const { register } = require('tsx/cjs/api')
const compiledSettings = require('./src/build/next/compiled-settings.cjs')
const leanBrowser = require('./src/build/next/lean-browser.cjs')
const leanServer = require('./src/build/next/lean-server.cjs')
const leanWorker = require('./src/build/next/lean-worker.cjs')
const watchDocuments = require('./src/build/next/watch-documents.cjs')

// Only these are TypeScript: what Next.js loads is left as it is.
const unregister = register()
const { CHUNK_LOAD_TIMEOUT_MS } = require('./src/site/timings.ts')
const { contentRoot } = require('./src/site/content-root.ts')
const { SITE } = require('./src/site/site.ts')
const { pwaOptions } = require('./src/shell/offline/pwa-options.ts')
const routeScripts = require('./src/build/next/route-scripts.cjs')
unregister()

const isDevelopment = process.env.NODE_ENV === 'development'

/** A build compiles the code, and makes the pages when the content is ready (src/build/next/export-site.ts). */
const { BUILD_STAGE: stage, BUILD_NAME: name } = process.env

if (stage === 'compile') leanWorker()
// Loading it takes a second. Pages are made of what is compiled already, and a page that is being written is not kept offline.
const withPWA = stage === 'generate' || isDevelopment ? (config) => config : require('next-pwa')(pwaOptions(name))

/** How often it is asked whether they are there. */
const RETRY_MS = 100

/** The generated menu as `use-menu` imports it: read when pages are made, since it may not be there when code is compiled. */
const TOPICS = '../../.generated/topics.json'

// In development a page stays compiled for an hour. A build has made the documents already: it would only parse every page again.
const withDocuments = isDevelopment ? require('next-contentlayer2').withContentlayer : (config) => config

const config = withDocuments(
  withPWA({
    // Compiled code is no export yet, and a page that is being written has its address at once.
    output: stage === 'compile' || isDevelopment ? undefined : 'export',
    basePath: SITE.base,
    trailingSlash: true,
    reactStrictMode: true,
    // In development, problems of the content are at the left.
    devIndicators: { position: 'bottom-right' },
    distDir: process.env.EXPORT_DIR || '.next',
    images: { unoptimized: true },
    env: { BUILD_HASH: name },
    generateBuildId: () => name,
    // `npm run check` and `npm test` check the types.
    typescript: { ignoreBuildErrors: true },
    // The article travels in the page's data; the HTML does not carry it twice (see _document). No server is ever downloaded.
    experimental: {
      largePageDataBytes: 1_000_000,
      scrollRestoration: true,
      clientRouterFilter: false,
      serverMinification: false,
      // PostCSS and loaders need no processes of their own, and nobody follows the source maps of packages here.
      turbopackPluginRuntimeStrategy: 'workerThreads',
      turbopackInputSourceMaps: false,
    },
    // Development is bundled by Turbopack, which is there in half the time, and runs loaders but no plugins of webpack.
    turbopack: { rules: watchDocuments.rules(contentRoot()) },
    webpack(config, context) {
      config.output.chunkLoadTimeout = CHUNK_LOAD_TIMEOUT_MS
      config.module.rules.push(routeScripts.rule)
      if (stage === 'compile') compiledSettings(config)
      // Every build starts from nothing, so that two builds of one commit are equal.
      config.cache = false
      if (!context.isServer) leanBrowser(config, context)
      else {
        config.externals.push({ [TOPICS]: `commonjs ${resolve('.generated/topics.json')}` })
        leanServer(config)
      }
      return config
    },
  }),
)

/** Next.js starts while the fonts are made, which the style sheet refers to. */
const FONTS = '.generated/fonts/made-with'

module.exports = async () => {
  // Tests load the configuration, and build nothing.
  while (process.env.NODE_ENV !== 'test' && !existsSync(FONTS)) await wait(RETRY_MS)
  return config
}
