import { explainArgument } from '@/step-language/correct/explain-argument'
import { dataLocaleOf } from '@/step-language/step-knowledge'
import { type Finding, finding } from '../finding/finding'
import type { FeatureStep } from '../parse/feature-step'
import { type FilledSentence, writtenRange } from './example-sentence'
import type { StepCheck } from './step-check'

/** A sentence that would be a declared step with other values. */
export function checkCustom(written: FeatureStep, filled: FilledSentence, check: StepCheck): Finding[] {
  const { locale, custom, knowledge } = check
  const { line, sentenceColumn, scope } = written
  const language = dataLocaleOf(scope, locale)
  return custom.wrongValues(filled.text, scope.dataLocale ?? locale).map(({ name, type, text, start, end }) => {
    const range = writtenRange(filled, start, end)
    const place = { line, column: sentenceColumn + range.start, endColumn: sentenceColumn + range.end }
    const fault = explainArgument({ name, type }, text, language, knowledge.values)?.fault ?? 'missing'
    return finding('argument', place, { name, type, value: text, fault, language })
  })
}
