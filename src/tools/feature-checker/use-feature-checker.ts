import type { EditorView } from '@codemirror/view'
import { useCallback, useRef, useState } from 'react'
import { useChosenFinding } from '@/editor/use-chosen-finding'
import { useFocusAfter } from '@/editor/use-focus-after'
import { type Finding, type Fix, findingKey } from '@/gherkin/finding/finding'
import type { Locale } from '@/i18n/locale'
import { readQuery } from '@/lib/address-query'
import { useCustomSteps } from './custom/use-custom-steps'
import type { TextEdit } from './editor/text-edit'
import { useFixApplication } from './editor/use-fix-application'
import { useFeatureFile } from './file/use-feature-file'
import { useFeatureReport } from './use-feature-report'
import { useFeatureService } from './use-feature-service'
import { useFeatureTranslation } from './use-feature-translation'

const NO_FINDINGS: readonly Finding[] = []

/** Selects the words of a finding from their end, so that their beginning is brought into view. */
function showPlace(view: EditorView | undefined, { line, column, endColumn }: Finding): void {
  if (!view || line > view.state.doc.lines) return
  const { from, to } = view.state.doc.line(line)
  const [head, anchor] = [Math.min(from + column - 1, to), Math.min(from + endColumn - 1, to)]
  view.dispatch({ selection: { anchor, head }, scrollIntoView: true })
}

/** Puts the cursor at the beginning of a line. */
function goToLine(view: EditorView | undefined, number: number): void {
  if (!view || number > view.state.doc.lines) return
  view.dispatch({ selection: { anchor: view.state.doc.line(number).from }, scrollIntoView: true })
  view.focus()
}

/** The words of a finding, as they stand in the text. */
const wordsOf = ({ state: { doc } }: EditorView, { line, column, endColumn }: Finding): string =>
  line > doc.lines ? '' : doc.line(line).text.slice(column - 1, endColumn - 1)

/** Everything that the checker is and does. */
export function useFeatureChecker(locale: Locale) {
  const [view, setView] = useState<EditorView>()
  const list = useRef<HTMLElement>(null)
  const { catalogue, service, hasFailed, fail, retry } = useFeatureService(locale)
  const file = useFeatureFile(view)
  const custom = useCustomSteps()
  const { text } = file.draft
  const checked = useFeatureReport(service, text, custom.patterns, fail)
  const report = text.trim() === '' ? undefined : checked?.report
  const isFresh = checked?.text === text
  const { chosen, choose, followLine, go } = useChosenFinding(report?.findings ?? NO_FINDINGS, findingKey, (finding) =>
    showPlace(view, finding),
  )
  const translation = useFeatureTranslation(service, file, custom.patterns, view, fail)
  const expectFocus = useFocusAfter(list, checked)

  const { follow, apply: applyFix } = useFixApplication(view, checked)
  const apply = useCallback(
    (fix: Fix) => {
      if (applyFix(fix)) expectFocus(Math.min(...fix.edits.map(({ from }) => from.line)))
    },
    [applyFix, expectFocus],
  )
  const declare = useCallback(
    (finding: Finding) => view && custom.declare(wordsOf(view, finding)),
    [view, custom.declare],
  )
  const change = useCallback(
    (changed: string, edit: TextEdit) => {
      follow(edit)
      file.change(changed)
    },
    [follow, file.change],
  )
  const clear = useCallback(() => {
    file.replace('')
    view?.focus()
  }, [file.replace, view])
  return {
    ...{ setView, list, file, change, custom, report, chosen, choose, followLine, go, clear },
    ...{ catalogue, hasFailed, retry, translation },
    ...{ apply, declare },
    /** Findings of the text as it is. */
    findings: isFresh || text === '' ? (report?.findings ?? NO_FINDINGS) : undefined,
    asked: readQuery(location.search, ['plugin']).plugin || undefined,
    goToLine: (line: number) => goToLine(view, line),
  }
}
