import { useMemo, useRef, useState } from 'react'
import { type ConfigFinding, findingKey } from '@/config/check/finding'
import { storageOf } from '@/editor/storage-of'
import { useChosenFinding } from '@/editor/use-chosen-finding'
import { useFocusAfter } from '@/editor/use-focus-after'
import { useKeeping } from '@/editor/use-keeping'
import { applyEdits, type Fix, placeAt, type TextPlace } from '@/lib/finding'
import { keepConfigDraft, readConfigDraft } from './config-draft'
import { carriedFindings } from './editor/carried-findings'
import { type Refusal, textOfFile } from './editor/incoming-text'
import { showPlace, typeFix } from './editor/place-caret'
import { useConfigReport } from './use-config-report'

/** A finding with its line and column in the text of the editor. */
export type LocatedFinding = ConfigFinding & TextPlace

const NO_FINDINGS: readonly LocatedFinding[] = []

const keepInTab = (text: string) => keepConfigDraft(storageOf('sessionStorage'), text)

/** The text of the checker, what came of its check, and everything that may be done to both. */
export function useConfigChecker() {
  const [text, setText] = useState(() => readConfigDraft(storageOf('sessionStorage')))
  const [refused, setRefused] = useState<Refusal>()
  const area = useRef<HTMLTextAreaElement>(null)
  const list = useRef<HTMLElement>(null)
  const { checked, ...check } = useConfigReport(text)
  const report = text.trim() === '' ? undefined : checked?.report
  const findings = useMemo(
    () =>
      report && checked
        ? carriedFindings(report.findings, checked.text, text).map(
            (finding): LocatedFinding => ({ ...finding, ...placeAt(text, finding.from) }),
          )
        : NO_FINDINGS,
    [report, checked, text],
  )
  const chosen = useChosenFinding(findings, findingKey, (finding) => area.current && showPlace(area.current, finding))
  const expectFocus = useFocusAfter(list, checked)
  useKeeping(text, keepInTab)

  const change = (next: string) => {
    setRefused(undefined)
    setText(next)
  }
  const open = async (file: File) => {
    const came = await textOfFile(file)
    if ('refused' in came) setRefused(came.refused)
    else change(came.text)
  }
  const apply = ({ line }: LocatedFinding, { edits }: Fix) => {
    expectFocus(line)
    const [edit] = edits
    const isTyped = edit !== undefined && area.current !== null && typeFix(area.current, edit)
    if (!isTyped) change(applyEdits(text, edits))
  }
  const clear = () => {
    change('')
    area.current?.focus()
  }
  return { ...check, ...chosen, area, list, text, report, findings, refused, change, open, apply, clear, setRefused }
}
