import { FEATURE_REPORT_STRINGS } from '@/i18n/feature-findings-strings'
import type { Locale } from '@/i18n/locale'
import { STEP_STRINGS } from '@/i18n/step-strings'
import type { StepUsage } from './step-usage'

export const USAGE_FORMATS = ['text', 'json', 'csv'] as const

export type UsageFormat = (typeof USAGE_FORMATS)[number]

const COLUMNS = ['count', 'sentences', 'files', 'plugin', 'step', 'id', 'caution'] as const

type UsageRow = Record<(typeof COLUMNS)[number], string>

export const cautionOf = ({ caution }: Pick<StepUsage, 'caution'>, locale: Locale): string =>
  caution ? STEP_STRINGS[locale][caution === 'fails' ? 'alwaysFails' : caution] : ''

const rowOf = ({ step, expression, ...use }: StepUsage, locale: Locale): UsageRow => ({
  count: String(use.count),
  sentences: String(use.sentences),
  files: String(use.files),
  step: expression,
  plugin: step?.plugin ?? FEATURE_REPORT_STRINGS[locale].ownStep,
  id: step?.id ?? '',
  caution: cautionOf(use, locale),
})

const csvCell = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

function textTable(head: UsageRow, rows: readonly UsageRow[]): string {
  const all = [head, ...rows]
  const columns = COLUMNS.filter((column) => column !== 'id').map((column) => {
    const width = Math.max(...all.map((row) => row[column].length))
    const isNumber = /^(count|sentences|files)$/.test(column)
    return all.map((row) => (isNumber ? row[column].padStart(width) : row[column].padEnd(width)))
  })
  const lineOf = (index: number) => columns.map((cells) => cells[index]).join('  ')
  return all.map((_, index) => `${lineOf(index).trimEnd()}\n`).join('')
}

export function writeUsage(usage: readonly StepUsage[], format: UsageFormat, locale: Locale): string {
  if (format === 'json') {
    const plain = usage.map(({ step, places, ...use }) => ({ id: step?.id, plugin: step?.plugin, ...use }))
    return `${JSON.stringify(plain, null, 2)}\n`
  }
  const rows = usage.map((use) => rowOf(use, locale))
  const head = FEATURE_REPORT_STRINGS[locale].usageColumns
  if (format === 'text') return textTable(head, rows)
  return [head, ...rows].map((row) => `${COLUMNS.map((column) => csvCell(row[column])).join(',')}\n`).join('')
}
