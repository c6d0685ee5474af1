import { join } from 'node:path'
import { type ZodType, z } from 'zod'
import { configSchema } from '@/config/options/config-schema'
import { OPTIONS_PATH } from '@/config/options/option'
import {
  ASKED_OF_PAGES,
  ASKED_OF_PLUGIN,
  askedOptions,
  learnSteps,
  optionCatalogue,
  phrasesFor,
  readAsked,
  stepCatalogue,
} from '@/content/catalogues'
import { catalogueOptions, catalogueSteps, readReferences, readStepHistory } from '@/content/references'
import { CORE_REFERENCE, EXERCISES, MENU, PLUGIN_REFERENCE } from '@/content/schemas'
import { LOCALES, type Locale, STEP_LANGUAGES, type StepLanguage, stepLanguageOf } from '@/i18n/locale'
import { cacheEntry } from '@/lib/node/disk-cache'
import { schemaPath, snippetsPath } from '@/site/site'
import { phrasesOf, sampleValue, sampleWords } from '@/step-language/values/value-tools'
import { plainSentence, writeParts, writePhrase } from '@/step-language/write/write-sentence'
import { type AskedTerms, askedPath, HISTORY_PATH, STEPS_PATH } from '@/steps/catalogue'
import { expressionParts } from '@/steps/expression/expression-parts'
import type { CatalogueStep, DataTypes } from '@/steps/step'
import { blockLines, isQuotedType, isWordType, OPERAND, UNNAMED_ARGUMENT } from '@/steps/step'
import { DATA_TYPES } from '@/steps/step-schema'
import { codeHash } from '../build-hash'
import { writeJson } from '../exported/files'

/** What is learned from how people ask for steps. It takes seconds, so it is cached for later builds and tests. */
export function learnedSteps(locale: Locale): AskedTerms {
  const [{ steps }, catalogue, language] = [readAsked(), stepCatalogue(readReferences()), stepLanguageOf(locale)]
  const inputs = [codeHash(), JSON.stringify([steps, catalogue])]
  const { cached, store } = cacheEntry<AskedTerms>(`asked-steps-${locale}`, inputs)
  return cached ?? store(learnSteps(catalogue, language, (id) => phrasesFor(steps, id, language)))
}

/** Writes steps and options as data: catalogues, how people ask, the JSON Schema of `wakamiti.yaml`, snippets. */
export function emitCatalogue(folder: string): void {
  const emit = (path: string, value: unknown): void => writeJson(join(folder, path), value)
  const references = readReferences()
  const asked = readAsked()
  const steps = catalogueSteps(references)
  const options = catalogueOptions(references)
  emit(STEPS_PATH, stepCatalogue(references))
  emit(OPTIONS_PATH, optionCatalogue(references))
  emit(HISTORY_PATH, readStepHistory())
  for (const locale of LOCALES) {
    emit(askedPath('steps', locale), learnedSteps(locale))
    emit(askedPath('options', locale), askedOptions(asked, references, locale))
    emit(schemaPath(locale), configSchema(options, locale))
  }
  for (const language of STEP_LANGUAGES) emit(snippetsPath(language), snippets(steps, language, references.dataTypes))
  emitWriterSchemas()
}

/** The schemas of the YAML that writers edit, by the names in `.vscode/settings.json`. */
const SCHEMAS: Record<string, ZodType> = {
  menu: MENU,
  plugin: PLUGIN_REFERENCE,
  core: CORE_REFERENCE,
  'data-types': DATA_TYPES,
  exercises: EXERCISES,
  asked: ASKED_OF_PLUGIN,
  'asked-pages': ASKED_OF_PAGES,
}

/** Writes JSON Schemas, by which editors report unknown fields and wrong values of the content. */
export function emitWriterSchemas(): void {
  for (const [name, schema] of Object.entries(SCHEMAS))
    writeJson(`.generated/schemas/${name}.json`, z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
}

/** Escape characters with a meaning in a snippet. */
const inText = (text: string): string => text.replace(/[\\$}]/g, '\\$&')
const inChoice = (text: string): string => text.replace(/[\\$},|]/g, '\\$&')

/** A tab stop. All of a snippet are numbered in the end, see {@link numbered}. */
const tabStop = (text: string): string => `\${#:${inText(text)}}`
const choice = (words: readonly string[]): string => `\${#|${words.map(inChoice).join()}|}`

function numbered(lines: readonly string[]): string[] {
  let count = 0
  return lines.map((line) => line.replace(/\$\{#/g, () => `\${${++count}`))
}

function valueTabStop(name: string, type: string, locale: StepLanguage, types: DataTypes): string {
  const isNamed = isQuotedType(type) || isWordType(type)
  const own = name === UNNAMED_ARGUMENT ? type : name
  const value = tabStop(isNamed ? own : sampleValue(type, name, locale, types))
  return isQuotedType(type) ? `'${value}'` : value
}

/** The end of comparisons with an operand to fill in. */
const LAST_OPERAND = ` ${OPERAND}`

function argumentTabStop(name: string, type: string, locale: StepLanguage, types: DataTypes): string {
  const { phrases, operand } = phrasesOf(type, types)
  if (phrases.length === 0 || type === 'duration') return valueTabStop(name, type, locale, types)
  const texts = phrases.map((phrase) => phrase[locale])
  if (!operand) return choice(texts.map((text) => writePhrase(text)))
  const before = texts.filter((text) => text.endsWith(LAST_OPERAND)).map((text) => text.slice(0, -LAST_OPERAND.length))
  return `${choice(before.map((text) => writePhrase(text)))} ${valueTabStop(UNNAMED_ARGUMENT, operand, locale, types)}`
}

function snippetBlock({ block, table }: CatalogueStep): string[] {
  const heading = table?.columns.map((column) => (table.names === 'fixed' ? column : tabStop(column))) ?? []
  const row = heading.map(() => tabStop('…'))
  return blockLines(block, [heading, row], tabStop('…')).map((line) => `  ${line}`)
}

/** The words by which an editor finds a step: its expression up to the first value, without optional parts. */
function wordsOf(expression: string): string {
  const parts = expressionParts(expression)
  const end = parts.findIndex(({ kind }, index) => index > 0 && (kind === 'argument' || kind === 'free'))
  return writeParts(parts.slice(0, end < 0 ? parts.length : end), (part) => (part.kind === 'text' ? part.text : ''))
}

/** A snippet of Visual Studio Code: the sentence without a keyword, to go after any of them, and its block. */
export function snippetOf(step: CatalogueStep, locale: StepLanguage, types: DataTypes) {
  const expression = step.expression[locale]
  const words = wordsOf(expression)
  const argument = (name: string, type: string) => argumentTabStop(name, type, locale, types)
  const sentence = plainSentence(expression, argument, tabStop(sampleWords(expression, locale)))
  return {
    // What editors' Gherkin extensions call the language.
    scope: 'feature,cucumber,gherkin',
    prefix: words ? [words, step.id] : [step.id],
    body: numbered([sentence, ...snippetBlock(step)]),
    description: [step.description[locale], step.warning?.[locale]].filter(Boolean).join(' ').replaceAll('`', ''),
  }
}

export const snippets = (steps: readonly CatalogueStep[], locale: StepLanguage, types: DataTypes) =>
  Object.fromEntries(
    steps.filter(({ fails }) => !fails?.includes(locale)).map((step) => [step.id, snippetOf(step, locale, types)]),
  )
