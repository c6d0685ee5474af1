import { install, run } from './install.mjs'

// `npm start` on a fresh machine: installs what is missing, builds what has changed, serves the site.
install()
const built = run('npx', ['--no-install', 'tsx', 'src/build/build-if-changed.ts'])
process.exitCode = built === 0 ? run('npx', ['--no-install', 'tsx', 'src/build/serve.ts']) : built
