import { useState } from 'react'
import { CHECKER_STRINGS } from '@/i18n/checker-strings'
import type { Locale } from '@/i18n/locale'
import type { Scope } from '../checker-actions'
import { CopyBox } from '../copy-box'
import { PanePanel } from '../pane'
import { findingsJson, findingsMarkdown, type ReportedFinding } from './findings-report'

interface ChoiceProps<Value extends string> {
  legend: string
  options: Record<Value, string>
  value: Value
  onChange: (value: Value) => void
}

function Choice<Value extends string>({ legend, options, value, onChange }: ChoiceProps<Value>) {
  const values = Object.keys(options) as Value[]
  return (
    <fieldset className="flex flex-wrap gap-x-4">
      <legend className="float-left leading-7 text-ink-2">{legend}</legend>
      {values.map((each) => (
        <label key={each} className="flex min-h-7 items-center gap-1.5 pointer-coarse:min-h-11">
          <input type="radio" name={legend} checked={each === value} onChange={() => onChange(each)} />
          {options[each]}
        </label>
      ))}
    </fieldset>
  )
}

type Format = 'markdown' | 'json'

const EXTENSIONS: Record<Format, string> = { markdown: 'md', json: 'json' }

interface ReportPanelProps {
  locale: Locale
  id: string
  hasProject: boolean
  findingsOf: (scope: Scope) => readonly ReportedFinding[]
}

export function ReportPanel({ locale, id, hasProject, findingsOf }: ReportPanelProps) {
  const words = CHECKER_STRINGS[locale]
  const [format, setFormat] = useState<Format>('markdown')
  const [scope, setScope] = useState<Scope>('project')
  const findings = findingsOf(hasProject ? scope : 'file')
  const { weights, line, list, noFindings } = words
  const text =
    format === 'json'
      ? findingsJson(findings)
      : findingsMarkdown(findings, { heading: list, none: noFindings, line, weights })
  const save = { label: words.saveReport, name: `${words.reportName}.${EXTENSIONS[format]}` }
  return (
    <PanePanel id={id} label={words.report}>
      <Choice
        legend={words.format}
        options={{ markdown: 'Markdown', json: 'JSON' }}
        value={format}
        onChange={setFormat}
      />
      {hasProject && (
        <Choice
          legend={words.reportOf}
          options={{ project: words.ofProject, file: words.ofFile }}
          value={scope}
          onChange={setScope}
        />
      )}
      <CopyBox label={words.report} text={text} copy={words.copyReport} save={save} />
    </PanePanel>
  )
}
