import { install, run } from './install.mjs'

// `npm test` on a fresh machine: installs what is missing, then runs everything.
install()
process.exitCode = run('npx', ['--no-install', 'tsx', 'src/build/test/run-tests.ts'])
