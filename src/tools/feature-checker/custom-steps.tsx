import { X } from 'lucide-react'
import { type FormEvent, useCallback, useId, useMemo, useRef, useState } from 'react'
import { IconButton } from '@/editor/pane'
import type { FoundFile } from '@/editor/project/disk-files'
import { declaredPattern, declaredStep, type OwnStep, type ProjectSteps, patternFault } from '@/gherkin/custom-steps'
import { readOwnSteps } from '@/gherkin/project/read-own-steps'
import { FEATURE_FINDINGS_STRINGS } from '@/i18n/feature-findings-strings'
import { SECONDARY_BUTTON } from '@/lib/button-looks'
import { classNames } from '@/lib/class-names'
import { readTexts, writeStored } from '@/lib/storage'
import { isOwnSource } from './file-kinds'
import { ROW, ROWS } from './line-list'
import { NO_STEPS, STORED_AS, storedProjectSteps } from './stored-steps'
import type { FeatureTool } from './use-feature-tool'

const PATTERNS_STORED_AS = 'wakamiti-custom-steps'

/** Characters. */
const MOST_STORED = 100_000

const NONE: readonly OwnStep[] = []

/** The steps of the reader: those that they have declared, and those of the project whose folder was opened last. */
export function useCustomSteps() {
  const [patterns, setPatterns] = useState(() => readTexts(PATTERNS_STORED_AS, MOST_STORED))
  const [project, setProject] = useState(storedProjectSteps)
  const [isSetAside, setAside] = useState(false)
  const [pattern, setPattern] = useState('')
  const field = useRef<HTMLInputElement>(null)
  /** @param isStored false for those of a link, which count as long as the page is open: it stores nothing for the reader */
  const change = useCallback((changed: string[], isStored = true) => {
    setPatterns(changed)
    setAside(false)
    if (isStored) writeStored('localStorage', PATTERNS_STORED_AS, changed)
  }, [])
  const changeProject = useCallback((changed: ProjectSteps) => {
    setProject(changed)
    setAside(false)
    writeStored('localStorage', STORED_AS, changed.steps.length > 0 ? changed : undefined)
  }, [])
  /**
   * Reads the classes and bundles among some files.
   * @returns undefined when they define no steps; those of before are kept then
   */
  const readProjectSteps = async (found: readonly FoundFile[]): Promise<ProjectSteps | undefined> => {
    const sources = found.filter(({ path }) => isOwnSource(path))
    const texts = sources.map(async ({ path, file }) => ({ path, text: await file.text() }))
    const read = readOwnSteps(await Promise.all(texts))
    if (read.steps.length === 0) return undefined
    changeProject(read)
    return read
  }
  /** Puts the expression of a sentence into the field: the reader reviews it and adds it. */
  const declare = useCallback((sentence: string) => {
    setPattern(declaredPattern(sentence))
    // The field may only just have been shown.
    requestAnimationFrame(() => field.current?.focus())
  }, [])
  const known = useMemo(() => [...project.steps, ...patterns.map(declaredStep)], [project, patterns])
  return {
    patterns,
    project,
    isSetAside,
    pattern,
    field,
    setPattern,
    change,
    declare,
    readProjectSteps,
    steps: isSetAside ? NONE : known,
    /** Checks without them until the reader changes them. */
    setStepsAside: useCallback(() => setAside(true), []),
    forget: () => changeProject(NO_STEPS),
  }
}

function faultText(pattern: string, { checker, words, custom, project }: FeatureTool): string | undefined {
  const { patternFaults } = FEATURE_FINDINGS_STRINGS[checker.locale]
  if (custom.patterns.includes(pattern)) return patternFaults.known
  const fault = project.catalogue && patternFault(pattern, project.catalogue.dataTypes)
  if (!fault) return undefined
  const place = fault.position > 0 ? ` ${words.atCharacter(fault.position + 1)}` : ''
  return patternFaults[fault.code] + place
}

/** The steps of the reader's project, which can be forgotten, and the declared ones, which can be removed. */
function StepList({
  words,
  custom: { patterns, project, change, forget, field },
}: Pick<FeatureTool, 'words' | 'custom'>) {
  if (patterns.length + project.files === 0) return null
  /** The button goes, and the focus with it. */
  const without = (drop: () => void) => () => {
    drop()
    field.current?.focus()
  }
  return (
    <ul className={ROWS}>
      {project.files > 0 && (
        <li className={ROW}>
          <span className="flex-1">{words.projectSteps(project.steps.length, project.files)}</span>
          <IconButton label={words.forgetProject} icon={X} onClick={without(forget)} />
        </li>
      )}
      {patterns.map((declared) => (
        <li key={declared} className={ROW}>
          <code className="flex-1 wrap-anywhere">{declared}</code>
          <IconButton
            label={words.remove(declared)}
            title={words.removeShort}
            icon={X}
            onClick={without(() => change(patterns.filter((other) => other !== declared)))}
          />
        </li>
      ))}
    </ul>
  )
}

/** Steps that a reader has coded: once declared here, they are no longer findings. */
export function CustomSteps(tool: FeatureTool) {
  const { words, custom } = tool
  const { patterns, isSetAside, pattern, field, setPattern, change } = custom
  const id = useId()
  const [fault, setFault] = useState<string>()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = pattern.trim()
    const wrong = faultText(wanted, tool)
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
      <StepList {...tool} />
    </>
  )
}
