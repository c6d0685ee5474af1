import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { placedFindings, type ShownFinding } from '@/editor/placed-findings'
import type { FoundFile } from '@/editor/project/disk-files'
import { NEW_TEXT, PROJECT_LIMITS } from '@/editor/project/project'
import type { CheckerHandle } from '@/editor/use-checker'
import { addStep } from '@/gherkin/parse/feature-parts'
import { FEATURE_CHECKER_STRINGS, type FeatureCheckerStrings } from '@/i18n/feature-checker-strings'
import { type Locale, STEP_LANGUAGES } from '@/i18n/locale'
import { readQuery, removeFragment } from '@/lib/address-query'
import { InlineCode } from '@/lib/code'
import { listen } from '@/lib/listen'
import { refusalOf } from '@/lib/text-limits'
import type { StepChanges } from '@/steps/catalogue'
import { useCustomSteps } from './custom-steps'
import { isConfig, isOwnSource } from './file-kinds'
import { goToLine } from './line-list'
import { isShared, readShared, type SharedProject } from './share'
import { reasonText, useFeatureTranslation } from './translation-panel'
import { type ProjectCheck, useFileChecker, useProjectCheck } from './use-project-check'

export type FeaturePanel = 'share' | 'custom' | 'translation' | 'versions' | 'usage'

/** Opens the files in the address, on load and when such a link is followed; the draft can be restored. */
function useSharedFiles(
  { kindOf, dispatch }: CheckerHandle,
  words: FeatureCheckerStrings,
  onSteps: (steps: readonly string[]) => void,
): void {
  const open = useEffectEvent((shared: SharedProject | undefined) => {
    const { files, steps } = shared ?? { files: [], steps: [] }
    const refusals = files.flatMap(({ path, text }) => refusalOf(text, kindOf(path)) ?? [])
    if (!shared) refusals.push(words.brokenLink)
    if (refusals.length > 0) return void dispatch({ type: 'notify', messages: { refusals } })
    dispatch({ type: 'open-link', texts: files.map((file) => ({ ...NEW_TEXT, ...file })) })
    if (steps.length === 0) return
    onSteps(steps)
    dispatch({ type: 'notify', messages: { notice: words.linkedSteps(steps.length) } })
  })
  useEffect(() => {
    const read = async () => {
      const { hash } = location
      if (!isShared(hash)) return
      const shared = await readShared(hash)
      removeFragment()
      open(shared)
    }
    void read()
    return listen(window, { hashchange: read })
  }, [])
}

/** Adds the step in the address, where the step finder puts it, to the feature in the editor. */
function useAddedStep({ view, state, file, dispatch, replace }: CheckerHandle, { added }: FeatureCheckerStrings): void {
  const add = useEffectEvent(() => {
    const { lang: name, ...block } = readQuery(location.hash.slice(1), ['lang', ...STEP_LANGUAGES])
    const lang = STEP_LANGUAGES.find((language) => language === name)
    if (!lang || !Object.values(block).some(Boolean)) return
    removeFragment()
    const feature = [file, ...state.project.files].find(({ path }) => !isConfig(path))
    const { text, line } = addStep(feature?.text ?? '', block, lang)
    const messages = { refusals: [], notice: added(line) }
    if (feature) {
      dispatch({ type: 'show-file', id: feature.id })
      replace(text)
      dispatch({ type: 'notify', messages })
    } else dispatch({ type: 'open', texts: [{ ...NEW_TEXT, text }], maxFiles: PROJECT_LIMITS.files, messages })
    // The file may only be in the editor by then.
    requestAnimationFrame(() => goToLine(view, line))
  })
  useEffect(() => {
    if (view) add()
  }, [view])
}

interface ToolParts {
  words: FeatureCheckerStrings
  custom: ReturnType<typeof useCustomSteps>
  project: ProjectCheck
  checker: CheckerHandle
  translation: ReturnType<typeof useFeatureTranslation>
}

/** Formats the file in the editor, or chooses the first error. @returns the notice; none if the text has changed */
async function formatFile({ project, checker, words }: ToolParts): Promise<string | undefined> {
  const { file, view, state, replace, choose } = checker
  const formatted = await (await project.service)?.send('format', file.text)
  if (view?.state.doc.toString() !== file.text) return undefined
  if (formatted === file.text) return words.formattedBefore
  if (formatted !== undefined) {
    replace(formatted)
    return words.formatted
  }
  const error = state.placed.find(({ finding }) => finding.severity === 'error')
  if (error) choose(error.key)
  return words.unreadable
}

/** Renders what is below a finding, including why its step was not translated and a way to declare it. */
function useAdvice({ checker: { view, apply }, translation, words }: ToolParts, onDeclare: (sentence: string) => void) {
  const { noteOf } = translation
  return useCallback(
    (finding: ShownFinding) => {
      const declare = () => {
        const placed = view && placedFindings(view.state).find((candidate) => candidate.finding === finding)
        onDeclare(placed ? view.state.sliceDoc(placed.from, placed.to) : '')
      }
      const doc = view?.state.doc
      const note = doc && noteOf(doc.lineAt(Math.min(finding.from, doc.length)).text)
      return (
        <>
          {note && (
            <p>
              <strong>{words.panels.translation}:</strong> <InlineCode text={reasonText(note, words)} />
            </p>
          )}
          {finding.advice({ onApply: apply, onDeclare: declare })}
        </>
      )
    },
    [words, view, noteOf, apply, onDeclare],
  )
}

/** @param show opens a panel; closes it without one */
function toolActions(parts: ToolParts, show: (panel: FeaturePanel | undefined) => void) {
  const { words, custom, project, checker, translation } = parts
  const { view, dispatch } = checker
  const notify = (notice: string) => void dispatch({ type: 'notify', messages: { notice } })
  const format = async () => {
    const notice = await formatFile(parts)
    if (notice) notify(notice)
  }
  const translate = async (isForced: boolean) => {
    const isRestored = await translation.translate(isForced)
    show(isRestored ? undefined : 'translation')
    if (!isRestored) return
    notify(words.restored)
    // The pressed button is gone.
    view?.focus()
  }
  const open = async (found: Promise<FoundFile[]>) => {
    await checker.open(found.then((files) => files.filter(({ path }) => !isOwnSource(path))))
    const read = await custom.readProjectSteps(await found.catch(() => []))
    if (read) notify(words.projectSteps(read.steps.length, read.files))
  }
  return {
    open,
    format: () => void format().catch(project.loaded.fail),
    translate: (isForced: boolean) => void translate(isForced).catch(project.loaded.fail),
    onLine: (line: number) => goToLine(view, line),
  }
}

/** The state and the actions of the feature checker, for its panels. */
export function useFeatureTool(locale: Locale) {
  const words = FEATURE_CHECKER_STRINGS[locale]
  const custom = useCustomSteps()
  const [changes, setChanges] = useState<StepChanges>()
  const [opened, setOpened] = useState<FeaturePanel>()
  const project = useProjectCheck(locale, custom, changes)
  const checker = useFileChecker(locale, project, { draftKey: 'wakamiti-feature-draft' })
  const translation = useFeatureTranslation(project, checker)
  useSharedFiles(checker, words, (steps) => custom.change([...new Set([...custom.patterns, ...steps])], false))
  useAddedStep(checker, words)
  const { declare, isPaused } = custom
  useEffect(() => {
    if (isPaused) setOpened('custom')
  }, [isPaused])
  const onDeclare = useCallback(
    (sentence: string) => {
      setOpened('custom')
      declare(sentence)
    },
    [declare],
  )
  const parts = { words, custom, project, checker, translation }
  const adviceOf = useAdvice(parts, onDeclare)
  const { open, ...actions } = toolActions(parts, setOpened)
  const isOutdated = opened === 'translation' && !translation.translation
  const isOnlyForFeatures = opened !== 'share' && isConfig(checker.file.path)
  const panel = isOutdated || isOnlyForFeatures ? undefined : opened
  const togglePanel = (name: FeaturePanel) => setOpened(panel === name ? undefined : name)
  return { ...parts, ...actions, checker: { ...checker, open, adviceOf }, setChanges, panel, togglePanel }
}

export type FeatureTool = ReturnType<typeof useFeatureTool>
