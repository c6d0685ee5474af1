import { type Asked, phrasesFor, readAsked } from '@/content/catalogues'
import { allPages, recordOf } from '@/content/documents'
import { catalogueOptions, catalogueSteps, type References, readReferences } from '@/content/references'
import type { ArticleSection } from '@/content/site-page'
import { sectionOf } from '@/content/site-pages'
import { LOCALES, type Locale, localePrefix, otherLanguage, stepLanguageOf } from '@/i18n/locale'
import { packDocuments } from '@/lib/packed-terms'
import type { PageEntry, SearchIndex, TextIndex } from '@/search/rank/search-index'
import { searchTerms, sentencesOf } from '@/search/rank/search-words'
import { searchPath } from '@/site/published'
import type { CatalogueStep } from '@/steps/step'
import { writeJson } from '../exported/files'

/** A result has one line for it. @example firstSentence('Fija la ruta. La mantiene.') // => 'Fija la ruta.' */
export const firstSentence = (text: string): string => /^.+?(?:\.(?=\s|$)|(?=[:;]\s))/.exec(text)?.[0] ?? text

const pagesOf = (locale: Locale) => allPages().filter((page) => page.locale === locale)

/** The pages of a language as the search has them, in the order of their paths. */
export const pageEntries = (locale: Locale): PageEntry[] =>
  pagesOf(locale).map((page) => ({
    slug: page.slug,
    title: page.title,
    section: sectionOf(page)?.title ?? '',
    about: page.description,
  }))

function metricsOf({ arguments: args = [] }: CatalogueStep, { dataTypes }: References, locale: Locale) {
  const names = dataTypes.metrics
    .filter(({ type }) => args.some((argument) => argument.type === type))
    .map(({ expression }) => expression[stepLanguageOf(locale)])
  return names.length > 0 && { also: names.join(', ') }
}

/** Steps and options as the search needs them, and no more. */
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
      text: step.expression[stepLanguageOf(locale)],
      translation: step.expression[otherLanguage(stepLanguageOf(locale))],
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

/** How many phrases for a step have to share a term: steps have ten times as many as other entries, and one alone says little. */
const LEAST_PHRASES = 2
/** A term of more sections than these distinguishes them too little to be sent where it is not shown. */
const MOST_SECTIONS = 3

function countTerms(texts: readonly string[], locale: Locale): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const term of new Set(searchTerms(text, locale))) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}

function askedTerms(phrases: readonly string[], own: string, locale: Locale, least = 1): string[] {
  const known = new Set(searchTerms(own, locale))
  return [...countTerms(phrases, locale)].flatMap(([term, count]) => (count >= least && !known.has(term) ? [term] : []))
}

/** How people ask for what a heading says, or the title of a page. */
function headingPhrases({ pages }: Asked, slug: string, heading: string, locale: Locale): readonly string[] {
  const path = slug.slice(localePrefix(locale).length).replace(/^\/|\/$/g, '')
  const headings = pages[path] ?? pages[`${path}/index`] ?? []
  return headings.find((each) => each.heading[locale] === heading)?.[locale] ?? []
}

/** How much of a section can be shown, in characters; what it says after that is only found. */
const SHOWN_LENGTH = 230

/** Splits prose at the end of what a result may show: whole sentences, none that leads to a list. */
function splitProse(paragraphs: readonly string[]): Record<'shown' | 'rest', string[]> {
  const parts = { shown: [] as string[], rest: [] as string[] }
  let length = 0
  for (const paragraph of paragraphs) {
    const shown: string[] = []
    for (const sentence of sentencesOf(paragraph)) {
      const isLead = sentence.endsWith(':')
      if (!isLead) length += sentence.length
      const isShown = !isLead && (length <= SHOWN_LENGTH || length === sentence.length)
      ;(isShown ? shown : parts.rest).push(sentence)
    }
    parts.shown.push(shown.join(' '))
  }
  return parts
}

const joined = (lines: readonly string[]): string => lines.filter(Boolean).join('\n')

/** A section as the index has it; `rest` is found but not shown. */
export function indexedSection({ text, values, explained, ...place }: ArticleSection) {
  const { shown, rest } = splitProse(text)
  return {
    ...place,
    text: joined(shown),
    ...(explained.length > 0 && { explained }),
    rest: joined([...rest, ...values]),
  }
}

/** The text of the pages, and how people ask for steps, options and sections. */
export function textIndex(references: References, locale: Locale): TextIndex {
  const asked = readAsked()
  const sections = pagesOf(locale).flatMap(({ slug, title, _raw }, page) =>
    recordOf(_raw.sourceFilePath)
      .sections.map(indexedSection)
      .map(({ rest, ...section }) => ({ slug, name: section.heading || title, rest, section: { page, ...section } })),
  )
  const texts = sections.map(({ rest, section }) => `${section.text} ${rest}`)
  const counts = countTerms(texts, locale)
  const isRare = (term: string) => (counts.get(term) ?? 0) <= MOST_SECTIONS
  const documents = [
    ...catalogueSteps(references).map(({ id, expression }) =>
      askedTerms(phrasesFor(asked.steps, id, locale), expression[stepLanguageOf(locale)], locale, LEAST_PHRASES),
    ),
    ...catalogueOptions(references).map(({ key }) => askedTerms(phrasesFor(asked.options, key, locale), key, locale)),
    ...sections.map(({ slug, name }) => askedTerms(headingPhrases(asked, slug, name, locale), name, locale)),
    ...sections.map(({ rest, section }) => askedTerms([rest], section.text, locale).filter(isRare)),
  ]
  return { sections: sections.map(({ section }) => section), terms: packDocuments(documents) }
}

/** Writes the index that the search answers from at the first keystroke, one a language. */
export function emitSearchIndex(): void {
  const references = readReferences()
  for (const locale of LOCALES) {
    const index: SearchIndex = { ...catalogueEntries(references, locale), pages: pageEntries(locale) }
    writeJson(`public${searchPath(locale)}`, index)
    writeJson(`public${searchPath(`${locale}.text`)}`, textIndex(references, locale))
  }
}
