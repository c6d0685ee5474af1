import { useCallback, useEffect, useState } from 'react'
import { saveFile } from '@/editor/project/disk-files'
import type { OpenFile } from '@/editor/project/project'
import type { StepUsage } from '@/gherkin/project/step-usage'
import { cautionOf, writeUsage } from '@/gherkin/project/step-usage'
import type { Locale } from '@/i18n/locale'
import { Button } from '@/lib/buttons'
import { CopyBox } from '@/lib/code'
import { Select } from '@/lib/fields'
import { useDebounced } from '@/lib/use-debounced'
import { useLoaded } from '@/lib/use-loaded'
import { pluginName } from '@/steps/catalogue'
import { loadHistory, type StepChanges } from '@/steps/step-history'
import { LineButtons } from './line-list'
import type { FeatureTool } from './use-feature-tool'

const PAUSE_MS = 500
const CELL = 'border-b border-line py-1.5 pr-3 align-baseline'

type StepCellProps = Pick<FeatureTool, 'words' | 'onLine'> & {
  usage: StepUsage
  files: readonly OpenFile[]
  locale: Locale
}

/** A step and the lines that use it, by file. */
const StepCell = ({ usage, files, locale, words, onLine }: StepCellProps) => (
  <td className={`${CELL} wrap-anywhere`}>
    {usage.expression} {usage.caution && <span className="badge">{cautionOf(usage, locale)}</span>}
    {usage.sentences > 1 && ` (${usage.sentences} ${words.usageColumns.sentences})`}
    {files.map(({ id, path }) => {
      const lines = usage.places.filter(({ file }) => file === String(id)).map(({ line }) => line)
      if (lines.length === 0) return null
      return (
        <span key={id} className="flex flex-wrap items-baseline text-ink-2">
          {files.length > 1 && <span className="mr-1 wrap-anywhere">{path || words.unnamed}</span>}
          <LineButtons {...{ lines, locale }} onLine={(line) => onLine(line, id)} />
        </span>
      )
    })}
  </td>
)

/** Lists the steps in use by plugin, how often and where, and offers the list as a CSV file. */
export function UsagePanel({ checker: { locale, state }, words, project, onLine }: FeatureTool) {
  const { catalogue, countSteps } = project
  const files = useDebounced(state.project.files, PAUSE_MS)
  const columns = words.usageColumns
  const { value: usage = [] } = useLoaded(useCallback(async () => countSteps?.(files), [countSteps, files]))
  const csv = writeUsage(usage, 'csv', locale)
  const nameOf = ({ step }: StepUsage) =>
    step ? pluginName(catalogue?.plugins ?? [], step.plugin, locale) : words.ownStep
  return (
    <>
      <table className="mb-3 w-full text-left">
        <thead className="text-small text-ink-2">
          <tr>
            {[columns.plugin, columns.count, columns.step].map((name) => (
              <th key={name} className={CELL}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {usage
            .toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), locale))
            .map((row) => (
              <tr key={row.step?.id ?? row.expression}>
                <td className={CELL}>{nameOf(row)}</td>
                <td className={CELL}>{row.count}</td>
                <StepCell usage={row} {...{ files, locale, words, onLine }} />
              </tr>
            ))}
        </tbody>
      </table>
      <CopyBox label="CSV" text={csv} copy={words.copyTable} />
      <Button onClick={() => saveFile('wakamiti-steps.csv', csv)}>{words.saveTable}</Button>
    </>
  )
}

/** Chooses two releases of Wakamiti: while it is open, the findings are what changes between them. */
export function VersionPanel({ words, setChanges }: FeatureTool) {
  const { value: history, hasFailed } = useLoaded(loadHistory)
  const [chosen, setChosen] = useState<Partial<StepChanges>>({})
  const releases = history?.releases ?? []
  const { from = releases[0], to = releases.at(-1) } = chosen
  useEffect(() => {
    if (history && from && to) setChanges({ from, to, history })
  }, [history, from, to, setChanges])
  useEffect(() => () => setChanges(undefined), [setChanges])
  if (hasFailed) return <p role="alert">{words.failed}</p>
  const select = (name: 'from' | 'to', value: string | undefined) => (
    <label>
      {words.version[name]}{' '}
      <Select
        className="h-10 rounded-control border border-control bg-bg px-2 text-ink"
        value={value}
        options={releases.map((release) => [release, release])}
        onValue={(release) => setChosen({ ...chosen, [name]: release })}
      />
    </label>
  )
  return (
    <>
      <p className="flex flex-wrap gap-x-2">
        {select('from', from)} {select('to', to)}
      </p>
      <p>{words.changesHint}</p>
    </>
  )
}
