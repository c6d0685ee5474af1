import { useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { placedFindings, type ShownFinding } from '@/editor/placed-findings'
import type { FoundFile } from '@/editor/project/disk-files'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import type { Locale } from '@/i18n/locale'
import type { StepChanges } from '@/steps/catalogue'
import { useCustomSteps } from './custom-steps'
import { isBlocking, isConfig, isOwnSource } from './file-kinds'
import { goToLine } from './line-list'
import { useAddedStep, useSharedFiles } from './share'
import { TranslationReason, useFeatureTranslation } from './translation-panel'
import { useFileChecker, useProjectCheck } from './use-project-check'

/** What an action shows below the bar of the editor. */
export type FeaturePanel = 'share' | 'custom' | 'translation' | 'versions' | 'usage'

const MOST_LINES = 3

/** All that the feature checker has: the files and their findings, the steps of the reader, and what its actions do. */
export function useFeatureTool(locale: Locale) {
  const words = FEATURE_CHECKER_STRINGS[locale]
  const custom = useCustomSteps()
  const [changes, setChanges] = useState<StepChanges>()
  const [opened, setOpened] = useState<FeaturePanel>()
  const project = useProjectCheck(locale, custom, changes)
  const checker = useFileChecker(locale, project, { draftKey: 'wakamiti-feature-draft' })
  const { state, file, view, dispatch, replace, choose, apply } = checker
  const translation = useFeatureTranslation(project.service, checker)
  const tell = (notice: string) => void dispatch({ type: 'tell', messages: { notice } })
  useSharedFiles(checker, words, (steps) => custom.change([...new Set([...custom.patterns, ...steps])], false))
  useAddedStep(checker, words)
  const { declare, isSetAside } = custom
  useEffect(() => {
    if (isSetAside) setOpened('custom')
  }, [isSetAside])

  /** Says which findings keep the parser from reading the text, and chooses the first of them. */
  const reportUnreadable = () => {
    const blocking = state.placed.filter(({ finding }) => isBlocking(finding))
    const [first] = blocking
    if (!first) return tell(words.unreadable)
    choose(first.key)
    const lines = [...new Set(blocking.map(({ line }) => line))].slice(0, MOST_LINES)
    tell(words.solveFirst(lines.map(words.atLine).join(', ')))
  }
  const format = async () => {
    const formatted = await (await project.service)?.send('format', file.text)
    if (view?.state.doc.toString() !== file.text) return
    if (formatted === undefined) return reportUnreadable()
    if (formatted !== file.text) replace(formatted)
    tell(formatted === file.text ? words.formattedBefore : words.formatted)
  }
  const translate = async (isBlockerSetAside: boolean) => {
    const isBack = await translation.translate(isBlockerSetAside)
    setOpened(isBack ? undefined : 'translation')
    if (isBack) tell(words.restored)
  }
  const open = async (found: Promise<FoundFile[]>) => {
    await checker.open(found.then((all) => all.filter(({ path }) => !isOwnSource(path))))
    const read = await custom.readProject(await found.catch(() => []))
    if (read) tell(words.projectSteps(read.steps.length, read.files))
  }
  const { noteOf } = translation
  const adviceOf = useCallback(
    (finding: ShownFinding) => {
      const onDeclare = () => {
        setOpened('custom')
        const placed = view && placedFindings(view.state).find((each) => each.finding === finding)
        declare(placed ? view.state.sliceDoc(placed.from, placed.to) : '')
      }
      const doc = view?.state.doc
      const note = doc && noteOf(doc.lineAt(Math.min(finding.from, doc.length)).text)
      return (
        <>
          {note && <TranslationReason {...{ words, note }} />}
          {finding.advice({ onApply: apply, onDeclare })}
        </>
      )
    },
    [words, view, noteOf, apply, declare],
  )
  const isOver = opened === 'translation' && !translation.translation
  const isOfFeatures = opened !== 'share' && isConfig(file.path)
  const panel = isOver || isOfFeatures ? undefined : opened
  return {
    words,
    project,
    custom,
    translation,
    setChanges,
    panel,
    checker: { ...checker, open, adviceOf },
    togglePanel: (name: FeaturePanel) => setOpened(panel === name ? undefined : name),
    format: () => void format().catch(project.loaded.fail),
    translate: (isSetAside: boolean) => void translate(isSetAside).catch(project.loaded.fail),
    /** @param id of the file with the line */
    onLine: (line: number, id = file.id) => {
      flushSync(() => void dispatch({ type: 'show-file', id }))
      goToLine(view, line)
    },
  }
}

export type FeatureTool = ReturnType<typeof useFeatureTool>
