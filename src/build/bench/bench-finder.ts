import { readFileSync } from 'node:fs'
import type { CDPSession, Page } from 'playwright'
import { parse } from 'yaml'
import { LOCALES, type Locale } from '@/i18n/locale'
import { routeOf } from '@/site/routes'
import { longTasks, watchTasks, workOf } from './page-work'
import { runBench } from './run-bench'

/*
 * npm run bench:finder
 *
 * Prints how much work of the page a keystroke in the step finder of the last build is, from the key to the painted
 * answer, on this machine and on one that is four times slower.
 */

const SENTENCES = '__tests__/step-language/near-misses.yaml'
/** Every so many near misses one is typed, letter by letter. */
const EVERY = 38
/** A keystroke is over after this long without another. */
const PAUSE_MS = 100
const BUDGET_MS = { 1: 16, 4: 50 } as const

/** The work of each keystroke of a sentence. */
async function typed(page: Page, session: CDPSession, sentence: string): Promise<number[]> {
  const works: number[] = []
  await page.getByRole('textbox').first().fill('')
  await page.waitForTimeout(PAUSE_MS)
  for (const letter of sentence) {
    const before = await workOf(session)
    await page.keyboard.type(letter)
    await page.waitForTimeout(PAUSE_MS)
    works.push((await workOf(session)) - before)
  }
  return works
}

const at = (sorted: number[], share: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1)

async function bench(page: Page, address: string, locale: Locale, slower: keyof typeof BUDGET_MS): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.goto(address)
  await page.locator('details').first().waitFor()
  await watchTasks(page)
  const all: Record<Locale, { sentence: string }[]> = parse(readFileSync(SENTENCES, 'utf8'))
  const sentences = all[locale].filter((_, index) => index % EVERY === 0).map(({ sentence }) => sentence)
  await page.getByRole('textbox').first().focus()
  const works: number[] = []
  for (const sentence of sentences) works.push(...(await typed(page, session, sentence)))
  works.sort((one, other) => one - other)
  const long = await longTasks(page)
  const over = works.filter((work) => work > BUDGET_MS[slower]).length
  console.log(
    `${locale}, ${slower} times slower: ${works.length} keystrokes, median ${at(works, 0.5)} ms, 95 % ${at(works, 0.95)} ms, ` +
      `most ${at(works, 1)} ms; ${over} over ${BUDGET_MS[slower]} ms; ${long.length} tasks over 50 ms`,
  )
}

runBench(async ({ inPage, at: address }) => {
  for (const slower of [1, 4] as const)
    for (const locale of LOCALES)
      await inPage((page) => bench(page, address(routeOf('stepFinder', locale)), locale, slower))
})
