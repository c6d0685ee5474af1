import { typingDistance } from '@/lib/nearest'
import { hasFreeWords } from '@/steps/expression/expression-parts'
import { keywordInAnyCase } from '@/steps/keywords'
import type { StepMatch } from '@/steps/match-step'
import { type FeatureFinding, finding } from '../finding/finding'
import { isStepLine, isTitleLine } from '../parse/feature-language'
import {
  exampleNames,
  type FeatureStep,
  type FilledSentence,
  fillSentence,
  openSentence,
  sentenceRange,
} from '../parse/feature-step'
import { indentOf } from '../parse/feature-text'
import type { ParsedFeature } from '../parse/parse-feature'
import { chooseByPlugin } from '../plugin-choice'
import { checkBlock, checkJson } from './check-block'
import { checkExample, checkNames } from './check-examples'
import { checkAmbiguous, leftOutStep, onlyUsed } from './check-modules'
import { checkEnding, checkUndefined } from './check-undefined'
import { checkBroken, checkCells, checkCustom, checkDataLanguage, checkPhrases, checkWords } from './check-values'
import { type CheckedStep, isPreciseStep, type StepCheck } from './step-check'

interface MatchedSentence {
  filled: FilledSentence
  matches: StepMatch[]
  /** Patterns of custom steps. */
  own: string[]
}

/** The sentence of a step, once for each distinct set of values in its outline. */
export function filledSentences({ sentence, examples, names = [] }: FeatureStep): FilledSentence[] {
  const used = exampleNames(sentence).filter((name) => names.includes(name))
  if (used.length === 0) return [{ text: sentence, values: [] }]
  if (examples.length === 0) return [openSentence(sentence, names)]
  const filled = examples.map((row) => fillSentence(sentence, row))
  return [...new Map(filled.map((one) => [one.text, one])).values()]
}

/** The sentence of a step for each row with which it matches no step, also where rows are equal. */
function failedRows({ sentence, examples }: FeatureStep, failed: readonly MatchedSentence[]): FilledSentence[] {
  const texts = new Set(failed.map(({ filled }) => filled.text))
  const rows = examples.map((row) => fillSentence(sentence, row)).filter(({ text }) => texts.has(text))
  return rows.length > 0 ? rows : failed.map(({ filled }) => filled)
}

function matchSentence(filled: FilledSentence, { scope }: FeatureStep, check: StepCheck): MatchedSentence {
  const { knowledge, locale, inUse, custom } = check
  const matches = chooseByPlugin(knowledge.match(filled.text, locale, scope), locale, inUse, scope)
  return { filled, matches, own: custom.matching(filled.text, scope.dataLocale ?? locale) }
}

/** Whether a syntax error follows the step directly: then its block is unknown. */
const isUnread = ({ line }: FeatureStep, { faults, read, language }: ParsedFeature): boolean =>
  faults.some(
    (fault) =>
      fault.line >= line &&
      read
        .slice(line, fault.line - 1)
        .every((text) => !isStepLine(text, language.written) && !isTitleLine(text, language.written)),
  )

function checkMatch(match: StepMatch, step: FeatureStep, check: StepCheck): CheckedStep {
  const { parsed, locale, knowledge } = check
  const findings = [
    ...(isUnread(step, parsed) ? [] : checkBlock(match.step, step, parsed, locale)),
    ...checkCells(match.step.id, step, check),
    ...checkBroken(match, step, locale),
    ...checkDataLanguage(match, step, check),
    ...(step.names ? [] : checkWords(match, step)),
    ...(step.names ? [] : checkPhrases(match, step, locale, knowledge.catalogue.dataTypes)),
  ]
  return { findings, match }
}

/** Rows with which the sentence matches no step, although other values do. */
function checkValues(
  rows: FilledSentence[],
  all: MatchedSentence[],
  open: MatchedSentence,
  step: FeatureStep,
  check: StepCheck,
) {
  // The step with valid values: the file needs its plugin all the same.
  const right = [open, ...all].find(({ matches }) => matches.length === 1)
  const [match] = right?.matches ?? []
  const known = right && match && { filled: right.filled, match }
  const findings = rows.flatMap((filled) => checkExample(step, filled, known, check))
  return { findings, match }
}

/** Whether a sentence differs in one letter from a step of the listed plugins: that one was meant. */
function isTypo(sentence: string, { scope, role }: FeatureStep, { advise }: StepCheck): boolean {
  const [near] = advise(sentence, scope, role)?.suggestions ?? []
  return near !== undefined && typingDistance(sentence, near.sentence, 1) <= 1
}

function checkFailed(
  failed: MatchedSentence[],
  all: MatchedSentence[],
  step: FeatureStep,
  check: StepCheck,
): CheckedStep {
  const [first] = failed
  const open = matchSentence(openSentence(step.sentence, step.names ?? []), step, check)
  const [leftOut] = [...failed, open].flatMap(({ filled }) => leftOutStep(step, filled.text, check) ?? [])
  if (leftOut && !isTypo(step.sentence, step, check)) return { findings: [], match: leftOut.match, leftOut }
  const rows = failedRows(step, failed)
  const wrong = rows.flatMap((filled) => checkCustom(step, filled, check))
  if (wrong.length > 0) return { findings: wrong }
  const ending = first ? checkEnding(step, first.filled, check) : []
  if (ending.length > 0) return { findings: ending }
  const hasValues = (first?.filled.values.length ?? 0) > 0
  if (hasValues && (open.matches.length > 0 || failed.length < all.length))
    return checkValues(rows, all, open, step, check)
  const advice = check.advise(open.filled.text, step.scope, step.role)
  return { findings: checkUndefined(step, open.filled, advice, check) }
}

/** What may stand between two steps that were written on one line. */
const BETWEEN = /[\s.,;]+(?=\S)/g

/**
 * Two steps on one line: what is before a keyword is a step and what follows is one, too. In small letters, a keyword may be
 * an ordinary word, so there the second step must be a precise one.
 */
function checkJoined(written: FeatureStep, check: StepCheck): FeatureFinding[] {
  const { knowledge, locale, parsed } = check
  const { sentence, scope, line } = written
  const isStep = (text: string) => knowledge.match(text, locale, scope).length > 0
  for (const { 0: gap, index } of sentence.matchAll(BETWEEN)) {
    const start = index + gap.length
    const rest = sentence.slice(start)
    const keyword = keywordInAnyCase(rest, locale)
    if (!keyword) continue
    const next = rest.slice(keyword.length).trim()
    const isSecond = rest.startsWith(keyword) ? isStep(next) : isPreciseStep(next, locale, knowledge)
    const matches = isSecond ? knowledge.match(sentence.slice(0, index), locale, scope) : []
    if (!matches.some(({ step }) => !hasFreeWords(step.expression[locale]))) continue
    if (isPreciseStep(sentence, locale, knowledge)) return []
    const indent = indentOf(parsed, line)
    const { from } = sentenceRange(written, index)
    const edits = [{ from, to: from + gap.length + keyword.length, insert: `\n${indent}${keyword}` }]
    const severity = isStep(sentence) ? 'warning' : 'error'
    return [finding('syntax.joined', sentenceRange(written, start), { keyword }, { fixes: [{ edits }], severity })]
  }
  return []
}

function checkSentence(step: FeatureStep, check: StepCheck): CheckedStep {
  const joined = checkJoined(step, check)
  if (joined.length > 0) return { findings: joined }
  const all = filledSentences(step).map((filled) => matchSentence(filled, step, check))
  const failed = all.filter(({ matches, own }) => matches.length + own.length === 0)
  if (failed.length > 0) return checkFailed(failed, all, step, check)
  const ambiguous = all.find(({ matches, own }) => matches.length + own.length > 1)
  const used = ambiguous?.own.length === 0 ? onlyUsed(ambiguous.matches, step, check) : undefined
  if (ambiguous) {
    const found = checkAmbiguous(ambiguous.matches, ambiguous.own, used, step, check)
    const { findings, ...checked }: CheckedStep = used ? checkMatch(used, step, check) : { findings: [] }
    return { ...checked, findings: [found, ...findings] }
  }
  const [match] = all.flatMap(({ matches }) => matches)
  return match ? checkMatch(match, step, check) : { findings: [] }
}

export function checkStep(step: FeatureStep, check: StepCheck): CheckedStep {
  const names = checkNames(step, check)
  const json = isUnread(step, check.parsed) ? [] : checkJson(step, check.parsed)
  const { findings, ...checked } = checkSentence(step, check)
  // A name without a column explains why the sentence matches no step.
  const own = names.length > 0 && !checked.match ? names : [...names, ...findings]
  return { ...checked, findings: [...own, ...json] }
}
