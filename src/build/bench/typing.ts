import type { CDPSession, Locator, Page } from 'playwright'
import { readAsked } from '@/content/catalogues'
import { catalogueSteps, readReferences } from '@/content/references'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import { LOCALES, type Locale, stepLanguageOf, translated } from '@/i18n/locale'
import { type RouteName, routeOf } from '@/site/site'
import { sampleSentence } from '@/step-language/values/value-tools'
import { TITLE_KEYWORDS } from '@/steps/feature-line'
import type { Site } from './bench'

interface Field {
  route: RouteName
  /** Opens the field, and fills in what is there before anything is typed. */
  open: (page: Page, locale: Locale) => Promise<Locator>
  textsOf: (locale: Locale) => string[]
}

/** What a keystroke may cost, by the slowdown of the processor. */
const BUDGET_MS = { 1: 16, 4: 50 } as const
/** The work of a keystroke is over this long after it. */
const PAUSE_MS = 150
const LINES = 2_000

/** A realistic feature: few repeated sentences, a few that match no step. */
function longFeature(locale: Locale): string {
  const references = readReferences()
  const language = stepLanguageOf(locale)
  const sentences = catalogueSteps(references)
    .filter(({ block }) => block === 'none')
    .map((step) => sampleSentence(step, language, references.dataTypes))
  const { feature, scenario } = TITLE_KEYWORDS[language]
  const lines = [`# language: ${locale}`, `${feature[0]}: A`]
  for (let n = lines.length; n < LINES; n += 1) {
    const sentence = (sentences[(n * 7) % sentences.length] ?? '').replace(/'([^'$]*)'/, `'$1 ${n}'`)
    if (n % 12 === 2) lines.push(`  ${scenario[0]}: ${n}`)
    else lines.push(`    * ${n % 100 === 0 ? `nobody ${n} knows it` : sentence}`)
  }
  return lines.join('\n')
}

const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    const host = document.activeElement
    ;(host?.shadowRoot?.activeElement ?? host)?.dispatchEvent(event)
  }, text)

/** One step in this many has its first phrase typed. */
const STEPS_PER_PHRASE = 38

const phrases = (locale: Locale): string[] =>
  Object.values(readAsked().steps).flatMap((step, at) => (at % STEPS_PER_PHRASE === 0 ? step[locale].slice(0, 1) : []))

const FIELDS = {
  search: {
    route: 'home',
    textsOf: (locale) => [translated({ es: 'código de respuesta', en: 'response HTTP code' })[locale]],
    open: async (page) => {
      await page.keyboard.press('Control+k')
      return page.getByRole('combobox')
    },
  },
  finder: {
    route: 'stepFinder',
    textsOf: phrases,
    open: async (page) => {
      await page.locator('details').first().waitFor()
      return page.getByRole('textbox').first()
    },
  },
  'feature-check': {
    route: 'featureChecker',
    textsOf: () => ['x'.repeat(40)],
    open: async (page, locale) => {
      const editor = page.getByRole('textbox', { name: FEATURE_CHECKER_STRINGS[locale].editor })
      await editor.focus()
      await paste(page, longFeature(locale))
      await page.locator('[data-tool] section [role=status] strong').waitFor()
      await page.keyboard.press('Control+Home')
      for (let line = 0; line < 6; line += 1) await page.keyboard.press('ArrowDown')
      await page.keyboard.press('End')
      return editor
    },
  },
} satisfies Record<string, Field>

/** Milliseconds that the page has worked so far: scripts, styles, layout, painting, whatever else the machine does. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
}

async function typeAll(page: Page, session: CDPSession, texts: string[]): Promise<number[]> {
  const works: number[] = []
  for (const text of texts) {
    if (works.length > 0) await page.keyboard.press('Control+a')
    for (const letter of text) {
      const before = await workOf(session)
      await page.keyboard.type(letter)
      await page.waitForTimeout(PAUSE_MS)
      works.push((await workOf(session)) - before)
    }
  }
  return works
}

function spread(times: number[]): string {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1)
  return `median ${at(0.5)} ms, 95 % ${at(0.95)} ms, most ${at(1)} ms`
}

async function measure(page: Page, field: Field, locale: Locale, slower: 1 | 4): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const input = await field.open(page, locale)
  await input.focus()
  await page.waitForLoadState('networkidle')
  const works = await typeAll(page, session, field.textsOf(locale))
  const most = BUDGET_MS[slower]
  const over = `${works.filter((work) => work > most).length} over ${most} ms`
  console.log(`${locale}, ${slower} times slower: work of ${works.length} keys: ${spread(works)}; ${over}`)
}

/** Prints how much work a keystroke is, up to the painted answer, on this machine and on a slower one. */
export const benchTyping =
  (name: keyof typeof FIELDS) =>
  async ({ browser, at }: Site): Promise<void> => {
    const field: Field = FIELDS[name]
    for (const slower of [1, 4] as const)
      for (const locale of LOCALES) {
        const context = await browser.newContext({ serviceWorkers: 'block' })
        const page = await context.newPage()
        await page.goto(at(routeOf(field.route, locale)), { waitUntil: 'networkidle' })
        await measure(page, field, locale, slower)
        await context.close()
      }
  }
