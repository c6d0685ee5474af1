import { menuOf } from '@/content/documents'
import { catalogueSteps, readReferences, stepMatcher } from '@/content/references'
import { engineNote } from '@/content/site-pages'
import { HOME_STRINGS } from '@/i18n/home-strings'
import { type Locale, localePrefix, localize, stepLanguageOf } from '@/i18n/locale'
import { stepRoute, withBase } from '@/site/site'
import { sentenceParts } from '@/steps/expression/step-expression'
import { featureLines, type StepLine } from '@/steps/feature-line'

export type ExampleLine = ReturnType<typeof lineOf>

export type ExampleScenario = ReturnType<typeof scenarioOf>

export type FailedScenario = ReturnType<typeof failedScenario>

function lineOf({ keyword, role, sentence }: StepLine, locale: Locale) {
  const references = readReferences()
  const [match, ...more] = stepMatcher(references)(sentence, stepLanguageOf(locale), { plugins: ['rest', 'database'] })
  if (!match || more.length > 0) throw new Error(`The example of the home page must match one step: ${sentence}`)
  const plugin = references.plugins.find((reference) => reference.plugin === match.step.plugin)
  return {
    keyword,
    // And has the role of the step before.
    kind: role,
    parts: sentenceParts(sentence, match),
    plugin: plugin?.name[locale] ?? '',
    href: withBase(stepRoute(match.step, locale)),
    ...(match.step.block === 'docstring' && { block: '{ "name": "Ada" }' }),
  }
}

const linesOf = (text: string, locale: Locale): ExampleLine[] =>
  featureLines(text, stepLanguageOf(locale))
    .filter((line) => line.kind === 'step')
    .map((line) => lineOf(line, locale))

function scenarioOf(locale: Locale) {
  const { file, label, title, text } = HOME_STRINGS[locale].example
  return { file, label, title, lines: linesOf(text, locale) }
}

function failedScenario(locale: Locale) {
  const { title, text, reason } = HOME_STRINGS[locale].example.failed
  const [line] = linesOf(text, locale)
  if (!line) throw new Error(`The failure on the home page has no step: ${text}`)
  return { title, line, reason }
}

const PATHS = {
  tester: ['/introduction/what-is-wakamiti/', '/plugins/rest/', '/reference/data-types/'],
  developer: ['/wakamiti/launchers/', '/plugins/groovy/', '/plugins/development/'],
  ci: ['/setup/usage/', '/plugins/html-reporter/', '/plugins/azure/'],
}

/** The pages that each kind of reader starts with, titled as in the menu. @throws if the menu lacks one */
function pathsOf(locale: Locale) {
  const topics = menuOf(locale).sections.flatMap((section) => section.topics)
  const topicAt = (path: string) => {
    const slug = `${localePrefix(locale)}${path}`
    const topic = topics.find((entry) => entry.slug === slug)
    if (!topic) throw new Error(`The home page leads to a page that is not in the menu: ${slug}`)
    return { title: topic.title, slug }
  }
  const readers = Object.keys(PATHS) as (keyof typeof PATHS)[]
  return readers.map((reader) => ({ reader, pages: PATHS[reader].map(topicAt) }))
}

/** Everything that the home page counts or looks up. @throws if a line of its scenarios does not match exactly one step */
export function homeFacts(locale: Locale) {
  const references = readReferences()
  return {
    engine: engineNote(locale),
    steps: catalogueSteps(references).length,
    plugins: references.plugins.length,
    example: localize(scenarioOf),
    failed: failedScenario(locale),
    paths: pathsOf(locale),
  }
}

export type HomeFacts = ReturnType<typeof homeFacts>
