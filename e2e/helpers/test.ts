import { expect, type Page, test as playwright } from 'playwright/test'
import { type Host, startHost } from './host'

/** What the browser said while a test ran. Every test fails on what it said and was not expected. */
export interface Reader {
  /** Everything that went wrong: console errors, uncaught errors, breaches of the security policy, failed requests. */
  problems: string[]
  /** Addresses of everything that was asked for, in order. */
  requests: string[]
  /** Addresses of the documents that the page loaded: one that is followed client-side adds none. */
  documents: string[]
  /** Everything written to the console. */
  said: string[]
  /** Names faults that the test itself plants. */
  expects: (...patterns: RegExp[]) => void
}

/** Requests that the browser drops because the reader went on. */
const DROPPED = /net::ERR_ABORTED/

function listen(page: Page, reader: Reader): void {
  page.on('console', (message) => {
    reader.said.push(message.text())
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

/** Playwright's test, with a reader at the page who fails it when anything goes wrong unnoticed, and a host for who asks. */
export const test = playwright.extend<{ reader: Reader; host: Host }>({
  host: async ({ baseURL: _ }, use, info) => {
    const host = await startHost(info.outputPath('site'))
    await use(host)
    await host.stop()
  },
  reader: [
    async ({ page }, use) => {
      const expected: RegExp[] = []
      const reader: Reader = {
        problems: [],
        requests: [],
        documents: [],
        said: [],
        expects: (...patterns) => expected.push(...patterns),
      }
      listen(page, reader)
      await page.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error(`security policy: ${violatedDirective} ${blockedURI}`),
        ),
      )
      await use(reader)
      expect(reader.problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
