const { withContentlayer } = require('next-contentlayer2')
const { require: requireTypeScript } = require('tsx/cjs/api')

const { buildHash } = requireTypeScript('./src/build/build-hash.ts', __filename)
const { CHUNK_LOAD_TIMEOUT_MS } = requireTypeScript('./src/site/timings.ts', __filename)
const { SITE } = requireTypeScript('./src/site/site.ts', __filename)
const { pwaOptions, withoutWorkboxWindow } = requireTypeScript('./src/offline/pwa-options.ts', __filename)
const withPWA = require('next-pwa')(pwaOptions(process.env.NODE_ENV))

const hash = buildHash()

const NOTHING = require.resolve('./src/lib/no-process.ts')

const READS_DOCUMENTS = /src[\\/]content[\\/]documents\.ts$/
const WATCH_DOCUMENTS = require.resolve('./src/build/watch-documents.cjs')

const NEXT_SCRIPT = /next[\\/]dist[\\/]client[\\/]script\.js$/
const NO_NEXT_SCRIPT = require.resolve('./src/lib/no-next-script.ts')

/** What Next.js brings along and no reader needs: 8 KB of script before compression. */
const UNUSED_IN_BROWSERS = {
  // Serves rewrites, which a static export has none of.
  'next/dist/compiled/path-to-regexp': false,
  'next/dist/compiled/process': NOTHING,
}

module.exports = withContentlayer(
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
      webpack(config, { dev, isServer, webpack }) {
        config.output.chunkLoadTimeout = CHUNK_LOAD_TIMEOUT_MS
        if (dev && isServer) config.module.rules.push({ test: READS_DOCUMENTS, use: WATCH_DOCUMENTS })
        // Every build starts from nothing, so that two builds of one commit are equal.
        if (!dev) config.cache = false
        if (!isServer) Object.assign(config.resolve.alias, UNUSED_IN_BROWSERS)
        // Array.at, Object.hasOwn and their like: every browser that reads the style sheet has them.
        if (!isServer)
          config.plugins.push(new webpack.NormalModuleReplacementPlugin(/polyfills\/polyfill-module$/, NOTHING))
        if (!isServer) config.plugins.push(new webpack.NormalModuleReplacementPlugin(NEXT_SCRIPT, NO_NEXT_SCRIPT))
        return config
      },
    }),
  ),
)
