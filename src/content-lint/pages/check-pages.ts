import { isScalar } from 'yaml'
import { DOC_PAGE, isPluginPage, PLUGIN_PAGE } from '@/content/schemas'
import { DEFAULT_LOCALE, type Locale } from '@/i18n/locale'
import { placeAt } from '@/lib/finding'
import { isForeign } from '@/step-language/words/terms'
import { checkGherkin } from '../check-gherkin'
import { checkYamlExamples } from '../check-yaml-examples'
import { duplicates, type Problem, pageProblem, problemsOf, refuse, say, unknown } from '../problem'
import { pluginNameProblems } from '../references/check-catalogue'
import { commentProblems, schemaProblems } from '../references/yaml-problems'
import { nodeIn, textAt, type YamlSource } from '../references/yaml-source'
import { checkCommands } from './check-commands'
import { DIRECTIVE_CHECKS } from './check-directives'
import { checkDocumented, checkStepExamples, TARGET_CHECKS } from './check-documented'
import { checkCode, checkFences, isReadable } from './check-fences'
import { LINK_CHECKS } from './check-links'
import { checkSameOutline, OUTLINE_CHECKS } from './check-outline'
import { checkBold, checkRawText } from './check-raw-text'
import type { PageCheck, PageSource, SiteSource } from './page-source'

/** Pages and search engines show these fields verbatim. */
const PLAIN_FIELDS = ['title', 'description']

const plainProblems = (front: YamlSource, locale: Locale): Problem[] =>
  PLAIN_FIELDS.flatMap((field) => {
    const node = nodeIn(front.document.contents, field)
    const text = textAt(front.document.contents, field)
    const [shown] = /[`*]|\]\(|<\/?[a-z]/.exec(text) ?? []
    return [
      ...(isScalar(node) ? commentProblems(front, node) : []),
      ...(shown ? [front.problemAt(node, [say('raw.shownAsIs', shown), say('raw.writeWords')])] : []),
      ...(isForeign(text, locale) ? [front.problemAt(node, refuse('otherLanguage', field, locale))] : []),
    ]
  })

const checkFrontMatter: PageCheck = ({ path, locale, front }) => {
  if (!front?.isSound) return []
  return [
    ...schemaProblems(front, isPluginPage(path) ? PLUGIN_PAGE : DOC_PAGE),
    ...plainProblems(front, locale),
    ...(isPluginPage(path) ? pluginNameProblems(front) : []),
  ]
}

/** No two pages of a language share a title or description, which search engines and browser tabs show. */
const checkDistinct = (pages: readonly PageSource[]): Problem[] =>
  PLAIN_FIELDS.flatMap((field) => {
    const textOf = ({ front }: PageSource) => textAt(front?.document.contents, field).trim()
    const keyOf = (page: PageSource) => textOf(page) && `${page.locale} ${textOf(page)}`
    return duplicates(pages, keyOf).flatMap(([{ front }, { file }]) =>
      front ? [front.problemAt(nodeIn(front.document.contents, field), refuse('twiceAt', field, file))] : [],
    )
  })

const PLUGIN_ARTIFACT = /\bes\.iti\.wakamiti:[\w.-]+-wakamiti-plugin\b/g

const checkArtifacts: PageCheck = (page, { references }) => {
  const known = references.plugins.map(({ artifact }) => artifact)
  return [...page.text.matchAll(PLUGIN_ARTIFACT)].flatMap(({ 0: artifact, index }) =>
    known.includes(artifact) ? [] : [pageProblem(page, placeAt(page.text, index), unknown(artifact, known))],
  )
}

const PAGE_CHECKS: PageCheck[] = [
  checkFrontMatter,
  checkFences,
  checkCode,
  checkRawText,
  checkBold,
  ...OUTLINE_CHECKS,
  ...LINK_CHECKS,
  ...DIRECTIVE_CHECKS,
  checkGherkin,
]

/** Checks that need every reference: if one could not be read, its pages would get false problems. */
const REFERENCE_CHECKS: PageCheck[] = [
  ...TARGET_CHECKS,
  checkStepExamples,
  checkDocumented,
  checkArtifacts,
  checkYamlExamples,
  checkCommands,
]

function checkPage(page: PageSource, site: SiteSource): Problem[] {
  const checks = site.isComplete ? [...PAGE_CHECKS, ...REFERENCE_CHECKS] : PAGE_CHECKS
  return checks.flatMap((check) => problemsOf(page.file, () => check(page, site)))
}

const checkTranslations = (page: PageSource, pages: readonly PageSource[]): Problem[] =>
  pages
    .filter(({ path, locale }) => path === page.path && locale !== page.locale)
    .flatMap((other) => problemsOf(other.file, () => checkSameOutline(page, other)))

/** Checks each page by itself and against the references, the other pages and its translation. */
export function checkPages(site: SiteSource): Problem[] {
  const { pages } = site
  const readable = pages.filter(isReadable)
  const originals = readable.filter(({ locale }) => locale === DEFAULT_LOCALE)
  return [
    ...pages.flatMap((page) => checkPage(page, site)),
    ...checkDistinct(pages),
    ...originals.flatMap((page) => checkTranslations(page, readable)),
  ]
}
