import { CLI_STRINGS } from '@/i18n/cli-strings'
import type { Locale } from '@/i18n/locale'
import { STEP_STRINGS } from '@/i18n/step-strings'
import type { StepUsage } from './step-usage'

export const USAGE_COLUMNS = ['count', 'sentences', 'files', 'plugin', 'step', 'id', 'caution'] as const

export type UsageRow = Record<(typeof USAGE_COLUMNS)[number], string>

/** Why a step deserves a look; empty for others. */
export const cautionOf = ({ caution }: Pick<StepUsage, 'caution'>, locale: Locale): string =>
  caution ? STEP_STRINGS[locale][caution === 'fails' ? 'alwaysFails' : caution] : ''

const rowOf = ({ step, expression, ...use }: StepUsage, locale: Locale): UsageRow => ({
  ...{ count: String(use.count), sentences: String(use.sentences), files: String(use.files), step: expression },
  plugin: step?.plugin ?? CLI_STRINGS[locale].ownStep,
  id: step?.id ?? '',
  caution: cautionOf(use, locale),
})

/** How features use steps, as a table with its head. */
export const usageRows = (usage: readonly StepUsage[], locale: Locale): [UsageRow, ...UsageRow[]] => [
  CLI_STRINGS[locale].columns,
  ...usage.map((use) => rowOf(use, locale)),
]

/** A cell of a CSV file: quotes and separators in it are no signs. */
const csvCell = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** The same as a CSV file. */
export const usageCsv = (usage: readonly StepUsage[], locale: Locale): string =>
  usageRows(usage, locale)
    .map((row) => `${USAGE_COLUMNS.map((column) => csvCell(row[column])).join(',')}\n`)
    .join('')
