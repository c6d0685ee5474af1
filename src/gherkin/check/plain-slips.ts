import { type Locale, otherLocale } from '@/i18n/locale'
import { foldText } from '@/lib/fold-text'
import { rememberFor } from '@/lib/remember'
import { keepsMeaning } from '@/step-language/correct/same-meaning'
import { diffSentences } from '@/step-language/diff-sentences'
import { createSentenceTranslator, translateMatch } from '@/step-language/translate/translate-sentence'
import { keywordInAnyCase } from '@/steps/keywords'
import type { FeatureFix } from '../finding/finding'
import { type FeatureStep, sentenceRange } from '../parse/feature-step'
import { replaceRange } from '../parse/feature-text'
import type { StepCheck } from './step-check'

/** The sentence without a blank that splits a word of the steps. */
function withoutBlank(sentence: string, { knowledge, locale }: StepCheck): string[] {
  return [...sentence.matchAll(/(?<=[\p{L}\d])\s+(?=[\p{L}\d])/gu)].flatMap(({ index, 0: blank }) => {
    const after = sentence.slice(0, index) + sentence.slice(index + blank.length)
    // Other parts are joined by nobody but their author.
    const [joined = ''] = /[\p{L}\d]+$/u.exec(sentence.slice(0, index)) ?? []
    const [rest = ''] = /^[\p{L}\d]+/u.exec(after.slice(index)) ?? []
    return knowledge.indexOf(locale).words.has(foldText(joined + rest)) ? [after] : []
  })
}

/** The sentence without another keyword at its beginning. */
function withoutKeyword(sentence: string, locale: Locale): string[] {
  const keyword = keywordInAnyCase(sentence, locale)
  return keyword ? [sentence.slice(keyword.length).trim()] : []
}

const translatorOf = rememberFor(createSentenceTranslator)

/** The step of the other language that a sentence is, in the language of the file. */
function translated(sentence: string, { knowledge, locale }: StepCheck): string[] {
  const from = otherLocale(locale)
  const [match, ...others] = knowledge.matchAll(sentence, from)
  if (!match || others.length > 0) return []
  const known = { sentence, match, from, scope: {} }
  const found = translateMatch(known, translatorOf(knowledge), knowledge)
  return found ? [found.text] : []
}

const isStep = (sentence: string, { scope }: FeatureStep, { knowledge, locale }: StepCheck) =>
  knowledge.match(sentence, locale, scope)[0]?.step

/**
 * The sentence that was surely meant by one with a plain slip: a blank inside of a word, a keyword twice, the other language.
 * @returns undefined when it would be no step, or another one
 */
export function plainSlip(written: FeatureStep, check: StepCheck): FeatureFix | undefined {
  const { sentence, role } = written
  const { locale } = check
  const variants = [...withoutKeyword(sentence, locale), ...withoutBlank(sentence, check)]
  const near = variants.find((text) => {
    const step = isStep(text, written, check)
    return step && keepsMeaning(sentence, text, locale, role, step.kind)
  })
  const meant = near ?? translated(sentence, check).find((text) => isStep(text, written, check))
  const step = meant === undefined ? undefined : isStep(meant, written, check)
  if (meant === undefined || !step) return undefined
  const edits = [replaceRange(sentenceRange(written), meant)]
  return { edits, diff: diffSentences(sentence, meant), step: step.id }
}
