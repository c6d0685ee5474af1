import { typingDistance } from '@/lib/nearest'
import type { StepMatch } from '@/steps/match-step'
import { isStepLine, isTitleLine } from '../parse/feature-language'
import type { FeatureStep } from '../parse/feature-steps'
import { exampleNames, type FilledSentence, fillSentence, toProperties } from '../parse/filled-sentence'
import { checkBlock, checkCells, checkFormat } from './check-block'
import { checkAmbiguous, chooseByPlugin, leftOutStep, onlyMatchInUse } from './check-modules'
import { checkSigns, checkUndefined } from './check-undefined'
import { checkExample, checkFreeWords, checkNames, checkValues } from './check-values'
import type { CheckedStep, StepCheck } from './step-context'

type MatchedSentence = ReturnType<typeof matchSentence>

export function filledSentences({ sentence, examples, names = [] }: FeatureStep): FilledSentence[] {
  const used = exampleNames(sentence).filter((name) => names.includes(name))
  if (used.length === 0) return [{ text: sentence, values: [] }]
  if (examples.length === 0) return [toProperties(sentence, names)]
  return examples.map((row) => fillSentence(sentence, row))
}

function matchSentence(filled: FilledSentence, check: StepCheck) {
  const { written, knowledge, locale, inUse, dataLanguage } = check
  const { scope } = written
  const found = knowledge.match(filled.text, locale, scope)
  const isRead = found.length > 0 || !dataLanguage || scope.dataLocale
  const all = isRead ? found : knowledge.match(filled.text, locale, { ...scope, dataLocale: dataLanguage })
  return { filled, matches: chooseByPlugin(all, locale, inUse, scope) }
}

/** Whether a syntax error follows the step directly, so that its block is unknown. */
function hasUnknownBlock({ written: { line }, parsed: { faults, read }, locale }: StepCheck): boolean {
  const isOther = (text: string) => !isStepLine(text, locale) && !isTitleLine(text, locale)
  return faults.some((fault) => fault.line >= line && read.slice(line, fault.line - 1).every(isOther))
}

function checkMatch(match: StepMatch, check: StepCheck): CheckedStep {
  const block = hasUnknownBlock(check) ? [] : checkBlock(match, check)
  const findings = [...block, ...checkCells(match, check), ...checkValues(match, check)]
  return { findings: findings.map((found) => ({ ...found, steps: [match.step.id] })), match }
}

function isOneLetterOff({ written: { sentence, scope, role }, advise }: StepCheck): boolean {
  const [near] = advise(sentence, scope, role)?.suggestions ?? []
  return near !== undefined && typingDistance(sentence, near.sentence, 1) <= 1
}

function checkFailed(failed: MatchedSentence[], all: MatchedSentence[], check: StepCheck): CheckedStep {
  const { sentence, names = [], scope, role } = check.written
  const [first] = failed
  const general = matchSentence(toProperties(sentence, names), check)
  const [leftOut] = [...failed, general].flatMap(({ filled }) => leftOutStep(filled.text, check) ?? [])
  if (leftOut && !isOneLetterOff(check)) return { findings: [], match: leftOut.match, leftOut }
  const signs = first ? checkSigns(first.filled, check) : []
  if (signs.length > 0) return { findings: signs }
  const hasValues = (first?.filled.values.length ?? 0) > 0
  if (hasValues && (general.matches.length > 0 || failed.length < all.length)) {
    // The match with valid values; the file needs its plugin all the same.
    const valid = [general, ...all].find(({ matches }) => matches.length === 1)
    const [match] = valid?.matches ?? []
    const known = valid && match && { filled: valid.filled, match }
    // Rows without a value for a column have a finding of their own.
    const complete = failed.filter(({ filled: { text } }) => names.every((name) => !text.includes(`<${name}>`)))
    return { findings: complete.flatMap(({ filled }) => checkExample(filled, known, check)), match }
  }
  const advice = check.advise(general.filled.text, scope, role)
  return { findings: checkUndefined(general.filled, advice, check) }
}

function checkSentence(check: StepCheck): CheckedStep {
  const all = filledSentences(check.written).map((filled) => matchSentence(filled, check))
  const failed = all.filter(({ matches }) => matches.length === 0)
  if (failed.length > 0) return checkFailed(failed, all, check)
  const ambiguous = all.find(({ matches }) => matches.length > 1)
  if (ambiguous) {
    const used = onlyMatchInUse(ambiguous.matches, check)
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
  const format = hasUnknownBlock(check) ? [] : checkFormat(check)
  const { findings, ...checked } = checkSentence(check)
  // A name without a column explains why the sentence matches no step.
  const own = names.length > 0 && !checked.match ? names : [...names, ...findings]
  return { ...checked, findings: [...own, ...format] }
}
