import { X } from 'lucide-react'
import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import buttons from '@/editor/buttons.module.css'
import { declaredPattern, patternFault } from '@/gherkin/custom-steps'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import type { Locale } from '@/i18n/locale'
import { ICON_BUTTON } from '@/lib/buttons'
import { readStored, writeStored } from '@/lib/storage'
import type { StepCatalogue } from '@/steps/catalogue'
import styles from './feature-checker.module.css'

const STORED_AS = 'wakamiti-custom-steps'

/** The steps that a reader has declared in this browser. */
function storedPatterns(): string[] {
  const stored = readStored('localStorage', STORED_AS)
  return Array.isArray(stored) ? stored.filter((pattern) => typeof pattern === 'string') : []
}

/** The steps that a reader has declared, and the field for one more. */
export function useCustomSteps() {
  const [patterns, setPatterns] = useState(storedPatterns)
  const [pattern, setPattern] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const isAwaited = useRef(false)
  const change = useCallback((changed: string[]) => {
    setPatterns(changed)
    writeStored('localStorage', STORED_AS, changed)
  }, [])
  /** Puts the expression of a sentence into the field: the reader reviews it and adds it. */
  const declare = useCallback((sentence: string) => {
    setPattern(declaredPattern(sentence))
    isAwaited.current = true
  }, [])
  // The field may only just have been shown.
  useEffect(() => {
    if (!isAwaited.current || !field.current) return
    isAwaited.current = false
    field.current.focus()
  })
  return { patterns, pattern, field, setPattern, change, declare }
}

interface CustomStepsProps extends Omit<ReturnType<typeof useCustomSteps>, 'declare'> {
  locale: Locale
  catalogue: StepCatalogue | undefined
}

/** Why an expression is refused. */
function faultText(pattern: string, { patterns, catalogue, locale }: CustomStepsProps): string | undefined {
  const words = FEATURE_CHECKER_STRINGS[locale]
  if (patterns.includes(pattern)) return words.patternFaults.known
  const fault = catalogue && patternFault(pattern, catalogue.dataTypes)
  if (!fault) return undefined
  const place = fault.position > 0 ? ` ${words.atCharacter(fault.position + 1)}` : ''
  return words.patternFaults[fault.code] + place
}

function Declared({ locale, patterns, change }: Pick<CustomStepsProps, 'locale' | 'patterns' | 'change'>) {
  const words = FEATURE_CHECKER_STRINGS[locale]
  return (
    <ul className={styles.notes}>
      {patterns.map((pattern) => (
        <li key={pattern}>
          <code>{pattern}</code>
          <button
            type="button"
            className={ICON_BUTTON}
            aria-label={words.remove(pattern)}
            title={words.removeShort}
            onClick={() => change(patterns.filter((other) => other !== pattern))}
          >
            <X size={18} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Steps that a reader has coded: once declared here, they are no longer findings. */
export function CustomSteps(props: CustomStepsProps) {
  const { locale, patterns, pattern, field, setPattern, change } = props
  const words = FEATURE_CHECKER_STRINGS[locale]
  const id = useId()
  const [fault, setFault] = useState<string>()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = pattern.trim()
    const wrong = faultText(wanted, props)
    setFault(wrong)
    if (wrong) return
    change([...patterns, wanted])
    setPattern('')
  }
  return (
    <>
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
            setPattern(currentTarget.value)
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
      {patterns.length > 0 && <Declared locale={locale} patterns={patterns} change={change} />}
    </>
  )
}
