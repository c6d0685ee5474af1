import { createHash } from 'node:crypto'
import { parse, stringify } from 'yaml'
import { z } from 'zod'
import { type Locale, localize } from '@/i18n/locale'
import { readYamlIfThere } from '@/lib/node/kept'

/** Where the content keeps what `npm run verify` has seen. */
export const RUNS_FILE = 'reference/runs.yaml'

/** Why an example cannot be run on any machine at hand. */
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

/** The runs of every page, by its path without language. */
const RUNS = z.record(z.string(), PAGE_RUNS)

export type Runs = z.infer<typeof RUNS>

/** The runs of the examples of a page in one language, by their keys. */
export type ExampleRuns = Runs[string][Locale]

/** Identifies the exact text of an example. @example exampleHash('Given a book') // => '…', 12 hexadecimal digits */
export const exampleHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12)

/** Reads the text of a file of runs. @throws when it is not what `npm run verify` writes */
export const parseRuns = (text: string): Runs => RUNS.parse(parse(text) ?? {})

/** The recorded runs of a content tree, none without the file. @throws when `npm run verify` has not written it */
export const readRuns = (root: string): Runs => RUNS.parse(readYamlIfThere(root, RUNS_FILE, {}))

const HEAD = '# Written by `npm run verify`: what Wakamiti itself made of the examples, each identified by its text.\n'

/** The text of the file with these runs, which {@link readRuns} reads. */
export function formatRuns(runs: Runs): string {
  const written = (page: ExampleRuns) =>
    Object.fromEntries(Object.entries(page).map(([key, { outcome, hash }]) => [key, `${outcome} ${hash}`]))
  const pages = Object.entries(runs)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([path, page]) => [path, { ...page, ...localize((locale) => written(page[locale])) }])
  return HEAD + stringify(Object.fromEntries(pages), { lineWidth: 0 })
}

/** Whether the tool itself ran an example, and it ended as the page claims. */
export const hasRun = (outcome: Outcome): boolean => !(NOT_RUN as readonly string[]).includes(outcome)

/** What is said at an example: the engine that ran it, or only loaded it. @returns undefined when it was not run as it is */
export function markOfRun(runs: Runs, path: string, locale: Locale, text: string) {
  const page = runs[path]
  const hash = exampleHash(text)
  const run = page && Object.values(page[locale]).find((each) => each.hash === hash)
  return run && hasRun(run.outcome) ? { engine: page.engine, isLoaded: run.outcome === 'loaded' } : undefined
}
