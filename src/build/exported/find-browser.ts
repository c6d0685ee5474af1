import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium, type LaunchOptions } from 'playwright'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/** The path of Chromium: CHROMIUM, an installed one, or Playwright's own; undefined if there is none. */
export function findBrowser(): string | undefined {
  const installed = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [process.env.CHROMIUM, ...installed, chromium.executablePath()].find((path) => path && existsSync(path))
}

/**
 * What tests do not need. A full Chromium loads the list below its address bar in every window: more work than most pages of the site.
 * The last list that Chromium gets counts, so those features of Playwright's list that matter here are repeated.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** Options of the browser for tests, pictures and benchmarks. */
export const launchOptions = (): LaunchOptions => ({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', `--disable-features=${DISABLED_FEATURES.join()}`],
})

/** How long an installer waits for a server, and how long it may take in total. */
const CONNECTION_TIMEOUT_S = 10
const INSTALL_LIMIT_MS = 900_000

/** Runs an installer and shows its output. @returns whether it succeeded */
function install(program: string, ...args: string[]): boolean {
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: String(1_000 * CONNECTION_TIMEOUT_S) }
  return spawnSync(program, args, { stdio: 'inherit', timeout: INSTALL_LIMIT_MS, env }).status === 0
}

const isRootOnDebian = (): boolean =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0

/** No retries: a server that does not answer will not do so soon. */
const APT_OPTIONS = ['-q', '-o', `Acquire::http::Timeout=${CONNECTION_TIMEOUT_S}`, '-o', 'Acquire::Retries=0']

/** Installs a browser if there is none, by Playwright or else the system. @returns whether there is one; if not, says what to try */
export function ensureBrowser(): boolean {
  if (findBrowser()) return true
  console.log("No Chromium found. Downloading Playwright's: playwright install chromium")
  install('node_modules/.bin/playwright', 'install', '--no-shell', 'chromium')
  if (!findBrowser() && isRootOnDebian()) {
    console.log('Still no Chromium. The last resort installs one for the whole system: apt-get install chromium')
    // Without fresh package lists there is nothing to download, and no use in waiting for the network again.
    if (install('apt-get', ...APT_OPTIONS, 'update')) install('apt-get', ...APT_OPTIONS, 'install', '-y', 'chromium')
  }
  if (findBrowser()) return true
  console.error(
    'No Chromium could be found or installed  (npx playwright install chromium, or apt-get install chromium; or set CHROMIUM to its path)',
  )
  return false
}
