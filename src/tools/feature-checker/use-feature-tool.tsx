import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { placedFindings, type ShownFinding } from '@/editor/placed-findings'
import type { FoundFile } from '@/editor/project/disk-files'
import { NEW_TEXT } from '@/editor/project/project'
import type { CheckerHandle } from '@/editor/use-checker'
import { addStep } from '@/gherkin/parse/feature-parts'
import { FEATURE_CHECKER_STRINGS, type FeatureCheckerStrings } from '@/i18n/feature-checker-strings'
import { type Locale, STEP_LANGUAGES } from '@/i18n/locale'
import { readQuery, removeFragment } from '@/lib/address-query'
import { listen } from '@/lib/listen'
import { refusalOf } from '@/lib/text-limits'
import type { StepChanges } from '@/steps/step-history'
import { useCustomSteps } from './custom-steps'
import { isBlocking, isConfig, isOwnSource, PROJECT_LIMITS } from './file-kinds'
import { goToLine } from './line-list'
import { isShared, readShared, type SharedProject } from './share'
import { TranslationReason, useFeatureTranslation } from './translation-panel'
import { type ProjectCheck, useFileChecker, useProjectCheck } from './use-project-check'

export type FeaturePanel = 'share' | 'custom' | 'translation' | 'versions' | 'usage'

/** Opens the files of the address, now and whenever a link with some is followed; the draft before them stays within reach. */
function useSharedFiles(
  { kindOf, dispatch }: CheckerHandle,
  words: FeatureCheckerStrings,
  onSteps: (steps: readonly string[]) => void,
): void {
  const open = useEffectEvent((shared: SharedProject | undefined) => {
    const { files, steps } = shared ?? { files: [], steps: [] }
    const refusals = files.flatMap(({ path, text }) => refusalOf(text, kindOf(path)) ?? [])
    if (!shared) refusals.push(words.brokenLink)
    if (refusals.length > 0) return void dispatch({ type: 'tell', messages: { refusals } })
    dispatch({ type: 'open-link', texts: files.map((file) => ({ ...NEW_TEXT, ...file })) })
    if (steps.length === 0) return
    onSteps(steps)
    dispatch({ type: 'tell', messages: { notice: words.linkedSteps(steps.length) } })
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

/** Adds the step in the address to the feature in the editor: the step finder writes it there. */
function useAddedStep({ view, state, file, dispatch, replace }: CheckerHandle, { added }: FeatureCheckerStrings): void {
  const add = useEffectEvent(() => {
    const { lang: name, ...block } = readQuery(location.hash.slice(1), ['lang', ...STEP_LANGUAGES])
    const lang = STEP_LANGUAGES.find((language) => language === name)
    if (!lang || !STEP_LANGUAGES.some((language) => block[language])) return
    removeFragment()
    const feature = [file, ...state.project.files].find(({ path }) => !isConfig(path))
    const { text, line } = addStep(feature?.text ?? '', block, lang)
    const messages = { refusals: [], notice: added(line) }
    if (feature) {
      dispatch({ type: 'show-file', id: feature.id })
      replace(text)
      dispatch({ type: 'tell', messages })
    } else dispatch({ type: 'open', texts: [{ ...NEW_TEXT, text }], most: PROJECT_LIMITS.files, messages })
    // Another file may be in the editor by then.
    requestAnimationFrame(() => goToLine(view, line))
  })
  useEffect(() => {
    if (view) add()
  }, [view])
}

const MOST_LINES = 3

interface ToolParts {
  words: FeatureCheckerStrings
  custom: ReturnType<typeof useCustomSteps>
  project: ProjectCheck
  checker: CheckerHandle
  translation: ReturnType<typeof useFeatureTranslation>
}

/** Formats the file in the editor, or chooses the first finding that keeps the parser from reading it. @returns what to say of it, if anything */
async function formatFile({ project, checker, words }: ToolParts): Promise<string> {
  const { file, view, state, replace, choose } = checker
  const formatted = await (await project.service)?.send('format', file.text)
  if (view?.state.doc.toString() !== file.text) return ''
  if (formatted !== undefined && formatted !== file.text) replace(formatted)
  if (formatted !== undefined) return formatted === file.text ? words.formattedBefore : words.formatted
  const blocking = state.placed.filter(({ finding }) => isBlocking(finding))
  const [first] = blocking
  if (!first) return words.unreadable
  choose(first.key)
  const lines = [...new Set(blocking.map(({ line }) => line))].slice(0, MOST_LINES)
  return words.solveFirst(lines.map(words.atLine).join(', '))
}

/** What is shown below a finding: also why its step was not translated, and a way to declare it. */
function useAdvice({ checker: { view, apply }, translation, words }: ToolParts, onDeclare: (sentence: string) => void) {
  const { noteOf } = translation
  return useCallback(
    (finding: ShownFinding) => {
      const declare = () => {
        const placed = view && placedFindings(view.state).find((each) => each.finding === finding)
        onDeclare(placed ? view.state.sliceDoc(placed.from, placed.to) : '')
      }
      const doc = view?.state.doc
      const note = doc && noteOf(doc.lineAt(Math.min(finding.from, doc.length)).text)
      return (
        <>
          {note && <TranslationReason {...{ words, note }} />}
          {finding.advice({ onApply: apply, onDeclare: declare })}
        </>
      )
    },
    [words, view, noteOf, apply, onDeclare],
  )
}

/** @param show opens a panel, or closes the one that is open */
function toolActions(parts: ToolParts, show: (panel: FeaturePanel | undefined) => void) {
  const { words, custom, project, checker, translation } = parts
  const { file, view, dispatch } = checker
  const tell = (notice: string) => void dispatch({ type: 'tell', messages: { notice } })
  const format = async () => {
    const said = await formatFile(parts)
    if (said) tell(said)
  }
  const translate = async (isSetAside: boolean) => {
    const isBack = await translation.translate(isSetAside)
    show(isBack ? undefined : 'translation')
    if (!isBack) return
    tell(words.restored)
    // The button back is gone.
    view?.focus()
  }
  const open = async (found: Promise<FoundFile[]>) => {
    await checker.open(found.then((all) => all.filter(({ path }) => !isOwnSource(path))))
    const read = await custom.readProjectSteps(await found.catch(() => []))
    if (read) tell(words.projectSteps(read.steps.length, read.files))
  }
  return {
    open,
    format: () => void format().catch(project.loaded.fail),
    translate: (isSetAside: boolean) => void translate(isSetAside).catch(project.loaded.fail),
    /** @param id of the file with the line */
    onLine: (line: number, id = file.id) => {
      flushSync(() => void dispatch({ type: 'show-file', id }))
      goToLine(view, line)
    },
  }
}

/** All that the feature checker has: the files and their findings, the steps of the reader, and what its actions do. */
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
  const { declare, isSetAside } = custom
  useEffect(() => {
    if (isSetAside) setOpened('custom')
  }, [isSetAside])
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
  const isOver = opened === 'translation' && !translation.translation
  const isOfFeatures = opened !== 'share' && isConfig(checker.file.path)
  const panel = isOver || isOfFeatures ? undefined : opened
  const togglePanel = (name: FeaturePanel) => setOpened(panel === name ? undefined : name)
  return { ...parts, ...actions, checker: { ...checker, open, adviceOf }, setChanges, panel, togglePanel }
}

export type FeatureTool = ReturnType<typeof useFeatureTool>
