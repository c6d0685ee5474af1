import { CLI_STRINGS } from '@/i18n/cli-strings'
import type { Locale } from '@/i18n/locale'
import { type FindingWords, findingsJson, type ReportedFinding, type Severity } from '@/lib/finding'
import { SITE } from '@/site/site'

export interface WordedFinding extends ReportedFinding, Pick<FindingWords, 'certain'> {
  /** The lines as the first fix would make them, the nearest step, or the missing module. */
  suggestion?: string | undefined
}

export const FORMATS = ['text', 'json', 'github', 'sarif'] as const

export type ReportFormat = (typeof FORMATS)[number]

const COLOURS: Record<Severity, number> = { error: 31, warning: 33, notice: 36 }

/** A line for each finding, with its position as terminals and editors link it; its suggestion below. */
function textReport(findings: readonly WordedFinding[], locale: Locale, isColoured: boolean): string {
  const { severities } = CLI_STRINGS[locale]
  const inColour = (text: string, colour: number) => (isColoured ? `\u001b[${colour}m${text}\u001b[0m` : text)
  const lines = findings.flatMap(({ file, line, column, severity, title, text, code, suggestion }) => [
    `${file}:${line}:${column}  ${inColour(severities[severity], COLOURS[severity])}  ${title}: ${text} (${code})`,
    ...(suggestion === undefined ? [] : suggestion.split('\n').map((each) => `    → ${each}`)),
  ])
  return lines.map((line) => `${line}\n`).join('')
}

const escapeText = (text: string): string => text.replace(/[%\r\n]/g, encodeURIComponent)
const escapeProperty = (text: string): string => text.replace(/[%\r\n:,]/g, encodeURIComponent)

const messageOf = ({ text, suggestion }: WordedFinding) => (suggestion === undefined ? text : `${text}\n${suggestion}`)

/** Workflow commands of GitHub, which annotate a line of a file: `::error file=a,line=1,col=2,title=B::c`. */
const githubReport = (findings: readonly WordedFinding[]): string =>
  findings
    .map((finding) => {
      const { severity, file, line, column, title } = finding
      const place = `file=${escapeProperty(file)},line=${line},col=${column}`
      return `::${severity} ${place},title=${escapeProperty(title)}::${escapeText(messageOf(finding))}\n`
    })
    .join('')

function sarifReport(findings: readonly WordedFinding[]): string {
  const placeOf = (file: string, region: object) => ({ artifactLocation: { uri: encodeURI(file) }, region })
  const results = findings.map((finding) => ({
    ruleId: finding.code,
    level: finding.severity === 'notice' ? 'note' : finding.severity,
    message: { text: `${finding.title}: ${messageOf(finding)}` },
    locations: [{ physicalLocation: placeOf(finding.file, { startLine: finding.line, startColumn: finding.column }) }],
  }))
  const rules = [...new Set(findings.map(({ code }) => code))].sort().map((id) => ({ id }))
  const driver = { name: 'wakamiti-check', version: SITE.version, informationUri: SITE.repository, rules }
  const $schema = 'https://json.schemastore.org/sarif-2.1.0.json'
  return `${JSON.stringify({ $schema, version: '2.1.0', runs: [{ tool: { driver }, results }] }, null, 2)}\n`
}

export function writeReport(
  findings: readonly WordedFinding[],
  format: ReportFormat,
  { locale, isColoured }: { locale: Locale; isColoured: boolean },
): string {
  if (format === 'text') return textReport(findings, locale, isColoured)
  // The same as the export of the page.
  if (format === 'json') return findingsJson(findings.map(({ suggestion, certain, ...finding }) => finding))
  return format === 'github' ? githubReport(findings) : sarifReport(findings)
}
