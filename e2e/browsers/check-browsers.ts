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

/** Scripts in the page: what a reader does, and what is true afterwards. */
const VISITS = [
  {
    name: 'a page',
    path: '/plugins/rest/',
    does: '',
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
    does: '',
    holds: "document.querySelectorAll('[data-tool=step-finder] .value').length > 0",
  },
]

/** The scripts of a page have taken over: only then do clicks stay in the site without a load. */
const READY = "document.querySelector('#sidebar').dataset.state !== 'auto'"

/** @throws when something does not become true in time */
const becomesTrue = (browser: RemoteBrowser, condition: string): Promise<void> =>
  eventually(async () => {
    if ((await browser.run(`return Boolean(${condition})`)) !== true) throw new Error(`Never true: ${condition}`)
  })

async function visit(browser: RemoteBrowser, { path, does, holds }: (typeof VISITS)[number], origin: string) {
  await browser.open(origin + SITE.base + path)
  await becomesTrue(browser, READY)
  // What is loaded on demand is not there at once.
  await eventually(() => browser.run(does))
  await becomesTrue(browser, holds)
}

/** @returns whether everything works, or the browser is not installed */
async function check({ name, programs, packages, open }: (typeof BROWSERS)[number], origin: string): Promise<boolean> {
  const [first, second] = programs.map(programPath)
  if (!first || (programs.length > 1 && !second)) {
    console.log(`${name}: not installed, left out  (apt-get install ${packages})`)
    return true
  }
  const browser = await open(first, second ?? '')
  try {
    for (const each of VISITS) {
      await visit(browser, each, origin)
      console.log(`${name}: ${each.name} works`)
    }
    return true
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : error}`)
    return false
  } finally {
    await browser.close()
  }
}

/** `npm run e2e:browsers`: the last build in the browsers that the end-to-end tests do not use; an argument names another export. */
async function checkBrowsers(): Promise<void> {
  const server = await serveSite(process.argv[2] ?? PUBLISHED, 0, join(tmpdir(), `wakamiti-site-${process.pid}`))
  const { port } = server.address() as AddressInfo
  for (const browser of BROWSERS) if (!(await check(browser, `http://localhost:${port}`))) process.exitCode = 1
  server.closeAllConnections()
  server.close()
}

checkBrowsers().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
