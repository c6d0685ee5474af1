import { menuOf } from '@/content/documents'
import { catalogueSteps, readReferences } from '@/content/references'
import { engineNote } from '@/content/site-pages'
import { type Locale, localePrefix } from '@/i18n/locale'
import { type FailedScenario, failedScenario } from './home-example'

/** Whom a path through the documentation is for. */
export const READERS = ['tester', 'developer', 'ci'] as const

export type Reader = (typeof READERS)[number]

/** What the home page says of the tool, read from the content. */
export interface HomeFacts {
  /** The version of the tool that the site is about, in words. */
  engine: string
  steps: number
  plugins: number
  failed: FailedScenario
  /** The pages that each reader begins with, by their titles in the menu. */
  paths: Record<Reader, { title: string; slug: string }[]>
}

/** Paths of pages, without the prefix of the language. */
const PATHS: Record<Reader, readonly string[]> = {
  tester: ['/introduction/what-is-wakamiti/', '/plugins/rest/', '/reference/data-types/'],
  developer: ['/wakamiti/launchers/', '/plugins/groovy/', '/plugins/development/'],
  ci: ['/setup/usage/', '/plugins/html-reporter/', '/plugins/azure/'],
}

/** @throws when a page is not in the menu */
function pathsOf(locale: Locale): HomeFacts['paths'] {
  const topics = menuOf(locale).sections.flatMap((section) => section.topics)
  const topicAt = (path: string) => {
    const slug = `${localePrefix(locale)}${path}`
    const topic = topics.find((each) => each.slug === slug)
    if (!topic) throw new Error(`The home page leads to a page that is not in the menu: ${slug}`)
    return { title: topic.title, slug }
  }
  const { tester, developer, ci } = PATHS
  return { tester: tester.map(topicAt), developer: developer.map(topicAt), ci: ci.map(topicAt) }
}

/** Everything on the home page that is counted or looked up. */
export function homeFacts(locale: Locale): HomeFacts {
  const references = readReferences()
  return {
    engine: engineNote(locale),
    steps: catalogueSteps(references).length,
    plugins: references.plugins.length,
    failed: failedScenario(locale),
    paths: pathsOf(locale),
  }
}
