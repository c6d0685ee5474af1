const { transform } = require('esbuild')

const MARK = '__NEXT_DEFINE_ENV'

/**
 * Replaces public settings when code is compiled. In compile-only mode Next.js leaves them for the export, which renames the scripts
 * that have them, while pages still refer to the first names. @throws if an upgrade of Next.js has changed the plugin
 */
function compiledSettings({ plugins }) {
  const next = plugins.find(({ definitions }) => definitions && MARK in definitions)
  if (!next) throw new Error(`No plugin of Next.js has ${MARK}  (adapt src/build/next/lean-build.cjs)`)
  for (const [name, value] of Object.entries(process.env))
    if (name.startsWith('NEXT_PUBLIC_')) next.definitions[`process.env.${name}`] = JSON.stringify(value)
}

/** Replaces the exports of a module, for tools that load it later. */
function replaceModule(path, exports) {
  require.cache[path] = Object.assign(new module.constructor(path), { exports, loaded: true })
}

/** Skips what only servers need: file traces (a fifth of the time; there is no option), lazy scripts, and smaller code. */
function leanServer(config) {
  replaceModule(require.resolve('next/dist/build/collect-build-traces'), { collectBuildTraces: async () => {} })
  config.plugins = config.plugins.filter((plugin) => plugin.constructor.name !== 'TraceEntryPointsPlugin')
  config.module.parser = { ...config.module.parser, javascript: { import: false } }
  Object.assign(config.optimization, { concatenateModules: false, usedExports: false, splitChunks: false })
}

const WORKBOX = require.resolve('workbox-build', { paths: [require.resolve('next-pwa')] })

/** Minifies like Terser, with the same private names, but a second faster. */
const terser = ({ mangle }) => ({
  name: 'esbuild',
  renderChunk: async (code) => (await transform(code, { minify: true, mangleProps: mangle.properties.regex })).code,
})

/** The tools by which Workbox transpiles and minifies its worker, with their replacements. */
const REPLACED = {
  '@rollup/plugin-babel': { babel: () => ({ name: 'none' }) },
  '@babel/preset-env': {},
  'rollup-plugin-terser': { terser },
}

/** Minifies the worker by esbuild, without transpiling it for browsers of 2017, which takes four seconds. There is no option. */
function leanWorker() {
  for (const [name, exports] of Object.entries(REPLACED))
    replaceModule(require.resolve(name, { paths: [WORKBOX] }), exports)
}

module.exports = { compiledSettings, leanServer, leanWorker }
