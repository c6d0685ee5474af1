import { Check } from 'lucide-react'
import { type RefObject, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { walkFindings } from '@/editor/checker-actions'
import { CodeEditor } from '@/editor/code-editor'
import { FindingList } from '@/editor/findings-pane'
import { PANE_ACTIONS } from '@/editor/pane'
import { NEW_TEXT, projectOf } from '@/editor/project/project'
import type { CheckerHandle, CheckFiles } from '@/editor/use-checker'
import type { FileGoal } from '@/gherkin/project/check-goal'
import { type Locale, stepLanguageOf } from '@/i18n/locale'
import { PRACTICE_STRINGS } from '@/i18n/practice-strings'
import { SMALL_BUTTON } from '@/lib/button-looks'
import { classNames } from '@/lib/class-names'
import { InlineCode } from '@/lib/code'
import { plainSentence } from '@/step-language/write/write-sentence'
import { type ProjectCheck, useFileChecker } from '../feature-checker/use-project-check'

/** An exercise as the article has it, with the text that it begins with, and its place there. */
export interface ExerciseText {
  id: string
  goal: FileGoal
  path: string
  text: string
  place: Element
}

interface ExerciseProps {
  exercise: ExerciseText
  locale: Locale
  project: ProjectCheck
  /** The same function as long as it does the same. */
  onSolved: (id: string, isSolved: boolean) => void
}

/** Where the text of a reader is stored. */
export const draftKeyOf = ({ id, path }: ExerciseText): string => `wakamiti-practice ${id} ${path}`

/** Checks the text as the feature checker does, and then against the goal: what is missing is undefined until the first check. */
function useGoalCheck({ exercise: { id, path, goal }, locale, project, onSolved }: ExerciseProps) {
  const { check, service, catalogue } = project
  const [missing, setMissing] = useState<string[]>()
  const checkGoal = useMemo((): CheckFiles | undefined => {
    const words = PRACTICE_STRINGS[locale]
    const sentenceOf = (step: string) => {
      const expression = catalogue?.steps.find((known) => known.id === step)?.expression[stepLanguageOf(locale)] ?? step
      return plainSentence(expression, (_, type) => `{${type}}`, '…')
    }
    if (!check || !service) return undefined
    return async function* (files) {
      let findings = 0
      // An editor without text forgets the path of its file.
      for await (const reports of check(files.map((file) => ({ ...file, path })))) {
        const severities = [...reports.values()].flatMap((report) => [...report.findings]).map((each) => each.severity)
        findings = severities.filter((severity) => severity !== 'notice').length
        yield reports
      }
      const parts = await (await service).send(
        'missing',
        files.map(({ text }) => ({ name: path, text })),
        goal,
      )
      const left = parts.map(({ kind, text, wanted, found }) =>
        words.missing[kind](kind === 'steps' ? sentenceOf(text) : text, wanted, found),
      )
      if (findings > 0) left.push(words.findings(findings))
      setMissing(left)
      if (left.length === 0) onSolved(id, true)
    }
  }, [check, service, catalogue, locale, id, path, goal, onSolved])
  return { missing, checkGoal }
}

/** The editor, and what the checker finds in its text. */
function Text({ checker }: { checker: CheckerHandle }) {
  const { list, state } = checker
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys for the interactive elements inside
    <div ref={list as RefObject<HTMLDivElement>} tabIndex={-1} onKeyDown={walkFindings(checker)}>
      <CodeEditor {...checker} className="min-h-24 border-b border-line bg-code-bg" />
      {state.placed.length > 0 && <FindingList checker={checker} />}
    </div>
  )
}

/** An exercise that readers do: its text in an editor, what is still missing, and the way back to its beginning. */
export function Exercise(props: ExerciseProps) {
  const { exercise, locale, project, onSolved } = props
  const { id, path, text, place } = exercise
  const words = PRACTICE_STRINGS[locale]
  const { missing, checkGoal } = useGoalCheck(props)
  const checker = useFileChecker(
    locale,
    { ...project, check: checkGoal },
    { draftKey: draftKeyOf(exercise), only: path, initial: projectOf([{ ...NEW_TEXT, path, text }]) },
  )
  const { view, replace } = checker
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
        <button type="button" className={SMALL_BUTTON} onClick={startAgain}>
          {words.startAgain}
        </button>
      </p>
      <Text checker={checker} />
      <p className="m-0 min-h-11 px-4 py-2.5 text-note" role="status">
        {isSolved && <Check className="mr-2 inline text-mark" size={18} aria-hidden="true" />}
        <strong>{missing ? words[isSolved ? 'solved' : 'notYet'] : checker.strings.checking}</strong>{' '}
        {!isSolved && missing && <InlineCode text={`${missing.join('; ')}.`} />}
      </p>
    </div>,
    place,
  )
}
