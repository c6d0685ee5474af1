import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium, type LaunchOptions } from 'playwright'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

const onPath = (): string[] =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)))

/** Where Chromium is: CHROMIUM, the one that is installed, or Playwright's own; undefined when there is none. */
export const findBrowser = (): string | undefined =>
  [process.env.CHROMIUM, ...onPath(), chromium.executablePath()].find((path) => path && existsSync(path))

/**
 * What a browser without a reader does not need. A full Chromium, as packages of a system bring it, loads the list below
 * its address bar in every new window, two pages of its own: more work than most pages of the site. Chromium takes the
 * last list that it is given, so those of Playwright that concern the tests are named again.
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

/** How the browser of tests, pictures and benchmarks is started. */
export const launchOptions = (): LaunchOptions => ({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', `--disable-features=${DISABLED_FEATURES.join()}`],
})

/** An installer that has printed nothing for so long waits for a network that does not answer. */
const SILENCE_MS = 60_000

/** Playwright tries a server five times; it waits so long for each connection. */
const CONNECTION_TIMEOUT_MS = 10_000

/**
 * Runs an installer and shows what it prints.
 * @param silenceMs it is ended when it has printed nothing for so long
 * @returns whether it has done its work
 */
function runInstaller([program = '', ...args]: string[], silenceMs: number): Promise<boolean> {
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: String(CONNECTION_TIMEOUT_MS) }
  const installer = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env })
  const giveUp = () => {
    console.log(`Nothing has come for ${silenceMs / 1000} s: given up`)
    installer.kill()
  }
  let timer = setTimeout(giveUp, silenceMs)
  const show = (output: NodeJS.WriteStream) => (text: Buffer) => {
    output.write(text)
    clearTimeout(timer)
    timer = setTimeout(giveUp, silenceMs)
  }
  installer.stdout.on('data', show(process.stdout))
  installer.stderr.on('data', show(process.stderr))
  return new Promise((done) => {
    const end = (isDone: boolean) => {
      clearTimeout(timer)
      done(isDone)
    }
    installer.on('error', () => end(false))
    installer.on('exit', (code) => end(code === 0))
  })
}

const isRootOnDebian = (): boolean =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0

/**
 * Installs a browser where there is none: Playwright's download, and as the last resort the system's package manager.
 * It says what it does before it does it, and which command to try where it cannot.
 * @param silenceMs how long an installer may print nothing, in milliseconds
 * @returns whether there is a browser now
 */
export async function ensureBrowser(silenceMs = SILENCE_MS): Promise<boolean> {
  if (findBrowser()) return true
  console.log("No Chromium found. Downloading Playwright's: playwright install chromium")
  await runInstaller(['node_modules/.bin/playwright', 'install', '--no-shell', 'chromium'], silenceMs)
  if (!findBrowser() && isRootOnDebian()) {
    console.log('Still no Chromium. The last resort installs one for the whole system: apt-get install chromium')
    // Without the lists of today nothing can be downloaded: there is no use in waiting for the network again.
    const hasLists = await runInstaller(['apt-get', 'update', '-q'], silenceMs)
    if (hasLists) await runInstaller(['apt-get', 'install', '-y', '-q', 'chromium'], silenceMs)
  }
  if (findBrowser()) return true
  console.error(
    'No Chromium could be found or installed  (npx playwright install chromium, or apt-get install chromium; or set CHROMIUM to its path)',
  )
  return false
}
