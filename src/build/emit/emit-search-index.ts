import { allPages, menuOf } from '@/content/documents'
import { catalogueOptions, catalogueSteps, type References, readReferences } from '@/content/references'
import { LOCALES, type Locale, type Localized, otherLocale } from '@/i18n/locale'
import type { PageEntry, SearchIndex, TextIndex } from '@/search/rank/search-index'
import type { CatalogueStep } from '@/steps/step'
import { writeJson } from '../exported/files'
import { sectionsOf } from './page-sections'

/**
 * The beginning of a description: a result has one line for it.
 * @example firstSentence('Fija la ruta. La mantiene.') // => 'Fija la ruta.'
 * @example firstSentence('Milisegundos; sin valor, espera') // => 'Milisegundos'
 */
export const firstSentence = (text: string): string => /^.+?(?:\.(?=\s|$)|(?=[:;]\s))/.exec(text)?.[0] ?? text

/** The pages of a language, in the order of their paths. */
const pagesOf = (locale: Locale) =>
  allPages()
    .filter((page) => page.locale === locale)
    .sort((one, other) => (one.slug < other.slug ? -1 : 1))

/** The pages of a language by their titles. */
export function pageEntries(locale: Locale): PageEntry[] {
  const { sections } = menuOf(locale)
  const sectionOf = (slug: string) => sections.find(({ topics }) => topics.some((topic) => topic.slug === slug))
  return pagesOf(locale).map(({ slug, title, description }) => ({
    slug,
    title,
    section: sectionOf(slug)?.title ?? '',
    about: description,
  }))
}

/** The names of the metrics that a step compares; nothing for all others. */
function metricsOf(
  { arguments: args = [] }: CatalogueStep,
  { dataTypes }: References,
  locale: Locale,
): { also?: string } {
  const names = dataTypes.metrics
    .filter(({ type }) => args.some((argument) => argument.type === type))
    .map(({ expression }) => expression[locale])
  return names.length > 0 ? { also: names.join(', ') } : {}
}

/**
 * Steps and options as the search needs them, and no more.
 * @param references what the tool understands
 * @param locale the language of the index
 */
export function catalogueEntries(references: References, locale: Locale): Omit<SearchIndex, 'pages'> {
  return {
    plugins: Object.fromEntries([
      ['core', 'Wakamiti'],
      ...references.plugins.map(({ plugin, name }) => [plugin, name[locale]]),
    ]),
    steps: catalogueSteps(references).map((step) => ({
      id: step.id,
      role: step.kind,
      plugin: step.plugin,
      text: step.expression[locale],
      translation: step.expression[otherLocale(locale)],
      about: firstSentence(step.description[locale]),
      ...metricsOf(step, references, locale),
    })),
    options: catalogueOptions(references).map(({ key, plugin, type, default: value, description }) => ({
      key,
      plugin,
      type,
      ...(value !== null && { default: String(value) }),
      about: firstSentence(description[locale]),
    })),
  }
}

const restOf = ({ description }: { description: Localized }, locale: Locale): string =>
  description[locale].slice(firstSentence(description[locale]).length).trim()

/**
 * The text of steps, options and pages that the first index leaves out.
 * @param references those of the first index
 */
export const textIndex = (references: References, locale: Locale): TextIndex => ({
  steps: catalogueSteps(references).map((step) => restOf(step, locale)),
  options: catalogueOptions(references).map((option) => restOf(option, locale)),
  sections: pagesOf(locale).flatMap(({ body }, page) => sectionsOf(body.html).map((section) => ({ page, ...section }))),
})

/** Writes the index that the search answers from at the first keystroke, one a language. */
export function emitSearchIndex(): void {
  const references = readReferences()
  for (const locale of LOCALES) {
    const index: SearchIndex = { ...catalogueEntries(references, locale), pages: pageEntries(locale) }
    writeJson(`public/assets/search/${locale}.json`, index)
    writeJson(`public/assets/search/${locale}.text.json`, textIndex(references, locale))
  }
}
