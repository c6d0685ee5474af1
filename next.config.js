const { existsSync } = require('node:fs')
const { resolve } = require('node:path')
const { setTimeout: wait } = require('node:timers/promises')
const { register } = require('tsx/cjs/api')
const leanBrowser = require('./src/build/next/lean-browser.cjs')
const { compiledSettings, leanServer, leanWorker } = require('./src/build/next/lean-build.cjs')
const watchDocuments = require('./src/build/next/watch-documents.cjs')

// Only for these modules: what Next.js loads is not transpiled.
const unregister = register()
const { CHUNK_LOAD_TIMEOUT_MS } = require('./src/site/timings.ts')
const { contentRoot } = require('./src/site/content-root.ts')
const { SITE } = require('./src/site/site.ts')
const { pwaOptions } = require('./src/shell/offline/pwa-options.ts')
const routeScripts = require('./src/build/next/route-scripts.cjs')
unregister()

const isDevelopment = process.env.NODE_ENV === 'development'

/** A build runs Next.js twice: to compile the code, and to export the pages (src/build/build.ts). */
const { BUILD_STAGE: stage, BUILD_NAME: name } = process.env

if (stage === 'compile') leanWorker()
// Loading it takes a second. An export has compiled code already, and development keeps no pages offline.
const withPWA = stage === 'generate' || isDevelopment ? (config) => config : require('next-pwa')(pwaOptions(name))

const RETRY_MS = 100

/** The generated menu as `use-menu` imports it: loaded at run time, since it may not exist when code is compiled. */
const TOPICS = '../../.generated/topics.json'

// In development it keeps pages compiled for an hour. A build has made the documents: it would only parse every page again.
const withDocuments = isDevelopment ? require('next-contentlayer2').withContentlayer : (config) => config

const config = withDocuments(
  withPWA({
    // Compiling is no export, and development serves pages that are added meanwhile.
    output: stage === 'compile' || isDevelopment ? undefined : 'export',
    basePath: SITE.base,
    trailingSlash: true,
    reactStrictMode: true,
    // The panel of content problems is at the left.
    devIndicators: { position: 'bottom-right' },
    distDir: process.env.EXPORT_DIR || '.next',
    images: { unoptimized: true },
    env: { BUILD_HASH: name },
    generateBuildId: () => name,
    // `npm run check` and `npm test` check the types.
    typescript: { ignoreBuildErrors: true },
    // Page data has the article, which the HTML does not repeat (see _document). Server code is never downloaded.
    experimental: {
      largePageDataBytes: 1_000_000,
      scrollRestoration: true,
      clientRouterFilter: false,
      serverMinification: false,
      // PostCSS and loaders need no processes of their own, and nobody debugs packages here.
      turbopackPluginRuntimeStrategy: 'workerThreads',
      turbopackInputSourceMaps: false,
    },
    // Turbopack bundles in development: it starts in half the time, and runs webpack's loaders, but not its plugins.
    turbopack: { rules: watchDocuments.rules(contentRoot()) },
    webpack(config, context) {
      config.output.chunkLoadTimeout = CHUNK_LOAD_TIMEOUT_MS
      config.module.rules.push(routeScripts.rule)
      if (stage === 'compile') compiledSettings(config)
      // Every build starts from scratch, so that two builds of a commit are equal.
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

/** Next.js starts while the fonts are being made, which the style sheet needs. */
const FONTS = '.generated/fonts/made-with'

module.exports = async () => {
  // Tests load the configuration without a build.
  while (process.env.NODE_ENV !== 'test' && !existsSync(FONTS)) await wait(RETRY_MS)
  return config
}
