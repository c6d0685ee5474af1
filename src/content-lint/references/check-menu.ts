import { MENU, PAGE_FOLDERS } from '@/content/schemas'
import { localeOfSlug, slugIn } from '@/content/slug'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/i18n/locale'
import { fileProblem, nearestName, type Problem, problemsOf, type Refusal, refuse, say, unknown } from '../problem'
import { schemaProblems } from './yaml-problems'
import { itemsIn, nodeIn, textAt, type YamlFile, type YamlSource } from './yaml-source'

/** The topics of the first sections, which the site's specification prescribes. */
const FIRST_SECTIONS: string[][] = [
  ['/introduction/what-is-wakamiti/', '/introduction/getting-started/'],
  ['/wakamiti/architecture/', '/plugins/'],
]

type MenuFile = { source: YamlSource; locale: Locale }

const sectionsOf = ({ source }: MenuFile): unknown[] => itemsIn(source.document.contents, 'sections')
const topicsOf = (section: unknown): unknown[] => itemsIn(section, 'topics')
const topicsIn = (menu: MenuFile): unknown[] => sectionsOf(menu).flatMap(topicsOf)
const slugOf = (topic: unknown): string => textAt(topic, 'slug')
const slugsOf = (section: unknown): string[] => topicsOf(section).map(slugOf)

/** Topics are pages in the language of the menu, without duplicate pages or titles. */
function checkTopics({ source, locale }: MenuFile, topics: readonly unknown[], slugs: readonly string[]): Problem[] {
  const known = slugs.filter((path) => localeOfSlug(path) === locale)
  const [written, titles] = [topics.map(slugOf), topics.map((topic) => textAt(topic, 'title').trim())]
  return topics.flatMap((topic, index) => {
    const problemAt = (field: string, refusal: Refusal) => source.problemAt(nodeIn(topic, field) ?? topic, refusal)
    const [slug = '', title] = [written[index], titles[index]]
    const problems: Problem[] = []
    if (title && titles.indexOf(title) < index) problems.push(problemAt('title', refuse('twice', title)))
    if (!slugs.includes(slug)) problems.push(problemAt('slug', unknown(slug, known)))
    else if (!known.includes(slug)) problems.push(problemAt('slug', refuse('otherLanguage', slug, locale)))
    else if (written.indexOf(slug) < index) problems.push(problemAt('slug', refuse('twice', slug)))
    const follows = textAt(topic, 'follows')
    // A topic that follows one that itself follows another would not be shown.
    const leading = written.filter((_, at) => !textAt(topics[at], 'follows'))
    if (follows && !leading.includes(follows)) problems.push(problemAt('follows', unknown(follows, leading)))
    return problems
  })
}

/** The first sections are as the specification says, and the others the same in each language. @param original the Spanish menu */
function checkSections(menu: MenuFile, original: MenuFile): Problem[] {
  const sections = sectionsOf(menu)
  const topics = [...FIRST_SECTIONS, ...sectionsOf(original).slice(FIRST_SECTIONS.length).map(slugsOf)]
  const expected = topics.map((slugs) => slugs.map((slug) => slugIn(menu.locale, slug)).join(', '))
  const written = sections.map((section) => slugsOf(section).join(', '))
  const longer = written.length > expected.length ? written : expected
  return [...longer.keys()]
    .filter((at) => written[at] !== expected[at])
    .map((at) => {
      const message = say('menu.section', at + 1, written[at] || say('nothing'))
      return menu.source.problemAt(sections[at], [message, say('write', expected[at] || say('nothing'))])
    })
}

/** Reports pages missing from the menu, unless they are in a wrong folder or their topic is misspelt. */
function checkListed(menu: MenuFile, pages: ReadonlyMap<string, string>): Problem[] {
  const slugs = [...pages.keys()].filter((slug) => localeOfSlug(slug) === menu.locale)
  const topics = [...topicsIn(menu).map(slugOf), ...FIRST_SECTIONS.flat()].map((slug) => slugIn(menu.locale, slug))
  const written = new Set(topics.map((slug) => (pages.has(slug) ? slug : nearestName(slug, slugs))))
  const isInPlace = (file: string) => PAGE_FOLDERS.includes(file.split('/')[0] ?? '')
  return [...pages]
    .filter(([slug, file]) => slugs.includes(slug) && !written.has(slug) && isInPlace(file))
    .map(([slug, file]) =>
      fileProblem(file, refuse('menu.notReached', menu.source.file, `{ title: …, slug: ${slug} }`)),
    )
}

export function checkMenus(files: YamlFile[], slugs: readonly string[], pages: ReadonlyMap<string, string>): Problem[] {
  const menus = files.flatMap(({ file, source }): MenuFile[] => {
    const locale = LOCALES.find((known) => file === `menu.${known}.yaml`)
    return locale ? [{ source, locale }] : []
  })
  const found = menus.flatMap((menu) => [
    ...schemaProblems(menu.source, MENU),
    ...problemsOf(menu.source.file, () => checkTopics(menu, topicsIn(menu), slugs)),
    ...(topicsIn(menu).length > 0 ? checkListed(menu, pages) : []),
  ])
  const original = menus.find(({ locale }) => locale === DEFAULT_LOCALE)
  return original && found.length === 0 ? menus.flatMap((menu) => checkSections(menu, original)) : found
}
