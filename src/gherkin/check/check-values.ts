import type { TextRange } from '@/lib/finding'
import { isTypo, nearest } from '@/lib/nearest'
import { correctValue, GROUPED_DIGITS, SEPARATORS } from '@/step-language/correct/correct-value'
import { dataLocaleOf } from '@/step-language/step-knowledge'
import { innerType, phraseWarning } from '@/step-language/values/value-tools'
import { expressionArguments } from '@/steps/expression/expression-parts'
import { isValueOf, type StepMatch } from '@/steps/expression/step-expression'
import { type CatalogueStep, familyOf, type StepArgument } from '@/steps/step'
import { type FeatureFinding, finding } from '../finding'
import { propertyEdit } from '../parse/feature-parts'
import type { FilledSentence } from '../parse/feature-steps'
import { exampleNames, overlaps, sentenceRange, toProperties } from '../parse/feature-steps'
import { type PlacedText, replacement } from '../parse/feature-text'
import { isStep, type StepCheck, wrongValue } from './step-context'

const QUOTED = /(["']).*?\1/g

/** A value that is valid in the language of its feature, but not in the data language of the configuration. */
function checkDataLanguage({ args, step }: StepMatch, check: StepCheck): FeatureFinding[] {
  const { written, parsed, locale, knowledge, dataLanguage: language } = check
  if (!language || written.scope.dataLocale) return []
  const patterns = knowledge.values.patternsOf(language.replaceAll('_', '-'))
  const [wrong] = (step.arguments ?? []).flatMap(({ name, type }) => {
    const arg = args[name]
    return arg && !isValueOf(type, arg.raw, patterns) ? [arg] : []
  })
  if (!wrong) return []
  const place = written.names ? sentenceRange(written) : sentenceRange(written, wrong.start, wrong.end)
  const fixes = [{ edits: [propertyEdit(parsed, 'dataFormatLanguage', locale)] }]
  const data = { value: wrong.raw, language, written: locale }
  return [finding('argument.language', place, data, { fixes, group: 'argument.language' })]
}

type WrittenValue = StepArgument & { raw: string; range: TextRange; warning: CatalogueStep['warning'] }

type ValueCheck = (value: WrittenValue, check: StepCheck) => FeatureFinding | undefined

/** A word that a step does not know: the tool loads the file, but the step fails when it runs. */
const checkWord: ValueCheck = ({ raw, range, words, wordsInAnyCase }) => {
  const spelled = wordsInAnyCase ? raw.toUpperCase() : raw
  // Any other sign may belong to a property that the tool replaces.
  if (!words || !spelled || words.includes(spelled) || !/^\w+$/.test(spelled)) return undefined
  return finding('argument.word', range, { words }, { fixes: replacement(range, nearest(spelled, words, 2)) })
}

const checkPhrase: ValueCheck = ({ raw, range }, { locale, knowledge }) => {
  const warning = phraseWarning(raw, locale, knowledge.catalogue.dataTypes)
  return warning && finding('broken.step', range, { warning }, { severity: 'warning' })
}

/** Numbers with thousands separators, but not times of day. */
const WITH_THOUSANDS = { es: /(?<![\d.,:])\d+(?:\.\d+)+/g, en: /(?<![\d.,:])\d+(?:,\d+)+/g }

/** A thousands separator that was meant for decimals: the tool accepts it anywhere, and reads 15 for `1.5`. */
const checkThousands: ValueCheck = ({ raw, range, type }, { written, locale, knowledge }) => {
  const language = dataLocaleOf(written.scope, locale)
  const [sign, decimal] = SEPARATORS[language]
  const isNumeric = type === 'duration' || ['number', 'assertion'].includes(familyOf(type))
  const numbers = isNumeric ? raw.replace(QUOTED, '').match(WITH_THOUSANDS[language]) : undefined
  const value = numbers?.find((number) => !GROUPED_DIGITS.test(number))
  if (!value) return undefined
  const fixes = replacement(range, correctValue(raw.replace(sign, decimal), type, language, knowledge.values))
  const data = { value, sign, read: value.replaceAll(sign, '') }
  return finding('argument.thousands', range, data, { fixes })
}

/** A text without the ending that the step needs: its result then does not depend on the value. */
const checkEnding: ValueCheck = ({ raw, range, ending, warning }) => {
  if (!ending || raw.includes('$') || raw.slice(0, -1).endsWith(ending)) return undefined
  const ended = raw.replace(/.$/, (quote) => ending + quote)
  return finding('broken.step', range, { warning }, { fixes: replacement(range, ended) })
}

/** A text with a start that the step does not understand, such as `$.` of JSONPath where it reads GPath. */
const checkStart: ValueCheck = ({ raw, range, wrongStart }) => {
  const [start] = (wrongStart && new RegExp(wrongStart).exec(raw.slice(1, -1))) || []
  if (!start) return undefined
  return finding('argument.start', range, { start }, { fixes: replacement(range, raw.replace(start, '')) })
}

const VALUE_CHECKS = [checkWord, checkPhrase, checkThousands, checkEnding, checkStart]

/** A step that matches but fails in the language of the feature, or has wrong values; those of outlines are in rows. */
export function checkValues(match: StepMatch, check: StepCheck): FeatureFinding[] {
  const { step, args } = match
  const { warning, fails } = step
  const { written, locale } = check
  // After the first column, offsets are those of a filled sentence.
  const end = written.names ? `${written.sentence}<`.indexOf('<') : written.sentence.length
  const values = (step.arguments ?? []).flatMap((argument): WrittenValue[] => {
    const arg = args[argument.name]
    return arg && arg.end <= end
      ? [{ ...argument, raw: arg.raw, range: sentenceRange(written, arg.start, arg.end), warning }]
      : []
  })
  return [
    ...(fails?.includes(locale) ? [finding('broken.step', sentenceRange(written), { warning })] : []),
    ...checkDataLanguage(match, check),
    ...values.flatMap((value) => VALUE_CHECKS.flatMap((checkValue) => checkValue(value, check) ?? [])),
  ]
}

/** Names in angle brackets without a column: allowed in texts, free words and cells, but not for a number. */
export function checkNames(check: StepCheck): FeatureFinding[] {
  const { written } = check
  const { sentence, names = [], examples, unreplaced } = written
  const isText = !written.names && isStep(sentence, check)
  const unknownName = (name: string, range: TextRange, isCell = false) => {
    if (isText && !unreplaced?.includes(name)) return []
    // A name may have a column in one table of examples and none in another.
    const rowWithout = examples.find((row) => !row.has(name))
    const isColumn = names.includes(name)
    if (isColumn && !rowWithout) return []
    const columns = rowWithout ? [...rowWithout.keys()] : names
    const isWarning = isCell || isStep(toProperties(sentence, columns).text, check)
    const near = isColumn ? undefined : columns.find((column) => isTypo(name, column))
    const more = { severity: isWarning ? 'warning' : 'error', fixes: replacement(range, near && `<${near}>`) } as const
    return [finding('example.unknown', range, { name, names: columns, near }, more)]
  }
  const inSentence = exampleNames(sentence).flatMap((name) => {
    const start = sentence.indexOf(`<${name}>`)
    return unknownName(name, sentenceRange(written, start, start + name.length + 2))
  })
  const cells = written.blocks.flatMap(({ rows }) => rows.flat())
  const inTable = cells.flatMap((cell) =>
    exampleNames(cell.value).flatMap((name) => (cell.value === `<${name}>` ? unknownName(name, cell, true) : [])),
  )
  return [...inSentence, ...inTable]
}

/** The range of a cell; one character of an empty one, so that it is visible. */
const cellRange = ({ from, to }: PlacedText) => ({ from, to: Math.max(to, from + 1) })

/** A filled sentence of an outline that matches a step, which tells the argument that each column is. */
type KnownExample = { filled: FilledSentence; match: StepMatch }

function argumentOf(name: string, { filled, match }: KnownExample, { locale, knowledge }: StepCheck) {
  const value = filled.values.find((filledValue) => filledValue.name === name)
  const used = expressionArguments(match.step.expression[locale]).find((one) => {
    const arg = match.args[one.name]
    return arg && value && overlaps(value, arg)
  })
  if (!used || !value) return undefined
  const isWhole = match.args[used.name]?.raw.length === value.filledEnd - value.filledStart
  const inner = isWhole ? undefined : innerType(used.type, knowledge.catalogue.dataTypes)
  return { ...used, type: inner ?? used.type, isClear: isWhole || inner !== undefined }
}

/** Cells that are no value of their column's argument, including empty ones where the step needs a value. */
function checkColumns({ values }: FilledSentence, known: KnownExample, check: StepCheck): FeatureFinding[] {
  const { written, locale, knowledge } = check
  const language = dataLocaleOf(written.scope, locale)
  return values.flatMap(({ name, cell }) => {
    const argument = cell && argumentOf(name, known, check)
    if (!argument || (cell.value && !argument.isClear)) return []
    if (knowledge.values.isValue(cell.value, argument.type, language)) return []
    const { data, corrected } = wrongValue({ ...argument, text: cell.value }, language, knowledge)
    // The fix may also change texts that use the column.
    const fixes =
      data.fault === 'one-word' ? [] : replacement(cell, corrected).map((fix) => ({ ...fix, isGuess: true }))
    const group = `${written.line} ${argument.name} ${data.fault}`
    const more = { fixes, steps: [known.match.step.id], group, file: cell.file }
    return [finding('argument', cellRange(cell), data, more)]
  })
}

/** Findings for a row whose values match no step; `known` is the match with other values. */
export function checkExample(filled: FilledSentence, known: KnownExample | undefined, check: StepCheck) {
  const { written } = check
  const columns = known ? checkColumns(filled, known, check) : []
  if (columns.length > 0) return columns
  const [cell] = filled.values.flatMap((value) => value.cell ?? [])
  const range = cell ? cellRange(cell) : sentenceRange(written)
  const more = { group: String(written.line), file: cell?.file }
  return [
    finding('undefined', range, { isAdvised: true, sentence: filled.text, line: cell?.line ?? written.line }, more),
  ]
}
