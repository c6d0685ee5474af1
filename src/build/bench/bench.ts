import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { type Browser, chromium } from 'playwright'
import { catalogueSteps, readReferences, stepMatcher } from '@/content/references'
import { STEP_LANGUAGES, type StepLanguage } from '@/i18n/locale'
import { SITE } from '@/site/site'
import type { CatalogueStep } from '@/steps/step'
import { PUBLISHED } from '../exported/files'
import { launchOptions } from '../exported/find-browser'
import { serveSite } from '../exported/serve-site'
import { benchPages } from './pages'
import { benchTyping } from './typing'

/** The last build as a host serves it, and a browser. */
export interface Site {
  browser: Browser
  at: (path: string) => string
  /** Bytes that the host has sent so far, to pages and workers, with the headers. */
  bytesSent: () => number
}

const BENCHES: Record<string, { measures: string; run: (site: Site) => Promise<void> | void }> = {
  pages: { measures: 'first visits on a phone, and the bytes of a session of ten pages', run: benchPages },
  match: { measures: 'the slowest texts that somebody may paste, matched against all steps', run: benchMatch },
  search: { measures: 'keystrokes in the search', run: benchTyping('search') },
  finder: { measures: 'keystrokes in the step finder', run: benchTyping('finder') },
  'feature-check': { measures: 'keystrokes in a feature of 2,000 lines', run: benchTyping('feature-check') },
}

async function bench(names: string[]): Promise<void> {
  const unknown = names.filter((name) => !(name in BENCHES))
  if (names.length === 0 || unknown.length > 0) {
    for (const name of unknown) console.error(`There is no benchmark ${name}.`)
    console.log('npm run bench -- NAME …')
    for (const [name, { measures }] of Object.entries(BENCHES)) console.log(`  ${name.padEnd(14)} ${measures}`)
    process.exitCode = unknown.length > 0 ? 1 : 0
    return
  }
  const server = await serveSite(PUBLISHED, 0, join(tmpdir(), `wakamiti-site-${process.pid}`))
  const sockets: Socket[] = []
  server.on('connection', (socket: Socket) => sockets.push(socket))
  const { port } = server.address() as AddressInfo
  const browser = await chromium.launch(launchOptions())
  const bytesSent = () => sockets.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0)
  const at = (path: string) => `http://localhost:${port}${SITE.base}${path}`
  try {
    for (const name of names) await BENCHES[name]?.run({ browser, at, bytesSent })
  } finally {
    await browser.close()
    server.close()
  }
}

bench(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})

const LENGTH = 2_000
const BUDGET_MS = 50
const ROUNDS = 3
/** An argument of any type but a quoted one. */
const PLACEHOLDER = `\${a}`
const PIECES = [
  '1',
  '"',
  "'",
  '${',
  PLACEHOLDER,
  ' ',
  '1,',
  '1.',
  'a-',
  '\\',
  '(',
  'a',
  'á',
  '😀',
  "\\'",
  'is ',
  'x y ',
]

const fill = (piece: string): string => piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH)

/** Texts made of what the expressions themselves are made of: the words that all of them look for, and their openings. */
function tailored(steps: CatalogueStep[], locale: StepLanguage): string[] {
  const words = steps.map(({ expression }) =>
    expression[locale].replace(/\{[^}]*\}/g, PLACEHOLDER).replace(/[()|*!\\]/g, ' '),
  )
  const opening = { es: 'Al finalizar, ', en: 'On completion, ' }[locale]
  const row = { es: `con ${PLACEHOLDER} = 'b' existe en `, en: `having ${PLACEHOLDER} = 'b' exist in ` }[locale]
  return [words.join(' ').slice(0, LENGTH), fill(row), opening + fill(row), opening + fill('${'), ...words.map(fill)]
}

function benchMatch(): void {
  const references = readReferences()
  const steps = catalogueSteps(references)
  const match = stepMatcher(references)
  for (const locale of STEP_LANGUAGES) {
    const timeOf = (text: string): number => {
      const start = performance.now()
      match(text, locale)
      return performance.now() - start
    }
    const first = timeOf(steps.map(({ expression }) => expression[locale]).join(' '))
    console.log(`${locale}: ${steps.length} steps, first match ${first.toFixed(1)} ms`)
    const timed = [...PIECES.map(fill), ...tailored(steps, locale)]
      .map((text) => ({ text, ms: Math.max(...Array.from({ length: ROUNDS }, () => timeOf(text))) }))
      .sort((one, other) => other.ms - one.ms)
    for (const { text, ms } of timed.slice(0, 8))
      console.log(`  ${ms.toFixed(2)} ms  ${JSON.stringify(text.slice(0, 70))}`)
    const slow = timed.filter(({ ms }) => ms > BUDGET_MS).length
    console.log(`  ${timed.length} texts of ${LENGTH} characters, ${slow} over ${BUDGET_MS} ms`)
  }
}
