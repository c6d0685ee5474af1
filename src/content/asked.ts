import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Locale } from '@/i18n/locale'
import { localized } from '@/i18n/localized-schema'
import { memoize } from '@/lib/memoize'
import { contentRoot } from '@/site/content-root'
import { readYaml } from './references'

/** Phrases in which readers ask for something, in each language. */
const PHRASES = localized(z.array(z.string()))

/** `content/reference/asked/<plugin>.yaml`: phrases by the ids of steps and by the keys of options. */
export const ASKED_OF_PLUGIN = z.strictObject({
  steps: z.record(z.string(), PHRASES).optional(),
  options: z.record(z.string(), PHRASES).optional(),
})

/** `content/reference/asked/pages.yaml`: phrases by the path of a page without its language, and by its headings. */
export const ASKED_OF_PAGES = z.strictObject({
  pages: z.record(z.string(), z.array(PHRASES.extend({ heading: localized(z.string()) }))),
})

export const ASKED_FOLDER = 'reference/asked'

/** The phrases for something, in both languages. */
export type Phrases = z.infer<typeof PHRASES>

/** How people ask for steps (by id), options (by key) and pages (by path and heading). */
export interface Asked {
  steps: Record<string, Phrases>
  options: Record<string, Phrases>
  pages: z.infer<typeof ASKED_OF_PAGES>['pages']
}

const read = memoize((root: string): Asked => {
  const contentOf = (file: string) => readYaml<unknown>(root, `${ASKED_FOLDER}/${file}`)
  const plugins = readdirSync(join(root, ASKED_FOLDER))
    .filter((file) => file.endsWith('.yaml') && file !== 'pages.yaml')
    .map((file) => ASKED_OF_PLUGIN.parse(contentOf(file)))
  return {
    steps: Object.assign({}, ...plugins.map(({ steps }) => steps)),
    options: Object.assign({}, ...plugins.map(({ options }) => options)),
    pages: ASKED_OF_PAGES.parse(contentOf('pages.yaml')).pages,
  }
})

/**
 * Reads how people ask for things, once per process.
 * @throws when a file is not as it has to be; the content check reports that with its line beforehand
 */
export const readAsked = (root = contentRoot()): Asked => read(root)

/** The phrases for something in a language; none where nobody has written any. */
export const phrasesFor = (all: Record<string, Phrases>, name: string, locale: Locale): readonly string[] =>
  all[name]?.[locale] ?? []
