import type { EditorView } from '@codemirror/view'
import { useCallback, useRef, useState } from 'react'
import { useChosenFinding } from '@/editor/use-chosen-finding'
import { useFocusAfter } from '@/editor/use-focus-after'
import { type FeatureFix, findingKey } from '@/gherkin/finding/finding'
import type { Locale } from '@/i18n/locale'
import { readQuery } from '@/lib/address-query'
import { placeAt } from '@/lib/finding'
import { useCustomSteps } from './custom/use-custom-steps'
import type { TextEdit } from './editor/text-edit'
import { useFixApplication } from './editor/use-fix-application'
import { useFeatureFile } from './file/use-feature-file'
import { type PlacedFinding, useFeatureReport } from './use-feature-report'
import { useFeatureService } from './use-feature-service'
import { useFeatureTranslation } from './use-feature-translation'

const NO_FINDINGS: readonly PlacedFinding[] = []

/** Selects the words of a finding from their end, so that their beginning is brought into view. */
function showPlace(view: EditorView | undefined, { from, to }: PlacedFinding): void {
  if (!view) return
  const { length } = view.state.doc
  const [head, anchor] = [Math.min(from, length), Math.min(to, length)]
  view.dispatch({ selection: { anchor, head }, scrollIntoView: true })
}

/** Puts the cursor at the beginning of a line. */
function goToLine(view: EditorView | undefined, number: number): void {
  if (!view || number > view.state.doc.lines) return
  view.dispatch({ selection: { anchor: view.state.doc.line(number).from }, scrollIntoView: true })
  view.focus()
}

/** The words of a finding, as they stand in the text. */
const wordsOf = ({ state }: EditorView, { from, to }: PlacedFinding): string =>
  to > state.doc.length ? '' : state.sliceDoc(from, to)

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
    (fix: FeatureFix) => {
      if (view && checked && applyFix(fix)) {
        const from = Math.min(...fix.edits.map((edit) => edit.from))
        expectFocus(placeAt(checked.text, from).line)
      }
    },
    [applyFix, expectFocus, view, checked],
  )
  const declare = useCallback(
    (finding: PlacedFinding) => view && custom.declare(wordsOf(view, finding)),
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
