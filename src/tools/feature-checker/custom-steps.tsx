import { X } from 'lucide-react'
import { type FormEvent, useCallback, useId, useMemo, useRef, useState } from 'react'
import { IconButton } from '@/editor/editor-pane'
import type { FoundFile } from '@/editor/project/disk-files'
import { declaredPattern, declaredStep, type ProjectSteps, patternFault, readOwnSteps } from '@/gherkin/custom-steps'
import { FEATURE_FINDINGS_STRINGS } from '@/i18n/feature-findings-strings'
import { SecondaryButton } from '@/lib/buttons'
import { classNames } from '@/lib/class-names'
import { TextInput } from '@/lib/fields'
import { readTexts, writeStored } from '@/lib/storage'
import { isOwnSource } from './file-kinds'
import { ROW, ROWS } from './line-list'
import { NO_STEPS, STORED_AS, storedProjectSteps } from './stored-steps'
import type { FeatureTool } from './use-feature-tool'

const PATTERNS_STORED_AS = 'wakamiti-custom-steps'
const MAX_CHARACTERS = 100_000

/** The reader's own steps: the declared ones, and those of the project folder that was opened last. */
export function useCustomSteps() {
  const [patterns, setPatterns] = useState(() => readTexts(PATTERNS_STORED_AS, MAX_CHARACTERS))
  const [project, setProject] = useState(storedProjectSteps)
  const [isPaused, setPaused] = useState(false)
  const [pattern, setPattern] = useState('')
  const field = useRef<HTMLInputElement>(null)
  /** @param isStored false for the steps of a link: they last as long as the page is open */
  const change = useCallback((changed: string[], isStored = true) => {
    setPatterns(changed)
    setPaused(false)
    if (isStored) writeStored('localStorage', PATTERNS_STORED_AS, changed)
  }, [])
  const changeProject = (changed: ProjectSteps) => {
    setProject(changed)
    setPaused(false)
    writeStored('localStorage', STORED_AS, changed.steps.length > 0 ? changed : undefined)
  }
  /** @returns undefined when the files define no steps: the known ones stay */
  const readProjectSteps = async (found: readonly FoundFile[]): Promise<ProjectSteps | undefined> => {
    const sources = found.filter(({ path }) => isOwnSource(path))
    const texts = await Promise.all(sources.map(async ({ path, file }) => ({ path, text: await file.text() })))
    const read = readOwnSteps(texts)
    if (read.steps.length === 0) return undefined
    changeProject(read)
    return read
  }
  const known = useMemo(() => [...project.steps, ...patterns.map(declaredStep)], [project, patterns])
  return {
    patterns,
    pattern,
    setPattern,
    field,
    project,
    isPaused,
    change,
    readProjectSteps,
    steps: isPaused ? NO_STEPS.steps : known,
    /** Checks without these steps until the reader changes them. */
    pauseSteps: useCallback(() => setPaused(true), []),
    forget: () => changeProject(NO_STEPS),
    /** Fills the field in from a sentence, for the reader to review and add. */
    declare: useCallback((sentence: string) => {
      setPattern(declaredPattern(sentence))
      // The field may not have been rendered yet.
      requestAnimationFrame(() => field.current?.focus())
    }, []),
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

function StepList({ words, custom }: Pick<FeatureTool, 'words' | 'custom'>) {
  const { patterns, project, change, forget, field } = custom
  if (patterns.length + project.files === 0) return null
  const removing = (remove: () => void) => () => {
    remove()
    field.current?.focus()
  }
  return (
    <ul className={ROWS}>
      {project.files > 0 && (
        <li className={ROW}>
          <span className="flex-1">{words.projectSteps(project.steps.length, project.files)}</span>
          <IconButton label={words.forgetProject} icon={X} onClick={removing(forget)} />
        </li>
      )}
      {patterns.map((declared) => (
        <li key={declared} className={ROW}>
          <code className="flex-1 wrap-anywhere">{declared}</code>
          <IconButton
            label={words.remove(declared)}
            icon={X}
            onClick={removing(() => change(patterns.filter((pattern) => pattern !== declared)))}
          />
        </li>
      ))}
    </ul>
  )
}

const FIELD = classNames(
  'h-11 min-w-0 rounded-control border border-control bg-bg px-3',
  'font-mono text-small leading-[normal] font-normal text-ink placeholder:text-ink-3',
  'aria-invalid:border-danger',
)

const Alert = ({ id, text }: { id?: string; text: string }) => (
  <p className="font-semibold text-danger" id={id} role="alert">
    {text}
  </p>
)

/** The field for a new step. A faulty expression stays in it, with the reason below. */
function StepField(tool: FeatureTool) {
  const { words, custom } = tool
  const { patterns, pattern, field, setPattern, change } = custom
  const id = useId()
  const [fault, setFault] = useState<string>()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const added = pattern.trim()
    const found = faultText(added, tool)
    setFault(found)
    if (found) return
    change([...patterns, added])
    setPattern('')
  }
  const onText = (text: string) => {
    setFault(undefined)
    setPattern(text)
  }
  return (
    <>
      <form className="grid max-w-[42em] grid-cols-[1fr_auto] gap-x-2 gap-y-1.5" noValidate onSubmit={onSubmit}>
        <label className="col-span-full text-ui font-semibold" htmlFor={id}>
          {words.customLabel}
        </label>
        <TextInput
          id={id}
          ref={field}
          className={FIELD}
          value={pattern}
          placeholder={words.customExample}
          aria-invalid={fault !== undefined}
          aria-describedby={fault === undefined ? undefined : `${id}-fault`}
          onText={onText}
        />
        <SecondaryButton type="submit">{words.add}</SecondaryButton>
      </form>
      {fault !== undefined && <Alert id={`${id}-fault`} text={fault} />}
    </>
  )
}

/** Where readers declare their own steps, so that the checker knows them. */
export const CustomSteps = (tool: FeatureTool) => (
  <>
    <p>{tool.words.customHint}</p>
    <StepField {...tool} />
    {tool.custom.isPaused && <Alert text={tool.words.customTooSlow} />}
    <StepList {...tool} />
  </>
)
