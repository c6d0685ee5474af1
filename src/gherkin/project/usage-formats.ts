import { FEATURE_REPORT_STRINGS } from '@/i18n/feature-findings-strings'
import type { Locale } from '@/i18n/locale'
import { STEP_STRINGS } from '@/i18n/step-strings'
import type { StepUsage } from './step-usage'

export const USAGE_FORMATS = ['text', 'json', 'csv'] as const

export type UsageFormat = (typeof USAGE_FORMATS)[number]

const COLUMNS = ['count', 'sentences', 'files', 'plugin', 'step', 'id', 'caution'] as const

export const cautionOf = ({ caution }: Pick<StepUsage, 'caution'>, locale: Locale): string =>
  caution ? STEP_STRINGS[locale][caution === 'fails' ? 'alwaysFails' : caution] : ''

const csvCell = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** The rows in columns of equal width. */
function textTable(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lineOf = (row: string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')
  return rows.map((row) => `${lineOf(row).trimEnd()}\n`).join('')
}

export function writeUsage(usage: readonly StepUsage[], format: UsageFormat, locale: Locale): string {
  if (format === 'json') {
    const plain = usage.map(({ step, places, ...use }) => ({ id: step?.id, plugin: step?.plugin, ...use }))
    return `${JSON.stringify(plain, null, 2)}\n`
  }
  const { usageColumns, ownStep } = FEATURE_REPORT_STRINGS[locale]
  const rows = usage.map(({ step, count, sentences, files, ...use }) => [
    ...[count, sentences, files].map(String),
    step?.plugin ?? ownStep,
    use.expression,
    step?.id ?? '',
    cautionOf(use, locale),
  ])
  const all = [COLUMNS.map((column) => usageColumns[column]), ...rows]
  if (format === 'text') return textTable(all.map((row) => row.filter((_, column) => COLUMNS[column] !== 'id')))
  return all.map((row) => `${row.map(csvCell).join(',')}\n`).join('')
}
