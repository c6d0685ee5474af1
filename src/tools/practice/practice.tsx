import { Check } from 'lucide-react'
import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { observe } from 'react-intersection-observer'
import { checkerKeys } from '@/editor/checker-actions'
import { CodeEditor } from '@/editor/code-editor'
import { PANE_ACTIONS } from '@/editor/editor-pane'
import { FindingList } from '@/editor/findings-pane'
import { NEW_TEXT, projectOf } from '@/editor/project/project'
import type { CheckFiles } from '@/editor/use-checker'
import type { FileGoal } from '@/gherkin/project/step-usage'
import { type Locale, stepLanguageOf } from '@/i18n/locale'
import { PRACTICE_STRINGS } from '@/i18n/practice-strings'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { Button } from '@/lib/buttons'
import { classNames } from '@/lib/class-names'
import { InlineCode } from '@/lib/code'
import { readTexts, writeStored } from '@/lib/storage'
import { plainSentence } from '@/step-language/write/write-sentence'
import { loadFeatureService } from '../feature-checker/service/feature-service'
import { type ProjectCheck, useFileChecker, useProjectCheck } from '../feature-checker/use-project-check'

/** An exercise of the article: its first text, and the element that its editor goes into. */
type ExerciseText = { id: string; goal: FileGoal; path: string; text: string; place: Element }

interface ExerciseProps {
  exercise: ExerciseText
  locale: Locale
  project: ProjectCheck
  onSolved: (id: string, isSolved: boolean) => void
}

/** Checks the text like the feature checker, then against the goal. `missing` is undefined until the first check. */
function useGoalCheck({ exercise: { id, path, goal }, locale, project, onSolved }: ExerciseProps) {
  const { check, service, catalogue } = project
  const [missing, setMissing] = useState<string[]>()
  const checkGoal = useMemo((): CheckFiles | undefined => {
    if (!check || !service) return undefined
    const words = PRACTICE_STRINGS[locale]
    const sentenceOf = (id: string) => {
      const expression = catalogue?.steps.find((step) => step.id === id)?.expression[stepLanguageOf(locale)] ?? id
      return plainSentence(expression, (_, type) => `{${type}}`, '…')
    }
    return async function* (files) {
      let findings = 0
      // An emptied editor forgets the path of its file.
      for await (const reports of check(files.map((file) => ({ ...file, path })))) {
        const found = [...reports.values()].flatMap((report) => report.findings)
        findings = found.filter(({ severity }) => severity !== 'notice').length
        yield reports
      }
      const named = files.map(({ text }) => ({ name: path, text }))
      const parts = await (await service).send('missing', named, goal)
      const messages = parts.map(({ kind, text, wanted, found }) =>
        words.missing[kind](kind === 'steps' ? sentenceOf(text) : text, wanted, found),
      )
      if (findings > 0) messages.push(words.findings(findings))
      setMissing(messages)
      if (messages.length === 0) onSolved(id, true)
    }
  }, [check, service, catalogue, locale, id, path, goal, onSolved])
  return { missing, checkGoal }
}

/** An editor for an exercise, with its findings and what is still missing. */
function Exercise(props: ExerciseProps) {
  const { exercise, locale, project, onSolved } = props
  const { id, path, text, place } = exercise
  const words = PRACTICE_STRINGS[locale]
  const { missing, checkGoal } = useGoalCheck(props)
  const checker = useFileChecker(
    locale,
    { ...project, check: checkGoal },
    { draftKey: `wakamiti-practice ${id} ${path}`, only: path, initial: projectOf([{ ...NEW_TEXT, path, text }]) },
  )
  const { view, replace, list, state, file } = checker
  const [firstText] = useState(file.text)
  const startAgain = () => {
    replace(text, { path })
    onSolved(id, false)
    view?.focus()
  }
  const isSolved = missing?.length === 0
  return createPortal(
    <div className="my-3 overflow-hidden rounded-control border border-line" data-live="">
      <p className={classNames(PANE_ACTIONS, 'items-center justify-between')}>
        <code className="text-small">{path}</code>
        <Button onClick={startAgain}>{words.startAgain}</Button>
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles keys for the interactive elements inside */}
      <div ref={list as RefObject<HTMLDivElement>} tabIndex={-1} onKeyDown={checkerKeys(checker)}>
        <CodeEditor {...checker} className="min-h-24 border-b border-line bg-code-bg" />
        {state.placed.length > 0 && <FindingList checker={checker} />}
      </div>
      {/* Screen readers announce nothing about a text that nobody has changed. */}
      <p className="m-0 min-h-11 px-4 py-2.5 text-note" role={file.text === firstText ? undefined : 'status'}>
        {isSolved && <Check className="mr-2 inline text-mark" size={18} aria-hidden="true" />}
        <strong>{missing ? words[isSolved ? 'solved' : 'notYet'] : checker.strings.checking}</strong>{' '}
        {!isSolved && missing && <InlineCode text={`${missing.join('; ')}.`} />}
      </p>
    </div>,
    place,
  )
}

const STORED_AS = 'wakamiti-practice'
const NO_OWN_STEPS = { steps: [], pauseSteps: () => undefined } as const

const exercisesOf = (): ExerciseText[] =>
  [...document.querySelectorAll<HTMLElement>('[data-exercise]')].map((place) => ({
    ...JSON.parse(place.dataset.exercise ?? ''),
    place,
  }))

/** An exercise, which only gets its editor once it has been close to the viewport. */
function LazyExercise(props: ExerciseProps) {
  const { place } = props.exercise
  const [isReached, setReached] = useState(false)
  useEffect(() => observe(place, (isClose) => isClose && setReached(true), { rootMargin: '400px' }, true), [place])
  return isReached && <Exercise {...props} />
}

/** Counts the solved exercises of a page, across visits; the editors are portals into the article. */
function Practice({ locale }: { locale: Locale }) {
  const words = PRACTICE_STRINGS[locale]
  const [exercises] = useState(exercisesOf)
  const project = useProjectCheck(locale, NO_OWN_STEPS)
  const { hasFailed, retry } = project.loaded
  const [solved, setSolved] = useState(() => readTexts(STORED_AS))
  useEffect(() => void writeStored('localStorage', STORED_AS, solved), [solved])
  const onSolved = useCallback(
    (id: string, isSolved: boolean) =>
      setSolved((before) => [...before.filter((solvedId) => solvedId !== id), ...(isSolved ? [id] : [])]),
    [],
  )
  const count = exercises.filter(({ id }) => solved.includes(id)).length
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
      <p className="m-0 font-semibold" role="status">
        {hasFailed ? words.failed : words.progress(count, exercises.length)}
      </p>
      {hasFailed && <Button onClick={retry}>{SHELL_STRINGS[locale].tryAgain}</Button>}
      {exercises.map((exercise) => (
        <LazyExercise key={exercise.id} {...{ exercise, locale, project, onSolved }} />
      ))}
    </div>
  )
}

export async function loadPractice(): Promise<typeof Practice> {
  await loadFeatureService()
  return Practice
}
