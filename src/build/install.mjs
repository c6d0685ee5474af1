import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

const INSTALLED = 'node_modules/.package-lock.json'

/** Whether what is installed is what the lock file asks for. */
const isInstalled = () => existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync('package-lock.json').mtimeMs

/** Installs the packages that are missing: a second run skips it. */
export function install() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 9)) {
    console.error(`Node ${process.versions.node} is too old  (install Node 20.9 or newer)`)
    process.exit(1)
  }
  if (isInstalled() || (existsSync(INSTALLED) && process.env.SKIP_INSTALL)) return
  console.log('Installing packages: npm ci')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

/** Runs a command in the project and hands back its exit code. */
export const run = (command, args, env = {}) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, npm_config_loglevel: 'error', ...env } })
    .status ?? 1
