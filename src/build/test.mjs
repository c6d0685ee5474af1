import { install } from './install.mjs'

// `npm test` on a fresh machine: installs what is missing, then runs everything.
const require = await install('--all')
await require('./test/run-tests.ts').runTests()
