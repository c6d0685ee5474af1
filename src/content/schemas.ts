import { z } from 'zod'
import { OPTION } from '@/config/options/option-schema'
import type { Locale } from '@/i18n/locale'
import { LOCALIZED, localized, TEXT, textLike } from '@/i18n/localized-schema'
import { PLUGIN, STEP_RECORD } from '@/steps/step-schema'

/** Every page is directly in one of these. */
export const PAGE_FOLDERS: readonly string[] = [
  'introduction',
  'guides',
  'setup',
  'wakamiti',
  'plugins',
  'reference',
  'tools',
]

/** Pages of `plugins/` that are not about a single one. */
export const GENERAL_PLUGIN_PAGES: readonly string[] = ['index', 'development', 'extension-points']

/** @example isPluginPage('plugins/rest') // => true */
export const isPluginPage = (path: string): boolean =>
  /^plugins\/[^/]+$/.test(path) && !GENERAL_PLUGIN_PAGES.includes(path.slice('plugins/'.length))

const TITLE = TEXT.max(60)

const PAGE = z.strictObject({
  title: TITLE,
  /** Shown by search engines, and as the lead of the page. */
  description: TEXT.min(50).max(160),
})

/** Front matter of a page that is not about one plugin. */
export const DOC_PAGE = PAGE.extend({
  /** `wide`: the page takes the whole main area, without gutter. */
  layout: z.enum(['wide']).optional(),
})

/** Front matter of the page of one plugin; both languages name the same reference in `plugin`. */
export const PLUGIN_PAGE = PAGE.extend({ plugin: TEXT.meta({ isShared: true }) })

const PATH = textLike(/^\/(.*\/)?$/, 'forms.path')

/** `follows` names the page before it in reading order, where that is not the one before it in the menu. */
const MENU_TOPIC = z.strictObject({ title: TITLE, slug: PATH, follows: PATH.optional() }).meta({ id: 'MenuTopic' })

const MENU_SECTION = z.strictObject({ title: TITLE, topics: z.array(MENU_TOPIC).min(1) }).meta({ id: 'MenuSection' })

/** The sidebar in one language: `menu.es.yaml`, `menu.en.yaml`. */
export const MENU = z.strictObject({ sections: z.array(MENU_SECTION).min(2) })

/** The reference of one plugin, in both languages: `content/reference/plugins/<name>.yaml`. */
export const PLUGIN_REFERENCE = PLUGIN.extend({
  /** Short enough for a card of the plugins index. */
  summary: localized(TEXT.max(110)),
  needs: LOCALIZED,
  options: z.array(OPTION),
  steps: z.array(STEP_RECORD),
})

export type PluginReference = z.infer<typeof PLUGIN_REFERENCE>

/** A flag of the command line: `-f`, `--file <path>`. */
export const FLAG = z.strictObject({
  short: z.string().length(1),
  long: TEXT.optional(),
  takes: z.enum(['value', 'key=value']).optional(),
})

export type Flag = z.infer<typeof FLAG>

/** `content/reference/core.yaml`: the options and the flags of the tool itself. */
export const CORE_REFERENCE = z.strictObject({
  engine: TEXT,
  api: TEXT,
  commit: TEXT,
  /** What is published with the plugins, in the same Maven group, and is none. */
  artifacts: z.array(TEXT),
  flags: z.array(FLAG).min(1),
  options: z.array(OPTION).min(1),
})

export type CoreReference = z.infer<typeof CORE_REFERENCE>

/** What a solution needs, besides no errors and no warnings from the checker. */
const GOAL = z.strictObject({
  steps: z.array(TEXT).optional(),
  /** Sentences that have to follow those steps, in any order and any words of the same meaning. */
  sentences: localized(z.array(TEXT)).optional(),
  /** The fewest rows of values in a table. */
  rows: z.int().min(1).optional(),
  /** Tag expressions without brackets, each with the number of scenarios that it selects. */
  tags: localized(z.record(TEXT, z.int().min(0))).optional(),
  /** Words that occur somewhere in the files, quotes aside. */
  words: localized(z.array(TEXT)).optional(),
})

const EXERCISE = z.strictObject({
  id: TEXT,
  goal: GOAL,
  hint: LOCALIZED,
  path: LOCALIZED,
  start: LOCALIZED,
  solution: LOCALIZED,
})

/** The exercises that pages show with `::exercise[id]`: `content/reference/exercises.yaml`. */
export const EXERCISES = z.strictObject({ exercises: z.array(EXERCISE).min(1) })

export type Exercise = z.infer<typeof EXERCISE>

export const goalIn = ({ goal }: Exercise, locale: Locale) => ({
  ...goal,
  sentences: goal.sentences?.[locale],
  tags: goal.tags?.[locale],
  words: goal.words?.[locale],
})
