import { expect, type Page, test as playwright } from 'playwright/test'
import { STEP_LANGUAGES, type StepLanguage } from '@/i18n/locale'
import { type Host, type HostKind, startHost } from './host'

/** What the browser reports while a test runs. A test fails on every problem that it does not expect. */
export interface Reader {
  /** Everything that went wrong: console errors, uncaught errors, breaches of the security policy, failed requests. */
  problems: string[]
  /** Addresses of everything that was asked for, in order. */
  requests: string[]
  /** Addresses of the documents that the page loaded: one that is followed client-side adds none. */
  documents: string[]
  /** Everything written to the console. */
  messages: string[]
  /** Names faults that the test itself plants. */
  expects: (...patterns: RegExp[]) => void
}

/** Requests that the browser drops because the reader went on. */
const DROPPED = /net::ERR_ABORTED/

function listen(page: Page, reader: Reader): void {
  page.on('console', (message) => {
    reader.messages.push(message.text())
    if (message.type() === 'error') reader.problems.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => reader.problems.push(`error: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    if (!DROPPED.test(reason)) reader.problems.push(`request: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) reader.problems.push(`response: ${response.status()} ${response.url()}`)
  })
  page.on('request', (request) => {
    reader.requests.push(request.url())
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) reader.documents.push(request.url())
  })
}

/**
 * Playwright's test, in which a page that reports a problem fails. A test that asks for no page opens none: what can be
 * read in the files of the export costs next to nothing.
 */
export const test = playwright.extend<{ reader: Reader; host: Host; hostKind: HostKind }>({
  hostKind: ['pages', { option: true }],
  host: async ({ hostKind }, use, info) => {
    const host = await startHost(info.outputPath('site'), hostKind)
    await use(host)
    await host.stop()
  },
  reader: async ({ baseURL: _ }, use) => {
    const expected: RegExp[] = []
    const reader: Reader = {
      problems: [],
      requests: [],
      documents: [],
      messages: [],
      expects: (...patterns) => expected.push(...patterns),
    }
    await use(reader)
    expect(reader.problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)))).toEqual([])
  },
  page: async ({ page, reader }, use) => {
    listen(page, reader)
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`security policy: ${violatedDirective} ${blockedURI}`),
      ),
    )
    await use(page)
  },
})

export { expect }

/** Whether all is tested: `npm test -- --all`. */
export const TESTS_ALL = Boolean(process.env.TEST_ALL)

/** Details of a test that is one of many of its kind: it runs with `npm test -- --all`, and always when it stands for the others. */
export const oneOfMany = (isAlways = false): { tag?: string } => (isAlways ? {} : { tag: '@all' })

/** The languages that readers have in the tests: what a page does is the same in both, which `npm test -- --all` tries. */
export const TESTED_LOCALES: readonly StepLanguage[] = TESTS_ALL ? STEP_LANGUAGES : ['es']
