import { useCallback } from 'react'
import { CopyBox } from '@/editor/pane'
import type { OpenFile } from '@/editor/project/project'
import type { StepUsage } from '@/gherkin/project/step-usage'
import { cautionOf, usageCsv } from '@/gherkin/project/usage-table'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import type { Locale } from '@/i18n/locale'
import { USAGE_STRINGS } from '@/i18n/usage-strings'
import { appendTo } from '@/lib/append-to'
import { useLoaded } from '@/lib/use-loaded'
import { pluginName, type StepCatalogue } from '@/steps/catalogue'
import { LineButton } from './line-list'

export interface UsagePanelProps {
  locale: Locale
  catalogue: StepCatalogue | undefined
  files: readonly OpenFile[]
  countSteps: (files: readonly OpenFile[]) => Promise<StepUsage[] | undefined>
  /** @param file the id of the one with the line */
  onLine: (line: number, file?: number) => void
}

/** Lines shown of a step in a file. */
const MOST_LINES = 12

const CELL = 'border-b border-line py-1.5 pr-3 align-baseline'

/** The lines with a step, by file; a single file needs no name. */
function Places({
  usage,
  files,
  locale,
  onLine,
}: { usage: StepUsage } & Omit<UsagePanelProps, 'catalogue' | 'countSteps'>) {
  return files.map(({ id, path }) => {
    const lines = usage.places.filter(({ file }) => file === String(id))
    if (lines.length === 0) return null
    return (
      <span key={id} className="flex flex-wrap items-baseline text-ink-2">
        {files.length > 1 && (
          <span className="mr-1 wrap-anywhere">{path || FEATURE_CHECKER_STRINGS[locale].unnamed}</span>
        )}
        {lines.slice(0, MOST_LINES).map(({ line }) => (
          <LineButton key={line} {...{ line, locale }} isShort onLine={() => onLine(line, id)} />
        ))}
        {lines.length > MOST_LINES && '…'}
      </span>
    )
  })
}

/** Which steps the features use, by plugin, how often and where, and the same as a CSV file. */
export function UsagePanel({ locale, catalogue, files, countSteps, onLine }: UsagePanelProps) {
  const words = USAGE_STRINGS[locale]
  const load = useCallback(() => countSteps(files), [countSteps, files])
  const { value: usage = [] } = useLoaded(load)
  if (!catalogue) return null
  const byPlugin = new Map<string, StepUsage[]>()
  for (const use of usage) appendTo(byPlugin, use.step?.plugin ?? '', use)
  return (
    <>
      <table className="mb-3 w-full text-left">
        <thead>
          <tr className="text-small text-ink-2">
            <th className={CELL}>{words.columns.count}</th>
            <th className={CELL}>{words.columns.step}</th>
          </tr>
        </thead>
        {[...byPlugin].map(([plugin, uses]) => (
          <tbody key={plugin}>
            <tr>
              <th className={CELL} colSpan={2} scope="rowgroup">
                {plugin ? pluginName(catalogue.plugins, plugin, locale) : words.ownStep}
              </th>
            </tr>
            {uses.map((use) => (
              <tr key={use.expression}>
                <td className={CELL}>{use.count}</td>
                <td className={CELL}>
                  <span className="wrap-anywhere">{use.expression}</span>{' '}
                  {use.caution && <span className="badge">{cautionOf(use, locale)}</span>}{' '}
                  {use.sentences > 1 && <span className="text-small text-ink-2">{words.sentences(use.sentences)}</span>}
                  <Places usage={use} {...{ files, locale, onLine }} />
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <CopyBox
        label="CSV"
        text={usageCsv(usage, locale)}
        copy={words.copy}
        save={{ label: words.save, name: words.fileName }}
      />
    </>
  )
}
