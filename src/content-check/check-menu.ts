import { isMap, isScalar, isSeq } from 'yaml'
import { localeOfSlug } from '@/content/slug'
import type { Locale } from '@/i18n/locale'
import { didYouMean } from '@/lib/nearest'
import type { Problem } from './problem'
import type { YamlSource } from './yaml-source'

/** Sections and topics that the specification names, in its order (section 2: menu). */
const SPECIFIED: string[][] = [
  ['/introduction/what-is-wakamiti/', '/introduction/getting-started/'],
  ['/wakamiti/architecture/', '/plugins/'],
]

interface MenuFile {
  file: string
  locale: Locale
  source: YamlSource
}

const topicsOf = (section: unknown): unknown[] => {
  const topics = isMap(section) ? section.get('topics') : undefined
  return isSeq(topics) ? topics.items : []
}

const slugNode = (topic: unknown) => (isMap(topic) ? topic.get('slug', true) : undefined)

const slugOf = (topic: unknown): string => {
  const node = slugNode(topic)
  return isScalar(node) ? String(node.value) : ''
}

/** The first two sections are the specification's, exactly. */
function checkSpecified({ file, locale, source }: MenuFile, sections: unknown[]): Problem[] {
  const prefix = locale === 'es' ? '' : `/${locale}`
  return SPECIFIED.flatMap((slugs, index) => {
    const expected = slugs.map((slug) => prefix + slug)
    const written = topicsOf(sections[index]).map(slugOf)
    if (written.join() === expected.join()) return []
    const message = `section ${index + 1} of the menu holds ${written.join(', ') || 'nothing'}`
    return [
      {
        file,
        ...source.placeOf(sections[index]),
        message,
        advice: `the specification asks for ${expected.join(', ')}`,
      },
    ]
  })
}

/**
 * Checks a menu: its topics are pages of its language, and it begins as the specification says.
 * @param slugs paths of all pages
 */
export function checkMenu(menu: MenuFile, slugs: string[]): Problem[] {
  const { file, locale, source } = menu
  const root = source.document.contents
  const list = isMap(root) ? root.get('sections') : undefined
  const sections = isSeq(list) ? list.items : []
  const problem = (topic: unknown, message: string, advice: string) => ({
    file,
    ...source.placeOf(slugNode(topic) ?? topic),
    message,
    advice,
  })
  const topics = sections.flatMap(topicsOf).flatMap((topic) => {
    const slug = slugOf(topic)
    if (!slugs.includes(slug)) return [problem(topic, `topic ${slug} is no page`, didYouMean(slug, slugs))]
    return localeOfSlug(slug) === locale
      ? []
      : [problem(topic, `topic ${slug} is in the other language`, `write its path in ${locale}`)]
  })
  return [...checkSpecified(menu, sections), ...topics]
}
