import './end-with-parent.cjs'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'

const INSTALLED = 'node_modules/.package-lock.json'

/** Whether the packages are those of the lock file, with the tools for a build. */
const isInstalled = () =>
  existsSync(INSTALLED) &&
  existsSync('node_modules/.bin/tsx') &&
  statSync(INSTALLED).mtimeMs >= statSync('package-lock.json').mtimeMs

/** Runs `npm ci`, with development packages even where the environment excludes them. */
function runInstall() {
  console.log('Installing packages: npm ci  (without a network it gives up after some minutes)')
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  return once(spawn('npm', args, { stdio: 'inherit' }), 'close')
}

/** Ends a command that gets anything but its options, before it does anything. */
export function refuseOthers(...options) {
  const other = process.argv.slice(2).find((word) => !options.includes(word))
  if (other === undefined) return
  console.error(`${other} is unknown  (known: ${options.join(', ')})`)
  process.exit(1)
}

/** Prepares a command with such options: installs what is missing. @returns a `require` for TypeScript modules of this folder */
export async function install(...options) {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 9)) {
    console.error(`Node ${process.versions.node} is too old  (install Node 20.9 or newer)`)
    process.exit(1)
  }
  refuseOthers(...options)
  const [status] = isInstalled() ? [0] : await runInstall()
  if (status !== 0) {
    console.error('The packages are not installed  (look at what npm says above, then try again)')
    process.exit(status ?? 1)
  }
  await import('tsx/cjs')
  return createRequire(import.meta.url)
}
