import { featureSteps } from '@/gherkin/parse/feature-steps'
import { readSource } from '@/gherkin/parse/feature-text'
import { parseFeature } from '@/gherkin/parse/parse-feature'
import type { FeatureSettings } from '@/gherkin/project/test-cases'
import { createFeatureTranslator } from '@/gherkin/translate/translate-feature'
import { STEP_LANGUAGES, type StepLanguage } from '@/i18n/locale'
import { createValueTools } from '@/step-language/values/value-tools'
import { STEP_SENTENCES } from '../../steps/step-sentences'
import { catalogue, check, knowledge, knowledgeWith, readCases, readFixture } from '../fixture'

const translate = createFeatureTranslator(knowledge)
const translateValue = createValueTools(catalogue.dataTypes).translate

const WORDS = {
  es: { feature: 'Característica', scenario: 'Escenario', when: 'Cuando' },
  en: { feature: 'Feature', scenario: 'Scenario', when: 'When' },
}

const stepOf = (id: string) => catalogue.steps.find((step) => step.id === id)

const modulesOf = (id: string): string[] => {
  const plugin = stepOf(id)?.plugin
  return catalogue.plugins.find((known) => known.plugin === plugin)?.modules ?? []
}

/** A feature with one step and the plugins that have it. */
const featureOf = (sentence: string, modules: readonly string[], locale: StepLanguage): string => {
  const { feature, scenario, when } = WORDS[locale]
  return `# language: ${locale}\n# modules: ${modules.join(', ')}\n${feature}: A\n  ${scenario}: B\n    ${when} ${sentence}\n`
}

/** The steps of a feature with their values; comparisons in the form that the translation writes. */
function meaningOf(text: string) {
  const parsed = parseFeature(text)
  const locale = parsed.language.written
  return featureSteps(parsed).flatMap(({ sentence, scope }) =>
    knowledge.match(sentence, locale, scope).map(({ step, args }) => ({
      id: step.id,
      values: Object.values(args).map((arg, index) => {
        const types = [...step.expression[locale].matchAll(/\{(?:\w+:)?([\w-]+)\}/g)].map(([, type]) => type ?? '')
        return arg && (translateValue(arg.raw, types[index] ?? '', locale, locale) ?? arg.raw)
      }),
    })),
  )
}

test.each(STEP_SENTENCES.filter(({ id }) => stepOf(id)))(
  '$id ($locale): translated and back it is the same step with the same values',
  ({ id, locale, sentences }) => {
    for (const sentence of sentences) {
      const text = featureOf(sentence, modulesOf(id), locale)
      const there = translate(text)
      const back = translate(there.text)
      expect(there.notes.filter(({ reason }) => reason !== 'fails')).toEqual([])
      expect(meaningOf(there.text).map((step) => step.id)).toEqual([id])
      expect(meaningOf(back.text)).toEqual(meaningOf(text))
    }
  },
)

const WITHOUT_FREE_WORDS: Record<StepLanguage, string[]> = {
  es: [
    'se crea con los siguientes datos:',
    'se crean con los siguientes datos:',
    'se consulta',
    'se consultan',
    'se elimina',
    'se inserta lo siguiente en la tabla USERS:',
    'se inserta lo siguiente en la tabla de BBDD USERS:',
    'se realiza la búsqueda',
  ],
  en: [
    'they are queried',
    'they are requested',
    'are requested',
    'is created',
    'the users are queried',
    'it is queried',
  ],
}

test.each(
  STEP_LANGUAGES.flatMap((locale) => WITHOUT_FREE_WORDS[locale].map((sentence) => [locale, sentence] as const)),
)('translated and back nothing is inserted in place of free words (%s): %s', (locale, sentence) => {
  const text = featureOf(sentence, ['rest-steps', 'database-steps'], locale)
  expect(translate(translate(text).text).text).toBe(text)
})

interface Whole {
  name: string
  from: string
  into: string
  notes?: string[]
  /** Custom steps. */
  custom?: string[]
  settings?: FeatureSettings
  /** The texts of the other features. */
  others?: string[]
}

test.each(readCases<Whole[]>('gherkin/translate/features.yaml'))(
  '$name',
  ({ from, into, notes = [], custom, ...project }) => {
    const others = project.others?.map((text, index) => ({ name: `${index}.feature`, text }))
    const translation = (custom ? createFeatureTranslator(knowledgeWith(custom)) : translate)(from, {
      ...project,
      others,
    })
    expect(translation.text).toBe(into)
    expect(translation.notes.map(({ line, reason, value }) => [line, reason, value].filter(Boolean).join(' '))).toEqual(
      notes,
    )
  },
)

const FILES = readCases<{ file: string }[]>('gherkin/features.yaml').map(({ file }) => file)

test.each(FILES)('%s translated and back has the same findings', (file) => {
  const { text } = readSource(readFixture(file))
  const back = translate(translate(text).text).text
  const known = check(text)
  const again = check(back)
  expect([again.ok, again.found]).toEqual([known.ok, known.found])
  expect(again.plugins.map(({ plugin }) => plugin)).toEqual(known.plugins.map(({ plugin }) => plugin))
})
