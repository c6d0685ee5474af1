import { readReferences } from '@/content/references'
import { HOME_STRINGS } from '@/i18n/home-strings'
import { type Locale, type Localized, localize, stepLanguageOf } from '@/i18n/locale'
import { stepMatcher } from '@/markdown/paint-gherkin'
import { stepRoute } from '@/site/routes'
import { withBase } from '@/site/site'
import { type FeatureLine, featureLines } from '@/steps/feature-line'
import { type SentencePart, sentenceParts } from '@/steps/match-step'
import type { StepKind } from '@/steps/step'

export interface ExampleLine {
  keyword: string
  /** The role of the keyword; an And continues the one before. */
  kind: StepKind
  parts: SentencePart[]
  /** Name of the step's plugin. */
  plugin: string
  /** Where the step is documented. */
  href: string
  block?: string
}

export interface ExampleScenario {
  file: string
  label: string
  title: string
  lines: ExampleLine[]
}

export type HomeExample = Localized<ExampleScenario>

/** A scenario of the same feature that fails, with the step that it ends at. */
export interface FailedScenario {
  title: string
  line: ExampleLine
  reason: string
}

const PLUGINS = ['rest', 'database']

const BLOCK = '{ "name": "Ada" }'

type StepLine = Extract<FeatureLine, { kind: 'step' }>

function lineOf({ keyword, role, sentence }: StepLine, locale: Locale): ExampleLine {
  const references = readReferences()
  const [match, ...more] = stepMatcher(references)(sentence, stepLanguageOf(locale), { plugins: PLUGINS })
  if (!match || more.length > 0) throw new Error(`The example of the home page must match one step: ${sentence}`)
  const plugin = references.plugins.find((reference) => reference.plugin === match.step.plugin)
  return {
    keyword,
    kind: role,
    parts: sentenceParts(sentence, match),
    plugin: plugin?.name[locale] ?? '',
    href: withBase(stepRoute(match.step, locale)),
    ...(match.step.block === 'docstring' && { block: BLOCK }),
  }
}

const linesOf = (text: string, locale: Locale): ExampleLine[] =>
  featureLines(text, stepLanguageOf(locale))
    .filter((line) => line.kind === 'step')
    .map((line) => lineOf(line, locale))

function scenarioOf(locale: Locale): ExampleScenario {
  const { file, label, title, text } = HOME_STRINGS[locale].example
  return { file, label, title, lines: linesOf(text, locale) }
}

/**
 * The scenario that fails, matched like the example.
 * @throws when its line matches no step, or several
 */
export function failedScenario(locale: Locale): FailedScenario {
  const { title, text, reason } = HOME_STRINGS[locale].example.failed
  const [line] = linesOf(text, locale)
  if (!line) throw new Error(`The failure on the home page has no step: ${text}`)
  return { title, line, reason }
}

/**
 * The scenario of the home page, matched against the catalogue: an example that no longer works stops the build.
 * @throws when a line matches no step, or several
 */
export const homeExample = (): HomeExample => localize(scenarioOf)
