import { useState } from 'react'
import { CopyBox } from '@/lib/code'
import { placeAt } from '@/lib/finding'
import type { Scope } from './checker-actions'
import { findingsOf } from './checker-state'
import { findingsJson, findingsMarkdown, type ReportedFinding } from './findings-report'
import { Button, PanePanel, RadioButtons } from './pane'
import { saveFile } from './project/disk-files'
import { chosenFile } from './project/project'
import type { CheckerHandle, CheckerProps } from './use-checker'

function reportedFindings({ state, words }: CheckerHandle, scope: Scope): ReportedFinding[] {
  const shown = chosenFile(state.project)
  return (scope === 'file' ? [shown] : state.project.files).flatMap((file) => {
    const placed =
      file.id === shown.id
        ? state.placed
        : findingsOf(state, file).map((finding) => ({ finding, ...placeAt(file.text, finding.from) }))
    return placed.map(({ finding: { severity, code, title, text }, line, column }) => {
      return { file: file.path || words.unnamed, line, column, severity, code, title, text }
    })
  })
}

type Format = 'markdown' | 'json'

export function ReportPanel({ id, checker }: CheckerProps & { id: string }) {
  const { strings: words, state } = checker
  const [format, setFormat] = useState<Format>('markdown')
  const [scope, setScope] = useState<Scope>('project')
  const hasProject = state.project.files.length > 1
  const findings = reportedFindings(checker, hasProject ? scope : 'file')
  const text = format === 'json' ? findingsJson(findings) : findingsMarkdown(findings, words)
  const fileName = `${words.reportName}.${format === 'json' ? format : 'md'}`
  return (
    <PanePanel id={id} label={words.report}>
      <RadioButtons
        legend={words.format}
        options={{ markdown: 'Markdown', json: 'JSON' }}
        value={format}
        onChange={setFormat}
      />
      {hasProject && (
        <RadioButtons
          legend={words.reportOf}
          options={{ project: words.ofProject, file: words.ofFile }}
          value={scope}
          onChange={setScope}
        />
      )}
      <CopyBox label={words.report} text={text} copy={words.copyReport} />
      <Button onClick={() => saveFile(fileName, text)}>{words.saveReport}</Button>
    </PanePanel>
  )
}
