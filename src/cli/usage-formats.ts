import type { StepUsage } from '@/gherkin/project/step-usage'
import { USAGE_COLUMNS, type UsageRow, usageCsv, usageRows } from '@/gherkin/project/usage-table'
import type { Locale } from '@/i18n/locale'

export const USAGE_FORMATS = ['text', 'json', 'csv'] as const

export type UsageFormat = (typeof USAGE_FORMATS)[number]

/** A table as a terminal shows it: numbers to the right, then plugin, step and caution. */
function textTable(rows: readonly UsageRow[]): string {
  const widths = USAGE_COLUMNS.map((column) => Math.max(...rows.map((row) => row[column].length)))
  const lines = rows.map((row) =>
    USAGE_COLUMNS.filter((column) => column !== 'id')
      .map((column) => {
        const width = widths[USAGE_COLUMNS.indexOf(column)] ?? 0
        return /^(count|sentences|files)$/.test(column) ? row[column].padStart(width) : row[column].padEnd(width)
      })
      .join('  ')
      .trimEnd(),
  )
  return lines.map((line) => `${line}\n`).join('')
}

/** Writes how features use steps. */
export function writeUsage(usage: readonly StepUsage[], format: UsageFormat, locale: Locale): string {
  if (format === 'csv') return usageCsv(usage, locale)
  if (format === 'text') return textTable(usageRows(usage, locale))
  const plain = usage.map(({ step, places, ...use }) => ({ id: step?.id, plugin: step?.plugin, ...use }))
  return `${JSON.stringify(plain, null, 2)}\n`
}
