import { X } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { IconButton } from '@/editor/pane'
import { patternFault } from '@/gherkin/custom-steps'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import type { Locale } from '@/i18n/locale'
import { SECONDARY_BUTTON } from '@/lib/button-looks'
import { classNames } from '@/lib/class-names'
import type { StepCatalogue } from '@/steps/catalogue'
import { ROW, ROWS } from './line-list'
import type { useCustomSteps } from './use-custom-steps'

interface CustomStepsProps
  extends Omit<ReturnType<typeof useCustomSteps>, 'declare' | 'steps' | 'setStepsAside' | 'readProject'> {
  locale: Locale
  catalogue: StepCatalogue | undefined
}

function faultText(pattern: string, { patterns, catalogue, locale }: CustomStepsProps): string | undefined {
  const words = FEATURE_CHECKER_STRINGS[locale]
  if (patterns.includes(pattern)) return words.patternFaults.known
  const fault = catalogue && patternFault(pattern, catalogue.dataTypes)
  if (!fault) return undefined
  const place = fault.position > 0 ? ` ${words.atCharacter(fault.position + 1)}` : ''
  return words.patternFaults[fault.code] + place
}

/** Steps that a reader has coded: once declared here, they are no longer findings. */
export function CustomSteps(props: CustomStepsProps) {
  const { locale, patterns, isSetAside, pattern, field, setPattern, change, project, forget } = props
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
      <form className="grid max-w-[42em] grid-cols-[1fr_auto] gap-x-2 gap-y-1.5" noValidate onSubmit={onSubmit}>
        <label className="col-span-full text-ui font-semibold" htmlFor={id}>
          {words.customLabel}
        </label>
        <input
          id={id}
          ref={field}
          className={classNames(
            'h-11 min-w-0 rounded-control border border-control bg-bg px-3',
            'font-mono text-small leading-[normal] font-normal text-ink placeholder:text-ink-3',
            'aria-invalid:border-danger',
          )}
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
        <button type="submit" className={SECONDARY_BUTTON}>
          {words.add}
        </button>
      </form>
      {fault !== undefined && (
        <p className="font-semibold text-danger" id={`${id}-fault`} role="alert">
          {fault}
        </p>
      )}
      {isSetAside && (
        <p className="font-semibold text-danger" role="alert">
          {words.customTooSlow}
        </p>
      )}
      {patterns.length + project.files > 0 && (
        <ul className={ROWS}>
          {project.files > 0 && (
            <li className={ROW}>
              <span className="flex-1">{words.projectSteps(project.steps.length, project.files)}</span>
              <IconButton label={words.forgetProject} icon={X} onClick={forget} />
            </li>
          )}
          {patterns.map((declared) => (
            <li key={declared} className={ROW}>
              <code className="flex-1 wrap-anywhere">{declared}</code>
              <IconButton
                label={words.remove(declared)}
                title={words.removeShort}
                icon={X}
                onClick={() => change(patterns.filter((other) => other !== declared))}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
