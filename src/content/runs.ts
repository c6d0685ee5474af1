import { createHash } from 'node:crypto'
import { parse, stringify } from 'yaml'
import { z } from 'zod'
import { type Locale, localize } from '@/i18n/locale'
import { readOptionalYaml } from '@/lib/node/disk-cache'

/** In the content folder: what `npm run verify` has recorded. */
export const RUNS_FILE = 'reference/runs.yaml'

/** Why an example is not run: what it needs is on no machine at hand. */
export const NOT_RUN = ['phone', 'azure', 'xray', 'display', 'excerpt', 'placeholder', 'service', 'other-tool'] as const

/** `passed`, or ended as its page warns (`failed` to `skipped`); `loaded` for a configuration; or why it was not run. */
const OUTCOME = z.enum(['passed', 'failed', 'error', 'undefined', 'skipped', 'loaded', ...NOT_RUN])

export type Outcome = z.infer<typeof OUTCOME>

/** An outcome and the hash of the example's text: `passed 0a64672533ed`. */
const EXAMPLE_RUN = z
  .string()
  .transform((text) => text.split(' '))
  .pipe(z.tuple([OUTCOME, z.string().regex(/^[0-9a-f]{12}$/)]))
  .transform(([outcome, hash]) => ({ outcome, hash }))

const PAGE_RUNS = z.strictObject({
  engine: z.string(),
  /** Maven coordinates of the plugins. */
  modules: z.array(z.string()),
  ...localize(() => z.record(z.string(), EXAMPLE_RUN).default({})),
})

/** By the path of the page, without its language. */
const RUNS = z.record(z.string(), PAGE_RUNS)

export type Runs = z.infer<typeof RUNS>

/** The runs of a page in one language, by the keys of its examples. */
export type ExampleRuns = Runs[string][Locale]

/** Identifies the exact text of an example. @example exampleHash('Given a book') // => '…', 12 hexadecimal digits */
export const exampleHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12)

/** Parses a file of runs. @throws if it is not what `npm run verify` writes */
export const parseRuns = (text: string): Runs => RUNS.parse(parse(text) ?? {})

/** The recorded runs of a content folder, empty without the file. @throws as {@link parseRuns} does */
export const readRuns = (root: string): Runs => RUNS.parse(readOptionalYaml(root, RUNS_FILE, {}))

const HEAD = '# Written by `npm run verify`: what Wakamiti itself made of the examples, each identified by its text.\n'

/** Formats runs for {@link parseRuns}. */
export function formatRuns(runs: Runs): string {
  const written = (page: ExampleRuns) =>
    Object.fromEntries(Object.entries(page).map(([key, { outcome, hash }]) => [key, `${outcome} ${hash}`]))
  const pages = Object.entries(runs)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([path, page]) => [path, { ...page, ...localize((locale) => written(page[locale])) }])
  return HEAD + stringify(Object.fromEntries(pages), { lineWidth: 0 })
}

/** The engine that ran this text, or only loaded it, to be noted at the example. @returns undefined if none did */
export function markOfRun(runs: Runs, path: string, locale: Locale, text: string) {
  const page = runs[path]
  const hash = exampleHash(text)
  const run = page && Object.values(page[locale]).find((example) => example.hash === hash)
  const isRun = run && !(NOT_RUN as readonly string[]).includes(run.outcome)
  return isRun ? { engine: page.engine, isLoaded: run.outcome === 'loaded' } : undefined
}
