import { findingsJson, type ReportedFinding } from '@/editor/findings-report'
import { CLI_STRINGS } from '@/i18n/cli-strings'
import type { Locale } from '@/i18n/locale'
import type { FindingWords, Severity } from '@/lib/finding'
import { SITE } from '@/site/site'

export interface WordedFinding extends ReportedFinding, Pick<FindingWords, 'certain'> {
  /** The line as the nearest fix would have it, the step that may be meant, or the module that is missing. */
  suggestion?: string | undefined
}

export const FORMATS = ['text', 'json', 'github', 'sarif'] as const

export type ReportFormat = (typeof FORMATS)[number]

const COLOURS: Record<Severity, number> = { error: 31, warning: 33, notice: 36 }

/** A line for each finding, with its place as terminals and editors know it; below it, what may be meant. */
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

/** Commands of GitHub that show a text at a line of a file: `::error file=a,line=1,col=2,title=B::c`. */
const githubReport = (findings: readonly ReportedFinding[]): string =>
  findings
    .map(({ severity, file, line, column, title, text }) => {
      const place = `file=${escapeProperty(file)},line=${line},col=${column}`
      return `::${severity} ${place},title=${escapeProperty(title)}::${escapeText(text)}\n`
    })
    .join('')

const LEVELS: Record<Severity, string> = { error: 'error', warning: 'warning', notice: 'note' }

/** SARIF 2.1.0, which code scanning reads. */
function sarifReport(findings: readonly ReportedFinding[]): string {
  const codes = [...new Set(findings.map(({ code }) => code))].sort()
  const placeOf = (file: string, region: object) => ({ artifactLocation: { uri: encodeURI(file) }, region })
  const results = findings.map(({ file, line, column, severity, title, text, code }) => ({
    ruleId: code,
    level: LEVELS[severity],
    message: { text: `${title}: ${text}` },
    locations: [{ physicalLocation: placeOf(file, { startLine: line, startColumn: column }) }],
  }))
  const rules = codes.map((id) => ({ id }))
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
  // As other programs read them: what the page exports.
  const plain = findings.map(({ suggestion, certain, ...finding }): ReportedFinding => finding)
  if (format === 'json') return findingsJson(plain)
  return format === 'github' ? githubReport(plain) : sarifReport(plain)
}
