import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PUBLISHED } from '@/build/exported/files'
import { serveSite } from '@/build/exported/serve-site'
import { STEP_LANGUAGES, type StepLanguage } from '@/i18n/locale'
import { SITE } from '@/site/site'
import { openFirefox } from './firefox'
import { eventually, programPath, type RemoteBrowser } from './remote-browser'
import { offlineVisitsOf, type Visit, visitsOf } from './visits'
import { openWebkit } from './webkit'

/** The other browsers of readers, how each is opened, and the packages of Debian that bring it; Chromium has the end-to-end tests. */
const BROWSERS = [
  { name: 'Firefox', programs: ['firefox-esr'], packages: 'firefox-esr', open: openFirefox },
  {
    name: 'WebKit',
    programs: ['xvfb-run', 'WebKitWebDriver'],
    packages: 'webkit2gtk-driver xvfb',
    open: openWebkit,
  },
] as const

/** The worker is in charge, and has a copy of the page, of its scripts and of the data that they have loaded. */
const KEPT = `navigator.serviceWorker.controller && Promise.all(
  [location.pathname, ...performance.getEntriesByType('resource').map(({ name }) => name)]
    .filter((url) => /\\/$|_next.*\\.js$|\\/assets\\/.*\\.json$/.test(url))
    .map((url) => caches.match(url)),
).then((copies) => copies.every(Boolean))`

/** The scripts of a page have taken over: only then do clicks stay in the site without a load. */
const READY = "document.querySelector('#sidebar').dataset.state !== 'auto'"

/** @throws when something, or what it promises, does not become true in time */
const becomesTrue = (browser: RemoteBrowser, condition: string): Promise<void> =>
  eventually(async () => {
    if ((await browser.run(`return Promise.resolve(${condition}).then(Boolean)`)) !== true)
      throw new Error(`Never true: ${condition}`)
  })

async function visit(browser: RemoteBrowser, { path, does = '', holds }: Visit, origin: string): Promise<void> {
  await browser.open(origin + SITE.base + path)
  await becomesTrue(browser, READY)
  // What is loaded on demand is not there at once.
  await eventually(() => browser.run(does))
  await becomesTrue(browser, holds)
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
}

/** The visits of a reader; the server is gone afterwards. @returns the outcome of each, by its name */
async function makeVisits(browser: RemoteBrowser, server: Server, locale: StepLanguage): Promise<Map<string, unknown>> {
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  const outcomes = new Map<string, unknown>()
  const attempt = async (name: string, work: () => Promise<void>) =>
    outcomes.set(name, await work().catch((error: unknown) => error))
  for (const each of visitsOf(locale)) await attempt(each.name, () => visit(browser, each, origin))
  const again = offlineVisitsOf(locale)
  const leave = async () => {
    for (const each of again) {
      await visit(browser, each, origin)
      await becomesTrue(browser, KEPT)
    }
    await stop(server)
  }
  const left = leave()
  for (const each of again)
    await attempt(each.name, async () => {
      await left
      await visit(browser, each, origin)
    })
  return outcomes
}

/** A reader of one language, with a browser that knows nothing yet. @returns whether each visit works */
async function checkLocale(open: () => Promise<RemoteBrowser>, locale: StepLanguage, name: string, folder: string) {
  const server = await serveSite(folder, 0, join(tmpdir(), `wakamiti-site-${process.pid}-${name}`))
  const browser = await open()
  try {
    const outcomes = await makeVisits(browser, server, locale)
    for (const [visited, error] of outcomes) {
      const outcome = error ? `FAILED: ${error instanceof Error ? error.message : error}` : 'works'
      console.log(`${name}: ${locale}: ${visited} ${outcome}`)
    }
    return [...outcomes.values()].map((error) => !error)
  } finally {
    await browser.close()
    if (server.listening) await stop(server)
  }
}

/** @returns whether everything works, or the browser is not installed */
async function check({ name, programs, packages, open }: (typeof BROWSERS)[number], folder: string): Promise<boolean> {
  const [first, second] = programs.map(programPath)
  if (!first || (programs.length > 1 && !second)) {
    console.log(`${name}: not installed, left out  (apt-get install ${packages})`)
    return true
  }
  const works: boolean[] = []
  for (const locale of STEP_LANGUAGES)
    works.push(...(await checkLocale(() => open(first, second ?? ''), locale, name, folder)))
  const count = works.filter(Boolean).length
  console.log(`${name}: ${count} of ${works.length} work`)
  return count === works.length
}

/** `npm run e2e:browsers`: the last build in the browsers that the end-to-end tests do not use; an argument names another export. */
async function checkBrowsers(): Promise<void> {
  for (const browser of BROWSERS) if (!(await check(browser, process.argv[2] ?? PUBLISHED))) process.exitCode = 1
}

checkBrowsers().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
