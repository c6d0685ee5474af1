import { X } from 'lucide-react'
import { type FormEvent, useCallback, useId, useMemo, useRef, useState } from 'react'
import { IconButton } from '@/editor/pane'
import type { FoundFile } from '@/editor/project/disk-files'
import { declaredPattern, declaredStep, type OwnStep, type ProjectSteps, patternFault } from '@/gherkin/custom-steps'
import { readOwnSteps } from '@/gherkin/project/read-own-steps'
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

/** Characters. */
const MOST_STORED = 100_000

const NONE: readonly OwnStep[] = []

async function readSources(found: readonly FoundFile[]): Promise<ProjectSteps> {
  const sources = found.filter(({ path }) => isOwnSource(path))
  return readOwnSteps(await Promise.all(sources.map(async ({ path, file }) => ({ path, text: await file.text() }))))
}

/** The field for an expression: the one of a sentence can be put into it, which the reader reviews and adds. */
function usePattern() {
  const [pattern, setPattern] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const declare = useCallback((sentence: string) => {
    setPattern(declaredPattern(sentence))
    // The field may only just have been shown.
    requestAnimationFrame(() => field.current?.focus())
  }, [])
  return { pattern, setPattern, field, declare }
}

/** The steps of the reader: those that they have declared, and those of the project whose folder was opened last. */
export function useCustomSteps() {
  const [patterns, setPatterns] = useState(() => readTexts(PATTERNS_STORED_AS, MOST_STORED))
  const [project, setProject] = useState(storedProjectSteps)
  const [isSetAside, setAside] = useState(false)
  /** @param isStored false for those of a link, which count as long as the page is open: it stores nothing for the reader */
  const change = useCallback((changed: string[], isStored = true) => {
    setPatterns(changed)
    setAside(false)
    if (isStored) writeStored('localStorage', PATTERNS_STORED_AS, changed)
  }, [])
  const changeProject = (changed: ProjectSteps) => {
    setProject(changed)
    setAside(false)
    writeStored('localStorage', STORED_AS, changed.steps.length > 0 ? changed : undefined)
  }
  /** @returns undefined when the files define no steps; those of before are kept then */
  const readProjectSteps = async (found: readonly FoundFile[]): Promise<ProjectSteps | undefined> => {
    const read = await readSources(found)
    if (read.steps.length === 0) return undefined
    changeProject(read)
    return read
  }
  const known = useMemo(() => [...project.steps, ...patterns.map(declaredStep)], [project, patterns])
  return {
    ...usePattern(),
    patterns,
    project,
    isSetAside,
    change,
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
function StepList({ words, custom }: Pick<FeatureTool, 'words' | 'custom'>) {
  const { patterns, project, change, forget, field } = custom
  if (patterns.length + project.files === 0) return null
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

/** The field for one more step; a wrong expression stays in it, with what is wrong. */
function StepField(tool: FeatureTool) {
  const { words, custom } = tool
  const { patterns, pattern, field, setPattern, change } = custom
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

/** Steps that a reader has coded: once declared here, they are no longer findings. */
export const CustomSteps = (tool: FeatureTool) => (
  <>
    <p>{tool.words.customHint}</p>
    <StepField {...tool} />
    {tool.custom.isSetAside && <Alert text={tool.words.customTooSlow} />}
    <StepList {...tool} />
  </>
)
