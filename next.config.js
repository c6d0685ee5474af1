const { require: requireTypeScript } = require('tsx/cjs/api')
const { resolve } = require('node:path')
const compiledSettings = require('./src/build/next/compiled-settings.cjs')
const leanBrowser = require('./src/build/next/lean-browser.cjs')
const leanServer = require('./src/build/next/lean-server.cjs')
const routeScripts = require('./src/build/next/route-scripts.cjs')
const watchDocuments = require('./src/build/next/watch-documents.cjs')

const { buildHash } = requireTypeScript('./src/build/build-hash.ts', __filename)
const { CHUNK_LOAD_TIMEOUT_MS } = requireTypeScript('./src/site/timings.ts', __filename)
const { SITE } = requireTypeScript('./src/site/site.ts', __filename)
const { pwaOptions } = requireTypeScript('./src/shell/offline/pwa-options.ts', __filename)

const hash = buildHash()

/** A build compiles the code, and makes the pages when the content is ready (src/build/next/export-site.ts). */
const { BUILD_STAGE: stage, BUILD_NAME: compiledName = hash } = process.env
const isDevelopment = process.env.NODE_ENV === 'development'

// Loading it takes a second. Pages are made of what is compiled already.
const withPWA =
  stage === 'generate' ? (config) => config : require('next-pwa')(pwaOptions(process.env.NODE_ENV, compiledName))

/** The generated menu as `use-menu` imports it: read when pages are made, since it may not be there when code is compiled. */
const TOPICS = '../../.generated/topics.json'

// In development Contentlayer follows the content. A build has made the documents already: it would only parse every page again.
const withDocuments = isDevelopment ? require('next-contentlayer2').withContentlayer : (config) => config

module.exports = withDocuments(
  withPWA({
    // Compiled code is no export yet.
    output: stage === 'compile' ? undefined : 'export',
    basePath: SITE.base,
    trailingSlash: true,
    reactStrictMode: true,
    distDir: process.env.EXPORT_DIR || '.next',
    images: { unoptimized: true },
    env: { BUILD_HASH: hash },
    generateBuildId: () => compiledName,
    // `npm run check` and `npm test` check the types.
    typescript: { ignoreBuildErrors: true },
    // The article travels in the page's data; the HTML does not carry it twice (see _document). No server is ever downloaded.
    experimental: {
      largePageDataBytes: 1_000_000,
      scrollRestoration: true,
      clientRouterFilter: false,
      serverMinification: false,
    },
    webpack(config, context) {
      const { dev, isServer } = context
      config.output.chunkLoadTimeout = CHUNK_LOAD_TIMEOUT_MS
      config.module.rules.push(routeScripts.rule)
      if (dev && isServer) config.module.rules.push(watchDocuments.rule)
      if (stage === 'compile') compiledSettings(config)
      // Every build starts from nothing, so that two builds of one commit are equal.
      if (!dev) config.cache = false
      if (isServer) {
        config.externals.push({ [TOPICS]: `commonjs ${resolve('.generated/topics.json')}` })
        if (!dev) leanServer(config)
      } else leanBrowser(config, context)
      return config
    },
  }),
)
