import type { FeatureFindingsStrings } from '@/i18n/feature-findings-strings'
import type { Locale } from '@/i18n/locale'
import type { Severity } from '@/lib/finding'
import type { ArgumentFault } from '@/step-language/correct/correct-value'
import { sampleValue } from '@/step-language/values/sample-value'
import { writePhrase } from '@/step-language/write/write-sentence'
import { pluginName, type StepCatalogue } from '@/steps/catalogue'
import { TITLE_KEYWORDS, type TitleRole } from '@/steps/keywords'
import { UNNAMED_ARGUMENT } from '@/steps/step'
import { OPERAND } from '@/steps/values/data-types'
import { isDecimalType } from '@/steps/values/type-names'
import type { ExpectedPart } from '../parse/parse-feature'

type Texts = FeatureFindingsStrings['texts']
export type FindingCode = keyof Texts

/** What the text of a finding says in words of the site. */
type TextData<C extends FindingCode> = Texts[C] extends (data: infer Data) => string ? Data : object

/** What the text of a finding depends on, besides its data. */
export interface TextContext {
  words: FeatureFindingsStrings
  locale: Locale
  /** The language of the file, in which keywords are quoted. */
  language: Locale
  catalogue: StepCatalogue
}

interface FindingKind<C extends FindingCode> {
  /** An error when left out. */
  severity?: Severity
  /** Whether all its fixes are guesses. */
  isGuess?: true
  /** What the text says of the data, where that is not the data itself. */
  toText?: (data: never, context: TextContext) => TextData<C>
}

const TITLES: Partial<Record<ExpectedPart, TitleRole>> = {
  FeatureLine: 'feature',
  BackgroundLine: 'background',
  ScenarioLine: 'scenario',
  ExamplesLine: 'examples',
}

const partNames = (expected: readonly ExpectedPart[], { words, language }: TextContext): string[] => {
  const parts: Partial<Record<ExpectedPart, string>> = words.parts
  return expected.map((part) => {
    const title = TITLES[part]
    return title ? `\`${TITLE_KEYWORDS[language][title][0]}:\`` : (parts[part] ?? '')
  })
}

interface WrongArgument {
  name: string
  type: string
  value: string
  fault: ArgumentFault
  /** Of the values. */
  language: Locale
}

/** Faults that an example explains best. */
const SHOWN_BY_EXAMPLE = new Set<ArgumentFault>(['unit', 'moment'])

const separated = (type: string, language: Locale): string =>
  (isDecimalType(type) ? 12_400.5 : 12_400).toLocaleString(language)

const MOST_COMPARISONS = 2

/** Correct values of a type as examples; none where the fault needs none. */
function argumentExamples({ fault, type, language }: WrongArgument, types: StepCatalogue['dataTypes']): string[] {
  const assertion = types.assertions.find(({ name }) => name === type)
  const operand = assertion?.operand ?? type
  if (fault === 'separators') return [separated(operand, language)]
  const sample = sampleValue(operand, UNNAMED_ARGUMENT, language, types)
  if (SHOWN_BY_EXAMPLE.has(fault)) return sample ? [sample] : []
  if (fault !== 'comparison' || !assertion) return []
  return types.matchers
    .filter(({ family, expression }) => family.includes(assertion.family) && expression[language].includes(OPERAND))
    .filter(({ key }) => !key.includes('.ignore.'))
    .slice(0, MOST_COMPARISONS)
    .map(({ expression }) => writePhrase(expression[language]).replace(OPERAND, () => sample))
}

/** What is special of a kind of finding: others are errors, and their text says what their data are. */
export const FINDING_KINDS = {
  'limit.steps': { severity: 'warning' },
  'syntax.unexpected': {
    toText: ({ expected, found }: { expected: ExpectedPart[]; found: string }, context) => ({
      found,
      parts: partNames(expected, context),
    }),
  },
  'syntax.end': {
    toText: ({ expected, fence }: { expected: ExpectedPart[]; fence?: string }, context) => ({
      fence,
      parts: partNames(expected, context),
    }),
  },
  'syntax.keyword': { isGuess: true },
  'structure.rows': { severity: 'warning' },
  'description.line': { severity: 'warning', isGuess: true },
  'description.block': { severity: 'warning' },
  'description.tags': { severity: 'warning' },
  'definition.steps': { severity: 'notice' },
  'implementation.steps': { severity: 'notice' },
  'stepMap.sum': { severity: 'warning' },
  'pair.missing': { severity: 'warning' },
  'pair.tag': { severity: 'warning' },
  'pair.id': { severity: 'warning' },
  'pair.kind': { severity: 'warning' },
  'pair.steps': { severity: 'warning' },
  'example.unknown': { severity: 'warning' },
  undefined: { isGuess: true },
  ambiguous: {
    isGuess: true,
    /**
     * `own` lists the custom steps among them. With `modules`, only one of the steps is of a plugin in use: theirs would
     * bring the others.
     */
    toText: (
      { plugin, modules }: { count: number; own?: string[]; plugin?: string; modules?: string[] },
      { catalogue, locale },
    ) => ({ modules, plugin: plugin && pluginName(catalogue.plugins, plugin, locale) }),
  },
  argument: {
    toText: (data: WrongArgument, { catalogue }) => ({
      fault: data.fault,
      type: data.type,
      examples: argumentExamples(data, catalogue.dataTypes),
    }),
  },
  'argument.language': { isGuess: true },
  'argument.word': { severity: 'warning' },
  'block.missing': { isGuess: true },
  'block.superfluous': { isGuess: true },
  'block.json': { severity: 'warning' },
  'columns.names': { isGuess: true },
  'columns.rows': { severity: 'warning', isGuess: true },
  'broken.step': {
    toText: ({ step }: { step: string }, { catalogue, locale }) => ({
      warning: catalogue.steps.find(({ id }) => id === step)?.warning?.[locale] ?? '',
    }),
  },
  'broken.phrase': { severity: 'warning' },
  'module.unknown': { severity: 'warning', isGuess: true },
  'module.missing': {
    toText: (data: TextData<'module.missing'>, { catalogue, locale }) => ({
      ...data,
      plugin: pluginName(catalogue.plugins, data.plugin, locale),
    }),
  },
} satisfies { [C in FindingCode]?: FindingKind<C> }

type Kinds = typeof FINDING_KINDS

/** The data of a finding, by its code. */
export type FindingData = {
  [C in FindingCode]: C extends keyof Kinds
    ? Kinds[C] extends { toText: (data: infer Data, context: never) => unknown }
      ? Data
      : TextData<C>
    : TextData<C>
}

/** What is special of a kind of finding. */
export const findingKind = <C extends FindingCode>(code: C): FindingKind<C> =>
  (FINDING_KINDS as { [Code in FindingCode]?: FindingKind<Code> })[code] ?? {}
