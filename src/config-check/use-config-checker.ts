import { useRef, useState } from 'react'
import { applyFix } from './apply-fix'
import type { ConfigReport } from './check-config'
import type { Finding, Fix, SizeLimit } from './finding'
import { textOfFile } from './incoming-text'
import { placeCaret, typeFix } from './place-caret'
import { useConfigReport } from './use-config-report'

const refusal = (limit: SizeLimit): ConfigReport => ({
  findings: [{ kind: 'too-large', limit, from: 0, to: 0, line: 1, column: 1 }],
  hasMore: false,
  options: 0,
})

/** The text of the checker, what came of its check, and everything that may be done to both. */
export function useConfigChecker() {
  const [text, setText] = useState('')
  const [refused, setRefused] = useState<SizeLimit>()
  const [selected, setSelected] = useState<Finding>()
  const area = useRef<HTMLTextAreaElement>(null)
  const check = useConfigReport(text)
  const report = refused ? refusal(refused) : check.checked?.report
  const isFresh = !refused && check.checked?.text === text
  const change = (next: string) => {
    setRefused(undefined)
    setText(next)
  }
  const open = async (file: File) => {
    const came = await textOfFile(file)
    if ('refused' in came) setRefused(came.refused)
    else change(came.text)
  }
  const choose = (finding: Finding) => {
    setSelected(finding)
    if (area.current && isFresh) placeCaret(area.current, finding)
  }
  const apply = (fix: Fix) => {
    if (!area.current || !typeFix(area.current, fix)) change(applyFix(text, fix))
  }
  const caret = (line: number) =>
    setSelected((now) => (now?.line === line ? now : report?.findings.find((finding) => finding.line === line)))
  const clear = () => {
    change('')
    area.current?.focus()
  }
  return { ...check, area, text, report, isFresh, selected, change, open, choose, apply, caret, clear, setRefused }
}
