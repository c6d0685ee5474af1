import type { CDPSession, Page } from 'playwright'
import { CHECKER_STRINGS } from '@/i18n/checker-strings'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import { LOCALES, type Locale, otherLocale } from '@/i18n/locale'
import { routeOf } from '@/site/routes'
import budgets from '../budgets.json'
import { bytesBeyond, downloads } from '../exported/page-downloads'
import { notes, painted, paste, settle, watch } from './checker-notes'
import { longFeature } from './long-feature'
import { longTasks, watchTasks, workOf } from './page-work'
import { type Bench, runBench } from './run-bench'

/*
 * npm run bench:feature-check
 *
 * Prints what the feature checker of the last build does with a feature of 2,000 lines, on this machine and on one that is
 * four times slower: how long after the pause in typing its findings are painted, how long translating it takes, the
 * longest task of the page while text is typed. Then what the page downloads beyond a documentation page.
 */

const LINES = 2_000
/** What `use-feature-report` waits for, after a key. */
const PAUSE_MS = 250
const TARGET_MS = 300
/** The line where the text is typed, counted from the first. */
const DOWN = 6
const CHECKS = 12
const LETTERS = 40
const LONG_TASK_MS = 50

const sorted = (times: number[]): number[] => [...times].sort((one, other) => one - other)
const at = (times: number[], share: number): string =>
  `${(sorted(times)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(0)} ms`
const spread = (times: number[]): string => `median ${at(times, 0.5)}, most ${at(times, 1)}`

/** From the end of the pause after a key to the findings of the text on screen. */
async function checkAfterKey(page: Page, key: string): Promise<number> {
  const { painted: before } = await notes(page)
  await page.keyboard.press(key)
  await painted(page, before)
  const after = await notes(page)
  return after.painted - after.key - PAUSE_MS
}

async function typing(page: Page, session: CDPSession): Promise<number[]> {
  const works: number[] = []
  for (let letter = 0; letter < LETTERS; letter += 1) {
    const before = await workOf(session)
    await page.keyboard.press('x')
    await page.waitForTimeout(PAUSE_MS / 2)
    works.push((await workOf(session)) - before)
  }
  return works
}

async function translating(page: Page, locale: Locale): Promise<number> {
  const words = FEATURE_CHECKER_STRINGS[locale]
  const button = page.getByRole('button', { name: words.translateTo[otherLocale(locale)] })
  const start = await page.evaluate(() => performance.now())
  await button.click()
  const undo = page.getByRole('button', { name: words.undo, exact: true })
  // Findings come first, unless the reader sets them aside.
  const setAside = page.getByRole('button', { name: words.setAside })
  await undo.or(setAside).waitFor()
  if (await setAside.isVisible()) await setAside.click()
  await undo.waitFor()
  return (await page.evaluate(() => performance.now())) - start
}

const checkerOf = (locale: Locale): string => routeOf('featureChecker', locale)

async function openChecker(page: Page, address: string, locale: Locale): Promise<void> {
  await page.goto(address)
  await page.getByRole('button', { name: CHECKER_STRINGS[locale].tryExample }).waitFor()
  await page.waitForLoadState('networkidle')
}

async function bench(page: Page, address: string, locale: Locale, slower: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await openChecker(page, address, locale)
  await watch(page)
  await watchTasks(page)
  await page.getByRole('textbox', { name: FEATURE_CHECKER_STRINGS[locale].editor }).focus()
  const pasted = await page.evaluate(() => performance.now())
  await paste(page, longFeature(locale, LINES))
  await page.locator('[data-tool] section [role=status] strong').waitFor()
  const first = (await page.evaluate(() => performance.now())) - pasted
  await settle(page)
  await page.keyboard.press('Control+Home')
  for (let line = 0; line < DOWN; line += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  const checks: number[] = []
  for (let check = 0; check < CHECKS; check += 1) checks.push(await checkAfterKey(page, check % 2 ? 'Backspace' : 'x'))
  await settle(page)
  const known = (await longTasks(page)).length
  const works = await typing(page, session)
  const tasks = (await longTasks(page)).slice(known)
  const longest = tasks.length > 0 ? `${Math.max(...tasks).toFixed(0)} ms` : `under ${LONG_TASK_MS} ms`
  await settle(page)
  const translation = await translating(page, locale)
  console.log(
    `${locale}, ${slower} times slower, ${LINES} lines: from the pause to the findings on screen ${spread(checks)} (target ` +
      `${TARGET_MS} ms), after pasting, the pause included, ${first.toFixed(0)} ms; work of a letter ${spread(works)}; longest task while ` +
      `typing ${longest}; translating ${translation.toFixed(0)} ms`,
  )
}

async function weigh({ browser, at: address }: Bench): Promise<void> {
  const usage = address('/setup/usage/')
  const known = await downloads(browser, (page) => page.goto(usage, { waitUntil: 'networkidle' }))
  const all = await downloads(browser, async (page) => {
    await openChecker(page, address(checkerOf('es')), 'es')
    await page.getByRole('button', { name: CHECKER_STRINGS.es.tryExample }).click()
    await page.locator('[data-line]').first().waitFor()
  })
  const sums = Object.entries(bytesBeyond(known, all)).map(([kind, bytes]) => `${kind} ${(bytes / 1000).toFixed(1)} KB`)
  console.log(
    `beyond a documentation page, compressed: ${sums.join(', ')} (at most ${budgets.tools['feature-checker'].script / 1000} KB of script)`,
  )
}

runBench(async (tools) => {
  await weigh(tools)
  for (const slower of [1, 4])
    for (const locale of LOCALES) await tools.inPage((page) => bench(page, tools.at(checkerOf(locale)), locale, slower))
})
