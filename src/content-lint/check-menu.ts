import { isMap, isScalar, isSeq } from 'yaml'
import { localeOfSlug, translatedSlug } from '@/content/slug'
import { type Locale, localePrefix } from '@/i18n/locale'
import { didYouMean } from '@/lib/nearest'
import type { Problem } from './problem'
import { type ReferenceFile, referenceProblem } from './reference-file'

/** Sections and topics that the specification names, in its order (section 2: menu). */
const SPECIFIED: string[][] = [
  ['/introduction/what-is-wakamiti/', '/introduction/getting-started/'],
  ['/wakamiti/architecture/', '/plugins/'],
]

export interface MenuFile extends ReferenceFile {
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

/** The first two sections are the specification's, exactly. */
function checkSpecified(menu: MenuFile): Problem[] {
  const sections = sectionsOf(menu)
  return SPECIFIED.flatMap((slugs, index) => {
    const expected = slugs.map((slug) => localePrefix(menu.locale) + slug)
    const written = topicsOf(sections[index]).map(slugOf)
    if (written.join() === expected.join()) return []
    const message = `section ${index + 1} of the menu holds ${written.join(', ') || 'nothing'}`
    return [referenceProblem(menu, sections[index], message, `the specification asks for ${expected.join(', ')}`)]
  })
}

function checkTopic(menu: MenuFile, topic: unknown, slugs: readonly string[], isSecond: boolean): Problem[] {
  const slug = slugOf(topic)
  const problem = (message: string, advice: string) => [
    referenceProblem(menu, slugNode(topic) ?? topic, message, advice),
  ]
  const known = slugs.filter((path) => localeOfSlug(path) === menu.locale)
  if (!slugs.includes(slug)) return problem(`topic ${slug} is no page`, didYouMean(slug, known))
  if (localeOfSlug(slug) !== menu.locale)
    return problem(`topic ${slug} is in the other language`, `write its path in ${menu.locale}`)
  return isSecond ? problem(`topic ${slug} stands twice`, 'remove one of the two') : []
}

/**
 * Checks a menu: its topics are pages of its language, and it begins as the specification says.
 * @param slugs paths of all pages
 */
export function checkMenu(menu: MenuFile, slugs: readonly string[]): Problem[] {
  if (sectionsOf(menu).length === 0) return []
  const topics = sectionsOf(menu).flatMap(topicsOf)
  const written = topics.map(slugOf)
  return [
    ...checkSpecified(menu),
    ...topics.flatMap((topic, index) => checkTopic(menu, topic, slugs, written.indexOf(slugOf(topic)) < index)),
  ]
}

/**
 * The menus of the two languages have the same pages in the same sections.
 * @returns the first difference, at its place in the second menu
 */
export function checkMenusAgree(one: MenuFile, other: MenuFile): Problem[] {
  const expected = sectionsOf(one).map((section) => topicsOf(section).map((topic) => translatedSlug(slugOf(topic))))
  const sections = sectionsOf(other)
  const at = Array.from({ length: Math.max(expected.length, sections.length) }, (_, index) => index).find(
    (index) => topicsOf(sections[index]).map(slugOf).join() !== expected[index]?.join(),
  )
  if (at === undefined) return []
  const message = `section ${at + 1} of the menu differs from the one in ${one.file}`
  const advice = `write ${expected[at]?.join(', ') || 'nothing there'}`
  return [referenceProblem(other, sections[at], message, advice)]
}
