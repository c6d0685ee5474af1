import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { gzipSync } from 'node:zlib'
import type { Page, Response } from 'playwright'
import { LOCALES, type Locale } from '@/i18n/locale'
import { finish } from '@/lib/run-in-pieces'
import { prepareRanker } from '@/search/rank/rank-entries'
import type { SearchIndex, TextIndex } from '@/search/rank/search-index'
import { routeOf } from '@/site/routes'
import { SITE } from '@/site/site'
import { PUBLISHED } from '../exported/publish'
import { longTasks, watchTasks } from './page-work'
import { runBench } from './run-bench'

/*
 * npm run bench:search
 *
 * Prints what the search of the last build weighs, what a first search fetches, and how long a keystroke takes.
 */

const QUERIES = { es: 'código de respuesta', en: 'response HTTP code' } as const
const SLOWER = 4

const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`

const zipped = (path: string): number => gzipSync(readFileSync(path), { level: 9 }).length

const fileOf = (name: string): string => join(PUBLISHED, 'assets', 'search', `${name}.json`)

const read = <T>(name: string): T => JSON.parse(readFileSync(fileOf(name), 'utf8')) as T

const printSizes = (locale: Locale): void =>
  console.log(
    `${locale}: steps, options and titles ${kb(zipped(fileOf(locale)))} gzip; text ${kb(zipped(fileOf(`${locale}.text`)))}`,
  )

function printRanking(locale: Locale): void {
  const [index, text] = [read<SearchIndex>(locale), read<TextIndex>(`${locale}.text`)]
  const start = performance.now()
  finish(prepareRanker(index, locale))
  const ready = performance.now()
  const { rank } = finish(prepareRanker(index, locale, text))
  const complete = performance.now()
  const query = QUERIES[locale]
  const times = Array.from(query, (_, at) => {
    const before = performance.now()
    rank(query.slice(0, at + 1))
    return performance.now() - before
  })
  const ms = (time: number) => `${time.toFixed(1)} ms`
  console.log(
    `${locale}: ready in ${ms(ready - start)}, with the text in ${ms(complete - ready)}, ` +
      `slowest keystroke ${ms(Math.max(...times))} (Node)`,
  )
}

/** Bytes of the responses during an action, compressed; what is compressed already counts as is. */
async function fetched(page: Page, run: () => Promise<void>): Promise<[path: string, bytes: number][]> {
  const answers: Promise<[string, number]>[] = []
  const onResponse = (response: Response) => {
    const path = new URL(response.url()).pathname.slice(SITE.base.length)
    answers.push(response.body().then((body) => [path, Math.min(body.length, gzipSync(body, { level: 9 }).length)]))
  }
  page.on('response', onResponse)
  await run()
  page.off('response', onResponse)
  return Promise.all(answers)
}

/** The longest task of the page while a query is typed on a slow machine. */
async function longestTask(page: Page, query: string): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await watchTasks(page)
  await page.getByRole('combobox').pressSequentially(query, { delay: 120 })
  await page.locator('[role=listbox]:not([aria-busy])').waitFor()
  return Math.max(0, ...(await longTasks(page)))
}

async function printNetwork(page: Page, address: string, locale: Locale): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' })
  const opened = await fetched(page, async () => {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').waitFor()
    await page.waitForLoadState('networkidle')
  })
  const searched = await fetched(page, async () => {
    await page.getByRole('combobox').fill(QUERIES[locale])
    await page.locator('[role=listbox]:not([aria-busy])').waitFor()
  })
  const sum = (list: [string, number][]) => kb(list.reduce((total, [, bytes]) => total + bytes, 0))
  console.log(`${locale}: opening fetches ${sum(opened)}, the first search ${sum(searched)} more`)
  for (const [path, bytes] of [...opened, ...searched]) console.log(`    ${kb(bytes).padStart(9)}  ${path}`)
  await page.getByRole('combobox').fill('')
  const task = await longestTask(page, QUERIES[locale])
  console.log(`${locale}: longest task while typing, ${SLOWER} times slower: ${task.toFixed(0)} ms (0: none over 50)`)
}

runBench(async ({ inPage, at }) => {
  for (const locale of LOCALES) printSizes(locale)
  for (const locale of LOCALES) printRanking(locale)
  for (const locale of LOCALES) await inPage((page) => printNetwork(page, at(routeOf('home', locale)), locale))
})
