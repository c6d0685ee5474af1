import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PUBLISHED } from '@/build/exported/publish'
import { serveSite } from '@/build/exported/serve-site'
import { SITE } from '@/site/site'
import { openFirefox } from './firefox'
import { eventually, programPath, type RemoteBrowser } from './remote-browser'
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

/** What a reader does, as a script of the page, and what is true afterwards. */
interface Visit {
  name: string
  path: string
  does?: string
  holds: string
}

/** Opens the example of a checker. */
const OPEN_EXAMPLE =
  "[...document.querySelectorAll('[data-tool] button')].find(({ textContent }) => /ejemplo/i.test(textContent)).click()"

/** The example is in the editor, and its findings are beside it. */
const IS_CHECKED = `document.querySelectorAll('[data-tool] [data-line]').length > 0 &&
  [...document.querySelectorAll('[data-tool] *')].some((each) => each.shadowRoot?.querySelector('.cm-line'))`

const VISITS: Visit[] = [
  {
    name: 'a page',
    path: '/plugins/rest/',
    holds: "document.querySelector('h1').textContent === 'REST' && document.querySelectorAll('.step').length > 50",
  },
  {
    name: 'a link, without loading the document again',
    path: '/setup/usage/',
    does: 'window.isSame = true; document.querySelector(\'#sidebar a[href$="/plugins/rest/"]\').click()',
    holds:
      "window.isSame && document.querySelector('h1').textContent === 'REST' && location.pathname.endsWith('/rest/')",
  },
  {
    name: 'the way back',
    path: '/setup/installation/',
    does: `const link = document.querySelector('#sidebar a[href$="/setup/usage/"]')
      const title = () => document.querySelector('h1').textContent
      if (title() === 'Instalación') { link.click(); throw new Error('not there yet') }
      window.wasThere = title() === 'Uso'
      history.back()`,
    holds: "window.wasThere && document.querySelector('h1').textContent === 'Instalación'",
  },
  {
    name: 'a link within the page',
    path: '/setup/usage/?within',
    does: `const [, link] = document.querySelectorAll('#contents-list a')
      link.click()
      window.target = decodeURIComponent(link.hash.slice(1))`,
    holds: `decodeURIComponent(location.hash) === '#' + window.target &&
      Math.abs(document.getElementById(window.target).getBoundingClientRect().top) < 200`,
  },
  {
    name: 'the other language',
    path: '/setup/usage/?language',
    does: "document.querySelector('header a[hreflang]').click()",
    holds: "document.documentElement.lang === 'en' && document.querySelector('h1').textContent === 'Usage'",
  },
  {
    name: 'the dark theme',
    path: '/setup/usage/?theme',
    does: 'document.querySelector(\'header button[aria-label*="tema"]\').click()',
    holds: "document.body.className === 'dark' && localStorage.getItem('theme') === 'dark'",
  },
  {
    name: 'the search',
    path: '/setup/usage/?q',
    does: `document.querySelector('header [data-search]').click()
      const field = document.querySelector('dialog [role=combobox]')
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, 'timeout')
      field.dispatchEvent(new Event('input', { bubbles: true }))`,
    holds: "document.querySelectorAll('dialog [role=option]').length > 3",
  },
  {
    name: 'the step finder',
    path: '/en/tools/step-finder/?q=the+response+HTTP+code+is+200',
    holds: "document.querySelectorAll('[data-tool=step-finder] .value').length > 0",
  },
  {
    name: 'the feature checker',
    path: '/tools/feature-checker/',
    does: OPEN_EXAMPLE,
    holds: IS_CHECKED,
  },
  {
    name: 'the configuration checker',
    path: '/tools/config-checker/',
    does: OPEN_EXAMPLE,
    holds: IS_CHECKED,
  },
]

/** A page that is read again when the server is gone. */
const OFFLINE: Visit = {
  name: 'a page that was visited, without a server',
  path: '/plugins/email/',
  holds: "document.querySelector('h1').textContent === 'Email'",
}

/** The worker is in charge, and has a copy of the page and of its scripts. */
const KEPT = `navigator.serviceWorker.controller && Promise.all(
  [location.pathname, ...[...document.scripts].filter((script) => script.src && !script.noModule).map(({ src }) => src)]
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

/** The visits of a browser; the server is gone afterwards. @returns the outcome of each, by its name */
async function makeVisits(browser: RemoteBrowser, server: Server): Promise<Map<string, unknown>> {
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  const outcomes = new Map<string, unknown>()
  const attempt = async (name: string, work: () => Promise<void>) =>
    outcomes.set(name, await work().catch((error: unknown) => error))
  for (const each of VISITS) await attempt(each.name, () => visit(browser, each, origin))
  await attempt(OFFLINE.name, async () => {
    await visit(browser, OFFLINE, origin)
    await becomesTrue(browser, KEPT)
    await stop(server)
    await visit(browser, OFFLINE, origin)
  })
  return outcomes
}

/** @returns whether everything works, or the browser is not installed */
async function check({ name, programs, packages, open }: (typeof BROWSERS)[number], folder: string): Promise<boolean> {
  const [first, second] = programs.map(programPath)
  if (!first || (programs.length > 1 && !second)) {
    console.log(`${name}: not installed, left out  (apt-get install ${packages})`)
    return true
  }
  const server = await serveSite(folder, 0, join(tmpdir(), `wakamiti-site-${process.pid}-${name}`))
  const browser = await open(first, second ?? '')
  try {
    const outcomes = await makeVisits(browser, server)
    for (const [visited, error] of outcomes)
      console.log(
        `${name}: ${visited} ${error ? `FAILED: ${error instanceof Error ? error.message : error}` : 'works'}`,
      )
    const working = [...outcomes.values()].filter((error) => !error).length
    console.log(`${name}: ${working} of ${outcomes.size} work`)
    return working === outcomes.size
  } finally {
    await browser.close()
    if (server.listening) await stop(server)
  }
}

/** `npm run e2e:browsers`: the last build in the browsers that the end-to-end tests do not use; an argument names another export. */
async function checkBrowsers(): Promise<void> {
  for (const browser of BROWSERS) if (!(await check(browser, process.argv[2] ?? PUBLISHED))) process.exitCode = 1
}

checkBrowsers().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
