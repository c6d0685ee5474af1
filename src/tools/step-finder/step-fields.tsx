import { type AriaAttributes, useId, useState } from 'react'
import { STEP_FORM_STRINGS } from '@/i18n/step-form-strings'
import { classNames } from '@/lib/class-names'
import { InlineCode } from '@/lib/code'
import { Select, TextInput } from '@/lib/fields'
import { diagnose, quote, unquote } from '@/step-language/correct/correct-value'
import { phrasesOf, sampleValue } from '@/step-language/values/value-tools'
import { writePhrase } from '@/step-language/write/write-sentence'
import { TypeChip } from '@/steps/card/expression-line'
import { isQuotedType, OPERAND, type StepArgument, UNNAMED_ARGUMENT } from '@/steps/step'
import { type FinderView, problemText } from './finder-view'

const FIELD =
  'min-h-11 min-w-0 rounded-control border border-control bg-bg px-3 text-note text-ink aria-invalid:border-danger'
export const NAME = 'mt-0 mb-1 block text-ui font-semibold'
const NOTE = 'mt-1 mb-0 text-small leading-normal'

type ValueFieldProps = { argument: StepArgument; raw: string; view: FinderView; onChange: (raw: string) => void }

/** The phrases to choose from: those that work for the type, and the chosen one. */
function phraseOptions(type: string, { finder, language }: FinderView, chosen: number): [number, string][] {
  const { values, catalogue } = finder
  const { phrases, operand: operandType = '' } = phrasesOf(type, catalogue.dataTypes)
  const operand = sampleValue(operandType, UNNAMED_ARGUMENT, language, catalogue.dataTypes)
  return phrases.flatMap(({ [language]: text }, phrase): [number, string][] => {
    const isBroken = catalogue.dataTypes.matchers.some(
      ({ warning, expression }) => warning && expression[language] === text,
    )
    const isValid = values.isValue(values.write({ phrase, operand }, type, language), type, language)
    const isOffered = phrase === chosen || (isValid && !isBroken)
    return isOffered ? [[phrase, writePhrase(text, true).replace(OPERAND, '…')]] : []
  })
}

/** A select for the phrase or the known word, and a field for the operand. */
function ValueControls({ argument, raw, view, onChange, ...about }: ValueFieldProps & AriaAttributes) {
  const { type, words: known } = argument
  const { locale, finder, language } = view
  const words = STEP_FORM_STRINGS[locale]
  const { values, catalogue } = finder
  const [parts, setParts] = useState(() => values.read(raw, type, language) ?? { phrase: 0, operand: raw })
  const { phrases, operand: valueType = type } = phrasesOf(type, catalogue.dataTypes)
  const isQuoted = isQuotedType(valueType)
  const change = (changed: Partial<typeof parts>) => {
    setParts({ ...parts, ...changed })
    onChange(values.write({ ...parts, ...changed }, type, language))
  }
  const look = { className: classNames(FIELD, 'max-w-full flex-[1_1_9em]'), lang: language, ...about }
  const chosen = known
    ? { options: [...new Set([raw, ...known])].map((word) => [word, word] as const), value: raw }
    : { options: phraseOptions(type, view, parts.phrase), value: parts.phrase }
  return (
    <div className={classNames('flex flex-wrap gap-2', type === 'duration' && 'flex-row-reverse')}>
      {chosen.options.length > 0 && (
        <Select
          {...look}
          {...chosen}
          aria-label={words.choice}
          onValue={(value) => change(known ? { operand: value } : { phrase: Number(value) })}
        />
      )}
      {!known && (phrases[parts.phrase]?.[language].includes(OPERAND) ?? true) && (
        <TextInput
          {...look}
          aria-label={words.value}
          value={isQuoted ? unquote(parts.operand) : parts.operand}
          onText={(value) => change({ operand: isQuoted ? quote(value) : value })}
        />
      )}
    </div>
  )
}

/** The controls for a value, with what its type expects and what is wrong with it. */
export function ValueField(props: ValueFieldProps) {
  const { name, type, description } = props.argument
  const { raw, view } = props
  const { locale, finder, language } = view
  const { dataTypes } = finder.catalogue
  const about = useId()
  const [fault, corrected] = diagnose(raw, type, language, finder.values) ?? []
  const sample = sampleValue(type, name, language, dataTypes)
  const problem = fault && problemText({ name, type, raw, fault, corrected }, sample, locale)
  const valueType = phrasesOf(type, dataTypes).operand ?? type
  return (
    <fieldset className="min-w-0">
      <legend className={NAME}>
        {name !== UNNAMED_ARGUMENT && name} <TypeChip type={type} locale={locale} />
      </legend>
      <ValueControls {...props} aria-describedby={about} aria-invalid={problem !== undefined} />
      <div id={about}>
        <p className={classNames(NOTE, 'text-ink-2')}>
          <InlineCode text={description[locale]} />.{' '}
          <InlineCode text={dataTypes.types.find((known) => known.name === valueType)?.description[locale] ?? ''} />
        </p>
        {problem && (
          <p className={classNames(NOTE, 'font-semibold text-danger')} role="status">
            {problem.rule}. {problem.lead} <code lang={language}>{problem.example}</code>
          </p>
        )}
      </div>
    </fieldset>
  )
}

type BlockFieldProps = { label: string; text: string; onText: (text: string) => void }

/** The table or doc string below a step, as it is written in a feature. */
export const BlockField = ({ label, text, onText }: BlockFieldProps) => (
  <label>
    <span className={NAME}>{label}</span>
    <textarea
      className={classNames(FIELD, 'block h-28 w-full py-2 font-mono text-small')}
      spellCheck={false}
      value={text}
      onChange={({ target }) => onText(target.value)}
    />
  </label>
)
