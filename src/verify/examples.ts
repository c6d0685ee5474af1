import { readContentFiles } from '@/build/content-files'
import { pluginOfPage, type References, stepMatcher } from '@/content/references'
import { readSources } from '@/content-lint/files/read-sources'
import { type PageExample, pageExamples } from '@/content-lint/page-examples'
import { nodesIn, type PageSource } from '@/content-lint/pages/page-source'
import { placeOf } from '@/content-lint/problem'
import { parseFeature } from '@/gherkin/parse/parse-feature'
import { createFeatureTranslator } from '@/gherkin/translate/translate-feature'
import { type StepLanguage, stepLanguageOf } from '@/i18n/locale'
import { projectOf, projectParts } from '@/markdown/fence'
import { createKnowledge } from '@/step-language/step-knowledge'
import type { StepCatalogue } from '@/steps/catalogue'
import { featureLines, TITLE_KEYWORDS } from '@/steps/feature-line'

/** The plugins that an example uses: those its fence names, else the one its page describes, else those of its steps. */
function pluginsOf({ plugins, text }: PageExample, { path, locale }: PageSource, references: References): string[] {
  const described = pluginOfPage(references, path)?.plugin
  const named = plugins ?? (described && [described])
  if (named) return named
  const [match, language] = [stepMatcher(references), stepLanguageOf(locale)]
  const steps = featureLines(text, language).filter((line) => line.kind === 'step')
  return [...new Set(steps.flatMap(({ sentence }) => match(sentence, language).map(({ step }) => step.plugin)))]
}

/** Reads the examples and projects of all pages that have any examples. */
export function readExamples(root: string, references: References) {
  const coordinatesOf = (name: string) => {
    const plugin = references.plugins.find((candidate) => candidate.plugin === name)
    return plugin ? `${plugin.artifact}:${plugin.version}` : []
  }
  const { pages } = readSources(readContentFiles(root).files, (file) => file.endsWith('.md'))
  return pages
    .map((page) => ({
      path: page.path,
      locale: page.locale,
      file: page.file,
      examples: pageExamples(page).map((example) => {
        const plugins = pluginsOf(example, page, references)
        return { ...example, plugins, modules: plugins.flatMap(coordinatesOf) }
      }),
      /** The steps of the project that the page offers for download, if any. */
      project: projectOf(page),
      /** The same for any page; `sections` are the lines where its sections begin. */
      parts: projectParts(page.tree),
      sections: nodesIn(page, 'heading').flatMap((node) => (node.depth === 2 ? [placeOf(node).line] : [])),
    }))
    .filter(({ examples }) => examples.length > 0)
    .sort((a, b) => a.file.localeCompare(b.file))
}

export type ExamplePage = ReturnType<typeof readExamples>[number]
export type Example = ExamplePage['examples'][number]

/** Formats a difference between a page and what the tool does. */
export const contradiction = ({ file }: ExamplePage, line: number, text: string): string =>
  `content/${file}:${line}:1  ${text}`

/** The readers' translator, for the steps of fixtures, which are in English. It throws if it cannot translate one. */
export function createStepTranslator(catalogue: StepCatalogue) {
  const translate = createFeatureTranslator(createKnowledge(catalogue))
  return (steps: string, locale: StepLanguage): string => {
    if (locale === 'en' || !steps.trim()) return steps
    const { text, notes } = translate(`# language: en\nFeature: x\nScenario: x\n${steps}`)
    const note = notes.find(({ reason }) => reason !== 'fails')
    if (note)
      throw new Error(`A step of a fixture cannot be translated (${note.reason}): ${steps.split('\n')[note.line - 4]}`)
    return text.split('\n').slice(3).join('\n')
  }
}

const indentedLines = (text: string) => (text.trimEnd().match(/.+/g) ?? []).map((line) => `  ${line}`)

/** Completes an example to a feature: adds missing titles and, unless it is a whole scenario, the steps around it. */
export function featureOf(example: PageExample, locale: StepLanguage, before: string, after: string): string {
  const language = /^\s*#\s*language/m.test(example.text) ? [] : [`# language: ${locale}`]
  const { missing } = parseFeature([...language, example.text].join('\n'))
  const titles = missing.map((role) => `${TITLE_KEYWORDS[locale][role][0]}: ${example.key}`)
  const [head = [], tail = []] = missing.includes('scenario') ? [before, after].map(indentedLines) : []
  return [...language, ...titles, ...head, example.text, ...tail, ''].join('\n')
}
