import type { CDPSession, Page } from 'playwright'
import { catalogueSteps, readReferences } from '@/content/references'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import { LOCALES, type Locale, stepLanguageOf, translated } from '@/i18n/locale'
import { type RouteName, routeOf } from '@/site/site'
import { sampleSentence } from '@/step-language/values/value-tools'
import { TITLE_KEYWORDS } from '@/steps/feature-line'
import type { Site } from './bench'

const TYPED = translated({ es: 'código de respuesta', en: 'response HTTP code' })

/** The work of a keystroke is over this long after it. */
const PAUSE_MS = 150
const LINES = 2_000

/** A feature whose sentences differ at least in their values. */
function longFeature(locale: Locale): string {
  const references = readReferences()
  const language = stepLanguageOf(locale)
  const sentences = catalogueSteps(references)
    .filter(({ block }) => block === 'none')
    .map((step) => sampleSentence(step, language, references.dataTypes))
  const { feature, scenario } = TITLE_KEYWORDS[language]
  const lines = Array.from(
    { length: LINES },
    (_, n) => `  * ${sentences[n % sentences.length]?.replace("'", `'${n} `)}`,
  )
  return [`# language: ${locale}`, `${feature[0]}: A`, `${scenario[0]}: A`, ...lines].join('\n')
}

/** The fields that are typed into: their page, and how one gets there. */
const FIELDS = {
  search: { route: 'home', open: (page: Page) => page.keyboard.press('Control+k') },
  finder: { route: 'stepFinder', open: (page: Page) => page.getByRole('main').getByRole('textbox').first().focus() },
  'feature-check': {
    route: 'featureChecker',
    open: async (page: Page, locale: Locale) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.getByRole('textbox', { name: FEATURE_CHECKER_STRINGS[locale].editor }).focus()
      await page.evaluate((text) => navigator.clipboard.writeText(text), longFeature(locale))
      await page.keyboard.press('Control+v')
      await page.locator('[data-tool] section [role=status] strong').waitFor()
    },
  },
} satisfies Record<string, { route: RouteName; open: (page: Page, locale: Locale) => Promise<void> }>

/** Milliseconds that the page has worked so far: scripts, styles, layout, painting, whatever else the machine does. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
}

async function type(page: Page, session: CDPSession, text: string): Promise<number[]> {
  const works: number[] = []
  for (const letter of text) {
    const before = await workOf(session)
    await page.keyboard.type(letter)
    await page.waitForTimeout(PAUSE_MS)
    works.push((await workOf(session)) - before)
  }
  return works
}

/** Prints how much work a keystroke is, up to the painted answer, on this machine and on a slower one. */
export const benchTyping =
  (name: keyof typeof FIELDS) =>
  async ({ browser, at }: Site): Promise<void> => {
    const { route, open } = FIELDS[name]
    for (const slower of [1, 4])
      for (const locale of LOCALES) {
        const page = await browser.newPage({ serviceWorkers: 'block' })
        await page.goto(at(routeOf(route, locale)), { waitUntil: 'networkidle' })
        const session = await page.context().newCDPSession(page)
        await session.send('Performance.enable', { timeDomain: 'threadTicks' })
        await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
        await open(page, locale)
        await page.waitForLoadState('networkidle')
        const works = (await type(page, session, TYPED[locale])).sort((a, b) => a - b)
        const middle = `median ${works[works.length >> 1]?.toFixed(1)} ms, most ${works.at(-1)?.toFixed(1)} ms`
        console.log(`${locale}, ${slower} times slower: work of ${works.length} keys: ${middle}`)
        await page.close()
      }
  }
