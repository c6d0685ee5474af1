import { join } from 'node:path'
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

/** What one line of a result can show. @example firstSentence('Fija la ruta. La mantiene.') // => 'Fija la ruta.' */
export const firstSentence = (text: string): string => /^.+?(?:\.(?=\s|$)|(?=[:;]\s))/.exec(text)?.[0] ?? text

const pagesOf = (locale: Locale) => allPages().filter((page) => page.locale === locale)

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

/** A term of steps counts if this many phrases share it: steps have ten times as many phrases as other entries. */
const MIN_PHRASES = 2
/** A term of more sections distinguishes them too little to be sent without being shown. */
const MAX_SECTIONS = 3

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

/** The phrases for a heading, or for the title of a page. */
function headingPhrases({ pages }: Asked, slug: string, heading: string, locale: Locale): readonly string[] {
  const path = slug.slice(localePrefix(locale).length).replace(/^\/|\/$/g, '')
  const headings = pages[path] ?? pages[`${path}/index`] ?? []
  return headings.find((candidate) => candidate.heading[locale] === heading)?.[locale] ?? []
}

/** The characters of a section that can be shown; the rest is only found. */
const SHOWN_LENGTH = 230

/** Splits prose after what a result may show: whole sentences, except those that lead to a list. */
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

/** Converts a section for the index; `rest` is found but not shown. */
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
  const sections = pagesOf(locale).flatMap((document, page) =>
    recordOf(document)
      .sections.map(indexedSection)
      .map(({ rest, ...section }) => ({
        slug: document.slug,
        name: section.heading || document.title,
        rest,
        section: { page, ...section },
      })),
  )
  const texts = sections.map(({ rest, section }) => `${section.text} ${rest}`)
  const counts = countTerms(texts, locale)
  const isRare = (term: string) => (counts.get(term) ?? 0) <= MAX_SECTIONS
  const documents = [
    ...catalogueSteps(references).map(({ id, expression }) =>
      askedTerms(phrasesFor(asked.steps, id, locale), expression[stepLanguageOf(locale)], locale, MIN_PHRASES),
    ),
    ...catalogueOptions(references).map(({ key }) => askedTerms(phrasesFor(asked.options, key, locale), key, locale)),
    ...sections.map(({ slug, name }) => askedTerms(headingPhrases(asked, slug, name, locale), name, locale)),
    ...sections.map(({ rest, section }) => askedTerms([rest], section.text, locale).filter(isRare)),
  ]
  return { sections: sections.map(({ section }) => section), terms: packDocuments(documents) }
}

/** Writes the search index of each language: what answers the first keystroke, and the text. */
export function emitSearchIndex(folder: string): void {
  const references = readReferences()
  for (const locale of LOCALES) {
    const index: SearchIndex = { ...catalogueEntries(references, locale), pages: pageEntries(locale) }
    writeJson(join(folder, searchPath(locale)), index)
    writeJson(join(folder, searchPath(`${locale}.text`)), textIndex(references, locale))
  }
}
