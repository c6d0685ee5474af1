const { withContentlayer } = require('next-contentlayer2')
const { require: requireTypeScript } = require('tsx/cjs/api')
const inlineConcepts = require('./src/build/next/inline-concepts.cjs')
const leanBrowser = require('./src/build/next/lean-browser.cjs')
const watchDocuments = require('./src/build/next/watch-documents.cjs')

const { buildHash } = requireTypeScript('./src/build/build-hash.ts', __filename)
const { CHUNK_LOAD_TIMEOUT_MS } = requireTypeScript('./src/site/timings.ts', __filename)
const { SITE } = requireTypeScript('./src/site/site.ts', __filename)
const { pwaOptions, withoutWorkboxWindow } = requireTypeScript('./src/shell/offline/pwa-options.ts', __filename)
const withPWA = require('next-pwa')(pwaOptions(process.env.NODE_ENV))

const hash = buildHash()

// In development Contentlayer follows the content. A build has made the documents already: it would only parse every page again.
const withDocuments = process.env.NODE_ENV === 'development' ? withContentlayer : (config) => config

module.exports = withDocuments(
  withoutWorkboxWindow(
    withPWA({
      output: 'export',
      basePath: SITE.base,
      trailingSlash: true,
      reactStrictMode: true,
      distDir: process.env.EXPORT_DIR || '.next',
      images: { unoptimized: true },
      env: { BUILD_HASH: hash },
      generateBuildId: () => hash,
      // The article travels in the page's data; the HTML does not carry it twice (see _document).
      experimental: { largePageDataBytes: 1_000_000, scrollRestoration: true, clientRouterFilter: false },
      webpack(config, context) {
        const { dev, isServer } = context
        config.output.chunkLoadTimeout = CHUNK_LOAD_TIMEOUT_MS
        config.module.rules.push(inlineConcepts.rule)
        if (dev && isServer) config.module.rules.push(watchDocuments.rule)
        // Every build starts from nothing, so that two builds of one commit are equal.
        if (!dev) config.cache = false
        if (!isServer) leanBrowser(config, context)
        return config
      },
    }),
  ),
)
