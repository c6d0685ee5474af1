import { readFileSync } from 'node:fs'
import type { CDPSession, Locator, Page } from 'playwright'
import { parse } from 'yaml'
import { catalogueSteps, readReferences } from '@/content/references'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import { LOCALES, type Locale, stepLanguageOf, translated } from '@/i18n/locale'
import { type RouteName, routeOf } from '@/site/routes'
import { TITLE_KEYWORDS } from '@/steps/keywords'
import type { Site } from './bench'

/** A field of the site that answers while somebody types. */
interface Field {
  route: RouteName
  /** Opens the field and puts into it what stands there before anything is typed. */
  open: (page: Page, locale: Locale) => Promise<Locator>
  textsOf: (locale: Locale) => string[]
  /** The answer comes from elsewhere: where it is shown, and how long it waits for another key. */
  answer?: { selector: string; pauseMs: number }
}

/** What the page notes down of itself. */
interface Noted {
  longTasks: number
  /** When something was painted after the answer changed. */
  painted: number
}

/** What a key may cost, by how many times slower the machine is. */
const BUDGET_MS = { 1: 16, 4: 50 } as const
/** A key is over after this long without another. */
const PAUSE_MS = 150
const LINES = 2_000
const CHECKS = 12
const FINDINGS = '[data-tool] section [role=status]'

type StepSentences = { id: string } & Record<Locale, (string | object)[]>

const parsed = <T>(path: string): T => parse(readFileSync(path, 'utf8')) as T

/** A realistic feature: few repeated sentences, and a few that match no step. */
function longFeature(locale: Locale): string {
  const blockless = new Set(catalogueSteps(readReferences()).flatMap(({ id, block }) => (block === 'none' ? [id] : [])))
  const sentences = parsed<StepSentences[]>('__tests__/steps/sentences.yaml')
    .filter(({ id }) => blockless.has(id))
    .flatMap((step) => step[locale].filter((each) => typeof each === 'string'))
  const { feature, scenario } = TITLE_KEYWORDS[stepLanguageOf(locale)]
  const lines = [`# language: ${locale}`, `${feature[0]}: A`]
  for (let n = lines.length; n < LINES; n += 1) {
    const sentence = (sentences[(n * 7) % sentences.length] ?? '').replace(/'([^'$]*)'/, `'$1 ${n}'`)
    if (n % 12 === 2) lines.push(`  ${scenario[0]}: ${n}`)
    else lines.push(`    * ${n % 100 === 0 ? `nobody ${n} knows it` : sentence}`)
  }
  return lines.join('\n')
}

/** Pastes into the element that has the focus. */
const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    const host = document.activeElement
    ;(host?.shadowRoot?.activeElement ?? host)?.dispatchEvent(event)
  }, text)

/** Every so many near misses one is typed. */
const nearMisses = (locale: Locale): string[] =>
  Object.values(parsed<Record<Locale, Record<string, string[]>>>('__tests__/step-language/near-misses.yaml')[locale])
    .flat()
    .filter((_, index) => index % 38 === 0)

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
    textsOf: nearMisses,
    open: async (page) => {
      await page.locator('details').first().waitFor()
      return page.getByRole('textbox').first()
    },
  },
  'feature-check': {
    route: 'featureChecker',
    textsOf: () => ['x'.repeat(40)],
    answer: { selector: FINDINGS, pauseMs: 250 },
    open: async (page, locale) => {
      const editor = page.getByRole('textbox', { name: FEATURE_CHECKER_STRINGS[locale].editor })
      await editor.focus()
      await paste(page, longFeature(locale))
      await page.locator(`${FINDINGS} strong`).waitFor()
      await page.keyboard.press('Control+Home')
      for (let line = 0; line < 6; line += 1) await page.keyboard.press('ArrowDown')
      await page.keyboard.press('End')
      return editor
    },
  },
} satisfies Record<string, Field>

/** Milliseconds that the page has worked so far, whatever else the machine does: scripts, styles, layout, painting. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
}

/** Begins to note down tasks over 50 ms and answers. */
const watch = (page: Page, answer?: string): Promise<void> =>
  page.evaluate((selector) => {
    const noted: Noted = { longTasks: 0, painted: 0 }
    Object.assign(window, { noted })
    new PerformanceObserver((list) => {
      noted.longTasks += list.getEntries().length
    }).observe({ type: 'longtask' })
    const element = selector && document.querySelector(selector)
    if (!element) return
    new MutationObserver(() => {
      requestAnimationFrame(() => setTimeout(() => Object.assign(noted, { painted: performance.now() })))
    }).observe(element, { childList: true, characterData: true, subtree: true })
  }, answer)

/** The work of the page for each letter of the texts. */
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

/** From the end of the pause after a key to the answer on screen, several times. */
async function answerTimes(page: Page, pauseMs: number): Promise<number[]> {
  const times: number[] = []
  for (let check = 0; check < CHECKS; check += 1) {
    const pressed = await page.evaluate(() => performance.now())
    await page.keyboard.press(check % 2 ? 'Backspace' : 'x')
    const answered = await page.waitForFunction((since) => {
      const { painted } = (window as unknown as { noted: Noted }).noted
      return painted > since && painted
    }, pressed)
    times.push(Number(await answered.jsonValue()) - pressed - pauseMs)
  }
  return times
}

function spread(times: number[]): string {
  const sorted = [...times].sort((one, other) => one - other)
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
  await watch(page, field.answer?.selector)
  const answers = field.answer ? await answerTimes(page, field.answer.pauseMs) : []
  const works = await typeAll(page, session, field.textsOf(locale))
  const longTasks = await page.evaluate(() => (window as unknown as { noted: Noted }).noted.longTasks)
  const over = works.filter((work) => work > BUDGET_MS[slower]).length
  console.log(
    `${locale}, ${slower} times slower: work of ${works.length} keys: ${spread(works)}; ${over} over ${BUDGET_MS[slower]} ms; ` +
      `${longTasks} tasks over 50 ms${answers.length > 0 ? `; answer on screen: ${spread(answers)}` : ''}`,
  )
}

/** Prints how much work of the page a key is, from the key to the painted answer, on this machine and on a slower one. */
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
