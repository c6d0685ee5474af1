import { typingDistance } from '@/lib/nearest'
import type { StepMatch } from '@/steps/match-step'
import { isStepLine, isTitleLine } from '../parse/feature-language'
import type { FeatureStep } from '../parse/feature-steps'
import { exampleNames, type FilledSentence, fillSentence, openSentence } from '../parse/filled-sentence'
import { checkBlock, checkCells, checkFormat } from './check-block'
import { checkAmbiguous, chooseByPlugin, leftOutStep, onlyUsed } from './check-modules'
import { checkSigns, checkUndefined } from './check-undefined'
import { checkExample, checkFreeWords, checkNames, checkValues } from './check-values'
import type { CheckedStep, StepCheck } from './step-context'

type MatchedSentence = ReturnType<typeof matchSentence>

export function filledSentences({ sentence, examples, names = [] }: FeatureStep): FilledSentence[] {
  const used = exampleNames(sentence).filter((name) => names.includes(name))
  if (used.length === 0) return [{ text: sentence, values: [] }]
  if (examples.length === 0) return [openSentence(sentence, names)]
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

/** Whether a syntax error follows the step directly: then its block is unknown. */
function isUnread({ written: { line }, parsed: { faults, read }, locale }: StepCheck): boolean {
  const isOther = (text: string) => !isStepLine(text, locale) && !isTitleLine(text, locale)
  return faults.some((fault) => fault.line >= line && read.slice(line, fault.line - 1).every(isOther))
}

function checkMatch(match: StepMatch, check: StepCheck): CheckedStep {
  const block = isUnread(check) ? [] : checkBlock(match, check)
  const findings = [...block, ...checkCells(match, check), ...checkValues(match, check)]
  return { findings: findings.map((one) => ({ ...one, steps: [match.step.id] })), match }
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
    // A row without a column is a finding of its own.
    const whole = failed.filter(({ filled: { text } }) => names.every((name) => !text.includes(`<${name}>`)))
    return { findings: whole.flatMap(({ filled }) => checkExample(filled, known, check)), match }
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
  const format = isUnread(check) ? [] : checkFormat(check)
  const { findings, ...checked } = checkSentence(check)
  // A name without a column explains why the sentence matches no step.
  const own = names.length > 0 && !checked.match ? names : [...names, ...findings]
  return { ...checked, findings: [...own, ...format] }
}
