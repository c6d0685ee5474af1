import { install } from './install.mjs'

// `npm start` on a fresh machine: installs what is missing, builds what has changed, serves the site.
const require = await install('--host', '--headers')
try {
  await require('./run-tool.ts').runTool(process.execPath, ['src/build/bundled.mjs', '--if-changed'])
  await require('./serve.ts').serve()
} catch {
  // The build has printed why.
  process.exitCode = 1
}
