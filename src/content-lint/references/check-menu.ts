import { isMap, isScalar, isSeq } from 'yaml'
import { MENU, PAGE_FOLDERS } from '@/content/page-schemas'
import { localeOfSlug, translatedSlug } from '@/content/slug'
import { type Locale, localePrefix } from '@/i18n/locale'
import { didYouMean } from '@/lib/nearest'
import { fileProblem, type Problem, problemsOf } from '../problem'
import { schemaProblems } from './schema-problems'
import type { YamlFile, YamlSource } from './yaml-source'
import { textAt } from './yaml-values'

/** The topics of the first sections, in order: the site's specification begins every menu with this introduction. */
const FIRST_SECTIONS: string[][] = [
  ['/introduction/what-is-wakamiti/', '/introduction/getting-started/'],
  ['/wakamiti/architecture/', '/plugins/'],
]

interface MenuFile {
  source: YamlSource
  locale: Locale
}

const topicsOf = (section: unknown): unknown[] => {
  const topics = isMap(section) ? section.get('topics') : undefined
  return isSeq(topics) ? topics.items : []
}

function sectionsOf({ source }: MenuFile): unknown[] {
  const root = source.document.contents
  const list = isMap(root) ? root.get('sections') : undefined
  return isSeq(list) ? list.items : []
}

const slugNode = (topic: unknown) => (isMap(topic) ? topic.get('slug', true) : undefined)

const slugOf = (topic: unknown): string => {
  const node = slugNode(topic)
  return isScalar(node) ? String(node.value) : ''
}

/** The first two sections have exactly the expected topics. */
function checkFirstSections(menu: MenuFile): Problem[] {
  const sections = sectionsOf(menu)
  return FIRST_SECTIONS.flatMap((slugs, index) => {
    const expected = slugs.map((slug) => localePrefix(menu.locale) + slug)
    const written = topicsOf(sections[index]).map(slugOf)
    if (written.join() === expected.join()) return []
    const message = `section ${index + 1} of the menu contains ${written.join(', ') || 'nothing'}`
    return [menu.source.problemAt(sections[index], message, `write ${expected.join(', ')}`)]
  })
}

function checkTopic(menu: MenuFile, topic: unknown, slugs: readonly string[], isSecond: boolean): Problem[] {
  const slug = slugOf(topic)
  const problem = (message: string, advice: string) => [
    menu.source.problemAt(slugNode(topic) ?? topic, message, advice),
  ]
  const known = slugs.filter((path) => localeOfSlug(path) === menu.locale)
  if (!slugs.includes(slug)) return problem(`topic ${slug} is no page`, didYouMean(slug, known))
  if (localeOfSlug(slug) !== menu.locale)
    return problem(`topic ${slug} is in the other language`, `write its path in ${menu.locale}`)
  return isSecond ? problem(`topic ${slug} appears twice`, 'remove one of the two') : []
}

/** Two topics that readers cannot tell apart. */
function checkTitles({ source }: MenuFile, topics: readonly unknown[]): Problem[] {
  const titles = topics.map((topic) => textAt(topic, 'title').trim())
  return topics.flatMap((topic, index) =>
    titles[index] && titles.indexOf(titles[index]) < index && isMap(topic)
      ? [source.problemAt(topic.get('title', true), `two topics are called ${titles[index]}`, 'rename one of them')]
      : [],
  )
}

/** Checks one menu: its first sections, and that its topics are pages of its language. */
function checkMenu(menu: MenuFile, slugs: readonly string[]): Problem[] {
  const problems = schemaProblems(menu.source, MENU)
  if (sectionsOf(menu).length === 0) return problems
  const topics = sectionsOf(menu).flatMap(topicsOf)
  const written = topics.map(slugOf)
  return [
    ...problems,
    ...checkFirstSections(menu),
    ...checkTitles(menu, topics),
    ...topics.flatMap((topic, index) => checkTopic(menu, topic, slugs, written.indexOf(slugOf(topic)) < index)),
  ]
}

/**
 * The menus of both languages have the same pages in the same sections.
 * @returns the first difference, in the second menu
 */
function checkMenusAgree(one: MenuFile, other: MenuFile): Problem[] {
  const expected = sectionsOf(one).map((section) => topicsOf(section).map((topic) => translatedSlug(slugOf(topic))))
  const sections = sectionsOf(other)
  const at = Array.from({ length: Math.max(expected.length, sections.length) }, (_, index) => index).find(
    (index) => topicsOf(sections[index]).map(slugOf).join() !== expected[index]?.join(),
  )
  if (at === undefined) return []
  const message = `section ${at + 1} of the menu differs from the one in ${one.source.file}`
  const advice = `write ${expected[at]?.join(', ') || 'nothing there'}`
  return [other.source.problemAt(sections[at], message, advice)]
}

const isInPlace = (file: string): boolean => PAGE_FOLDERS.some((folder) => file.startsWith(`${folder}/`))

/** Pages that a reader of the menu would never find; one in a wrong folder is reported for that. */
function checkReached(menu: MenuFile, pages: ReadonlyMap<string, string>): Problem[] {
  const written = new Set(sectionsOf(menu).flatMap(topicsOf).map(slugOf))
  return [...pages]
    .filter(([slug, file]) => localeOfSlug(slug) === menu.locale && !written.has(slug) && isInPlace(file))
    .map(([slug, file]) =>
      fileProblem(file, 'no menu leads to this page', `add it to ${menu.source.file}: { title: …, slug: ${slug} }`),
    )
}

/**
 * Checks the menus, each by itself and the two together.
 * @param slugs paths of all pages
 * @param pages the paths of those that have a file, with it
 */
export function checkMenus(files: YamlFile[], slugs: readonly string[], pages: ReadonlyMap<string, string>): Problem[] {
  const menus = files.map(({ file, source }): MenuFile => ({ source, locale: file.includes('.en.') ? 'en' : 'es' }))
  const found = menus.flatMap((menu) => problemsOf(menu.source.file, () => checkMenu(menu, slugs)))
  const spanish = menus.find(({ locale }) => locale === 'es')
  const english = menus.find(({ locale }) => locale === 'en')
  const agreeing = spanish && english && found.length === 0 ? checkMenusAgree(spanish, english) : found
  return agreeing.length > 0 ? agreeing : menus.flatMap((menu) => checkReached(menu, pages))
}
