import type { ChangeSet } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { useCallback, useRef, useState } from 'react'
import type { Locale } from '@/i18n/locale'
import { readQuery } from '@/lib/address-query'
import type { Finding, Fix } from './finding'
import { useChosenFinding } from './use-chosen-finding'
import { useCustomSteps } from './use-custom-steps'
import { useFeatureFile } from './use-feature-file'
import { useFeatureReport } from './use-feature-report'
import { useFeatureService } from './use-feature-service'
import { useFeatureTranslation } from './use-feature-translation'
import { useFixApplication } from './use-fix-application'
import { useFocusAfter } from './use-focus-after'

const NO_FINDINGS: readonly Finding[] = []

/** Puts the cursor at the beginning of a line. */
function goToLine(view: EditorView | undefined, number: number): void {
  if (!view || number > view.state.doc.lines) return
  view.dispatch({ selection: { anchor: view.state.doc.line(number).from }, scrollIntoView: true })
  view.focus()
}

/** The words of a finding, as they stand in the text. */
const wordsOf = (text: string, { line, column, endColumn }: Finding): string =>
  (text.split('\n')[line - 1] ?? '').slice(column - 1, endColumn - 1)

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
  const { chosen, choose, followLine, go } = useChosenFinding(report?.findings ?? NO_FINDINGS, view)
  const translation = useFeatureTranslation(service, file, custom.patterns, view, fail)
  const expectFocus = useFocusAfter(list, checked)

  const { follow, apply } = useFixApplication(view, checked)
  const change = useCallback(
    (changed: string, changes: ChangeSet) => {
      follow(changes)
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
    apply: (fix: Fix) => {
      if (apply(fix)) expectFocus(Math.min(...fix.edits.map(({ from }) => from.line)))
    },
    /** Findings of the text as it is. */
    findings: isFresh || text === '' ? (report?.findings ?? NO_FINDINGS) : undefined,
    asked: readQuery(location.search, ['plugin']).plugin || undefined,
    declare: (finding: Finding) => custom.declare(wordsOf(text, finding)),
    goToLine: (line: number) => goToLine(view, line),
  }
}
