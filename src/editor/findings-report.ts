import type { CheckerStrings } from '@/i18n/checker-strings'
import type { Finding, FindingWords, TextPlace } from '@/lib/finding'

export type ReportedFinding = TextPlace &
  Pick<Finding & FindingWords, 'severity' | 'code' | 'title' | 'text'> & { file: string }

type ReportWords = Pick<CheckerStrings, 'list' | 'noFindings' | 'line' | 'weights'>

/** Escapes Markdown's special characters, except in `code` between backticks, and puts the text on one line. */
const markdownText = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .split(/(`[^`]*`)/)
    .map((piece, index) => (index % 2 ? piece : piece.replace(/[\\*_[\]<>#`]/g, '\\$&')))
    .join('')
    .trim()

const itemOf = ({ line, column, severity, title, text, code }: ReportedFinding, words: ReportWords): string =>
  `- **${words.line} ${line}:${column}** ${words.weights[severity]}: ${markdownText(title)} (\`${code}\`). ${markdownText(text)}`.trim()

/** A Markdown report: a heading for each file, an item for each finding. */
export function findingsMarkdown(findings: readonly ReportedFinding[], words: ReportWords): string {
  const files = [...new Set(findings.map(({ file }) => file))]
  const lists = files.map((file) => {
    const items = findings.filter((finding) => finding.file === file).map((finding) => itemOf(finding, words))
    return `## ${markdownText(file)}\n\n${items.join('\n')}`
  })
  return `# ${words.list}\n\n${lists.join('\n\n') || words.noFindings}\n`
}

export const findingsJson = (findings: readonly ReportedFinding[]): string => `${JSON.stringify(findings, null, 2)}\n`
