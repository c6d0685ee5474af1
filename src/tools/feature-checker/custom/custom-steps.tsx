import { X } from 'lucide-react'
import { type FormEvent, type RefObject, useId, useState } from 'react'
import buttons from '@/editor/buttons.module.css'
import { patternFault } from '@/gherkin/custom-steps'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import type { Locale } from '@/i18n/locale'
import type { StepCatalogue } from '@/steps/catalogue'
import styles from '../feature-checker.module.css'

interface CustomStepsProps {
  locale: Locale
  catalogue: StepCatalogue | undefined
  patterns: readonly string[]
  /** What stands in the field. */
  pattern: string
  field: RefObject<HTMLInputElement | null>
  onPattern: (pattern: string) => void
  onChange: (patterns: string[]) => void
}

/** Why an expression cannot be taken. */
function faultText(pattern: string, { patterns, catalogue, locale }: CustomStepsProps): string | undefined {
  const words = FEATURE_CHECKER_STRINGS[locale]
  if (patterns.includes(pattern)) return words.patternFaults.known
  const fault = catalogue && patternFault(pattern, catalogue.dataTypes)
  if (!fault) return undefined
  const place = fault.position > 0 ? ` ${words.atCharacter(fault.position + 1)}` : ''
  return words.patternFaults[fault.code] + place
}

function Declared({ locale, patterns, onChange }: Pick<CustomStepsProps, 'locale' | 'patterns' | 'onChange'>) {
  const words = FEATURE_CHECKER_STRINGS[locale]
  return (
    <ul className={styles.notes}>
      {patterns.map((pattern) => (
        <li key={pattern}>
          <code>{pattern}</code>
          <button
            type="button"
            className="icon-button"
            aria-label={words.remove(pattern)}
            title={words.removeShort}
            onClick={() => onChange(patterns.filter((other) => other !== pattern))}
          >
            <X size={18} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Steps that a reader has coded: declared here, they are findings no more. */
export function CustomSteps(props: CustomStepsProps) {
  const { locale, patterns, pattern, field, onPattern, onChange } = props
  const words = FEATURE_CHECKER_STRINGS[locale]
  const id = useId()
  const [fault, setFault] = useState<string>()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = pattern.trim()
    const wrong = faultText(wanted, props)
    setFault(wrong)
    if (wrong) return
    onChange([...patterns, wanted])
    onPattern('')
  }
  return (
    <section className={styles.section}>
      <h2>{words.custom}</h2>
      <p>{words.customHint}</p>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <label htmlFor={id}>{words.customLabel}</label>
        <input
          id={id}
          ref={field}
          value={pattern}
          placeholder={words.customExample}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={fault !== undefined}
          aria-describedby={fault === undefined ? undefined : `${id}-fault`}
          onChange={({ currentTarget }) => {
            setFault(undefined)
            onPattern(currentTarget.value)
          }}
        />
        <button type="submit" className={buttons.secondary}>
          {words.add}
        </button>
      </form>
      {fault !== undefined && (
        <p className={styles.fault} id={`${id}-fault`} role="alert">
          {fault}
        </p>
      )}
      {patterns.length > 0 && <Declared locale={locale} patterns={patterns} onChange={onChange} />}
    </section>
  )
}
