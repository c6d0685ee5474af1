import type { TextRange } from '@/lib/finding'
import { isTypo, nearest, typingDistance } from '@/lib/nearest'
import { chooseByPlugin } from '@/step-language/step-knowledge'
import type { StepMatch } from '@/steps/match-step'
import { type FeatureFinding, finding } from '../finding'
import { isStepLine, isTitleLine } from '../parse/feature-language'
import { featureParts, featureProperties, partProperties } from '../parse/feature-parts'
import { type FeatureStep, sentenceRange } from '../parse/feature-steps'
import { replacement, wholeLine } from '../parse/feature-text'
import { exampleNames, type FilledSentence, fillSentence, openSentence } from '../parse/filled-sentence'
import type { ParsedFeature } from '../parse/parse-feature'
import type { FeatureCases, FeatureSettings } from '../project/test-cases'
import { checkBlock, checkCells, checkJson } from './check-block'
import { checkAmbiguous, leftOutStep, onlyUsed } from './check-modules'
import { checkSigns, checkUndefined } from './check-undefined'
import { checkExample, checkFreeWords, checkNames, checkValues } from './check-values'
import type { CheckedStep, StepCheck } from './step-context'

type MatchedSentence = ReturnType<typeof matchSentence>

/** The sentence of a step, once for each row of its outline. */
export function filledSentences({ sentence, examples, names = [] }: FeatureStep): FilledSentence[] {
  const used = exampleNames(sentence).filter((name) => names.includes(name))
  if (used.length === 0) return [{ text: sentence, values: [] }]
  if (examples.length === 0) return [openSentence(sentence, names)]
  return examples.map((row) => fillSentence(sentence, row))
}

function matchSentence(filled: FilledSentence, check: StepCheck) {
  const { written, knowledge, locale, inUse } = check
  const { scope } = written
  return { filled, matches: chooseByPlugin(knowledge.match(filled.text, locale, scope), locale, inUse, scope) }
}

/** Whether a syntax error follows the step directly: then its block is unknown. */
function isUnread({ written: { line }, parsed: { faults, read }, locale }: StepCheck): boolean {
  const isOther = (text: string) => !isStepLine(text, locale) && !isTitleLine(text, locale)
  return faults.some((fault) => fault.line >= line && read.slice(line, fault.line - 1).every(isOther))
}

function checkMatch(match: StepMatch, check: StepCheck): CheckedStep {
  const block = isUnread(check) ? [] : checkBlock(match, check)
  return { findings: [...block, ...checkCells(match, check), ...checkValues(match, check)], match }
}

function isOneLetterOff({ written: { sentence, scope, role }, advise }: StepCheck): boolean {
  const [near] = advise(sentence, scope, role)?.suggestions ?? []
  return near !== undefined && typingDistance(sentence, near.sentence, 1) <= 1
}

function checkFailed(failed: MatchedSentence[], all: MatchedSentence[], check: StepCheck): CheckedStep {
  const { sentence, names = [], scope, role } = check.written
  const [first] = failed
  const open = matchSentence(openSentence(sentence, names), check)
  const [leftOut] = [...failed, open].flatMap(({ filled }) => leftOutStep(filled.text, check) ?? [])
  if (leftOut && !isOneLetterOff(check)) return { findings: [], match: leftOut.match, leftOut }
  const ending = first ? checkSigns(first.filled, check) : []
  if (ending.length > 0) return { findings: ending }
  const hasValues = (first?.filled.values.length ?? 0) > 0
  if (hasValues && (open.matches.length > 0 || failed.length < all.length)) {
    // The step with valid values: the file needs its plugin all the same.
    const right = [open, ...all].find(({ matches }) => matches.length === 1)
    const [match] = right?.matches ?? []
    const known = right && match && { filled: right.filled, match }
    return { findings: failed.flatMap(({ filled }) => checkExample(filled, known, check)), match }
  }
  const advice = check.advise(open.filled.text, scope, role)
  return { findings: checkUndefined(open.filled, advice, check) }
}

function checkSentence(check: StepCheck): CheckedStep {
  const all = filledSentences(check.written).map((filled) => matchSentence(filled, check))
  const failed = all.filter(({ matches }) => matches.length === 0)
  if (failed.length > 0) return checkFailed(failed, all, check)
  const ambiguous = all.find(({ matches }) => matches.length > 1)
  if (ambiguous) {
    const used = onlyUsed(ambiguous.matches, check)
    const found = checkAmbiguous(ambiguous.matches, used, check)
    const { findings, ...checked }: CheckedStep = used ? checkMatch(used, check) : { findings: [] }
    return { ...checked, findings: [found, ...findings] }
  }
  const [match] = all.flatMap(({ matches }) => matches)
  if (!match) return { findings: [] }
  const { findings, ...checked } = checkMatch(match, check)
  return { ...checked, findings: [...findings, ...checkFreeWords(match, check)] }
}

export function checkStep(check: StepCheck): CheckedStep {
  const names = checkNames(check)
  const json = isUnread(check) ? [] : checkJson(check)
  const { findings, ...checked } = checkSentence(check)
  // A name without a column explains why the sentence matches no step.
  const own = names.length > 0 && !checked.match ? names : [...names, ...findings]
  return { ...checked, findings: [...own, ...json] }
}

interface Known {
  /** The properties of the feature and of its configuration; others may be given when the tool starts. */
  names: readonly string[]
  /** Of the steps that run before it; undefined when others than those of the file may. */
  results: () => { count: number; ids: readonly string[] } | undefined
}

/** `${` up to its brace. Code, in `${=…}`, is checked nowhere. */
const REFERENCE = /\$\{(?!=)([^{}<\n]*)\}?/g
const NAME = /^[\w-]+(?:\.[\w-]+)*$/
const RESULT = /^(-?[\w-]+)#(.*)$/

const withoutDigits = (text: string): string => text.replace(/\d+/g, '')

/** An unknown name that is nearly that of a property; `user2` is no typo of `user1`. */
function checkName(name: string, range: TextRange, { names }: Known): FeatureFinding[] {
  const near = names.includes(name) ? undefined : nearest(name, names, 2)
  if (!near || !isTypo(name, near) || withoutDigits(name) === withoutDigits(near)) return []
  return [finding('reference.property', range, { name, near }, { fixes: replacement(range, near) })]
}

/** A result that no step before has: with an expression the step ends in error, without one it gets the text `null`. */
function checkResult(id: string, isPart: boolean, range: TextRange, known: Known): FeatureFinding[] {
  const results = known.results()
  if (!results || results.ids.includes(id)) return []
  const number = /^-?\d+$/.test(id) ? Math.abs(Number(id)) : undefined
  if (number && number <= results.count) return []
  const fixes = replacement(range, number === undefined ? nearest(id, results.ids) : undefined)
  const count = number === undefined ? undefined : results.count
  return [finding('reference.result', range, { id, count, isPart }, { severity: isPart ? 'error' : 'warning', fixes })]
}

/** The references in a range; in data, `${` may have a meaning of another language. */
function checkRange(place: TextRange, isData: boolean, known: Known, { text: file }: ParsedFeature): FeatureFinding[] {
  const text = file.slice(place.from, place.to)
  return Array.from(text.matchAll(REFERENCE)).flatMap(({ 0: whole, 1: inner = '', index }) => {
    const from = place.from + index
    const [, id, expression = ''] = RESULT.exec(inner) ?? []
    const name = id ?? /^[\w.-]*/.exec(inner)?.[0] ?? ''
    const range = { from: from + 2, to: from + 2 + name.length }
    if (whole.endsWith('}')) {
      if (id) return checkResult(id, expression.trim() !== '', range, known)
      if (NAME.test(inner)) return checkName(inner, range, known)
      return isData ? [] : [finding('reference.form', { from, to: from + whole.length }, { isOpen: false })]
    }
    // What goes on in another brace is none of the tool's.
    const isOpen = /^(\n|$)/.test(text.slice(index + whole.length))
    if (!isOpen || (isData && !known.names.includes(name))) return []
    const fixes = replacement({ from: range.to, to: range.to }, name && !id ? '}' : undefined)
    return [finding('reference.form', { from, to: range.to }, { isOpen }, { fixes })]
  })
}

/** What a step uses as values: arguments of its sentence and cells of its examples, its block if it takes one. */
function usesOf(step: FeatureStep, { args, step: { block } }: StepMatch, file: ParsedFeature) {
  const { names, sentence, blocks, examples } = step
  const values = Object.values(args).flatMap((arg) => (arg ? [sentenceRange(step, arg.start, arg.end)] : []))
  const cells = examples
    .flatMap((row) => exampleNames(sentence).flatMap((name) => row.get(name) ?? []))
    .filter(({ file }) => file === undefined)
  const data = blocks.flatMap(({ kind, line, endLine, rows }) =>
    kind === 'table' ? rows.flat() : [{ from: wholeLine(file, line + 1).from, to: wholeLine(file, endLine).from }],
  )
  return { values: [...(names ? [sentenceRange(step)] : values), ...cells], data: block === 'none' ? [] : data }
}

/** The results of the steps that run before those of a line: of the background and of the same scenario. */
function resultsBefore(line: number, parsed: ParsedFeature, { cases }: FeatureCases): ReturnType<Known['results']> {
  const parts = featureParts(parsed)
  const part = parts.findLast(({ location }) => location.line <= line)
  // A definition has its steps elsewhere, and so has a fragment.
  if (!part || parsed.missing.includes('scenario') || cases.some(({ role }) => role)) return undefined
  const propertiesOf = partProperties(parsed)
  const run = parts.filter((one) => one === part || !('examples' in one))
  const steps = run.flatMap((one) => one.steps).filter(({ location }) => location.line < line)
  const properties = [undefined, ...run, ...steps].flatMap((one) => propertiesOf(one))
  return { count: steps.length, ids: properties.flatMap(({ key, value }) => (key === 'id' ? [value] : [])) }
}

/** Prepares the check of references to properties and to results of earlier steps: those that get no value. */
export function createReferenceCheck(parsed: ParsedFeature, cases: FeatureCases, { properties = [] }: FeatureSettings) {
  const names = [...properties, ...featureProperties(parsed).map(({ key }) => key)]
  return (step: FeatureStep, match: StepMatch | undefined): FeatureFinding[] => {
    if (!match) return []
    const known: Known = { names, results: () => resultsBefore(step.line, parsed, cases) }
    const { values, data } = usesOf(step, match, parsed)
    return [
      ...values.flatMap((range) => checkRange(range, false, known, parsed)),
      ...data.flatMap((range) => checkRange(range, true, known, parsed)),
    ]
  }
}
