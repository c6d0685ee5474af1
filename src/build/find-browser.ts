import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

const onPath = (): string[] =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)))

/** Where Chromium is: CHROMIUM, the one that is installed, or Playwright's own; undefined when there is none. */
export const findBrowser = (): string | undefined =>
  [process.env.CHROMIUM, ...onPath(), chromium.executablePath()].find((path) => path && existsSync(path))

const isRootOnDebian = (): boolean =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0

function installFromPackages(): void {
  console.log('Trying the package manager: apt-get install chromium')
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'ignore' })
  } catch {
    // Told by ensureBrowser, when there is still none.
  }
}

/** Installs a browser where there is none: Playwright's download, else the system's package manager. */
export function ensureBrowser(): void {
  if (findBrowser()) return
  console.log("No Chromium found: trying Playwright's download")
  spawnSync('npx', ['--no-install', 'playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 })
  if (!findBrowser() && isRootOnDebian()) installFromPackages()
  if (!findBrowser())
    console.error('No Chromium could be found or installed  (install it, or set CHROMIUM to its path)')
}
