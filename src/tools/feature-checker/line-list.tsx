import type { EditorView } from '@codemirror/view'
import { useCallback } from 'react'
import { uniqueNames } from '@/editor/project/project'
import type { StepUsage } from '@/gherkin/project/step-usage'
import { cautionOf, writeUsage } from '@/gherkin/project/usage-formats'
import { CHECKER_STRINGS } from '@/i18n/checker-strings'
import type { Locale } from '@/i18n/locale'
import { classNames } from '@/lib/class-names'
import { CopyBox, InlineCode } from '@/lib/code'
import { useDebounced } from '@/lib/use-debounced'
import { useLoaded } from '@/lib/use-loaded'
import { pluginRoute, withBase } from '@/site/site'
import { type CataloguePlugin, pluginName } from '@/steps/catalogue'
import type { FeatureTool } from './use-feature-tool'

export const ROWS = 'm-0 mb-4 list-none p-0'
export const ROW = 'm-0 flex flex-wrap items-center gap-x-3 gap-y-0.5 border-b border-line px-0 py-1.5 text-ui'

const MAX_LINES = 12

type LineButtonsProps = { lines: readonly number[]; locale: Locale; onLine: (line: number) => void }

export const LineButtons = ({ lines, locale, onLine }: LineButtonsProps) => (
  <>
    {lines.slice(0, MAX_LINES).map((line) => (
      <button
        key={line}
        type="button"
        className={classNames(
          'min-h-7 min-w-7 rounded-chip px-1.5 font-mono text-code leading-[normal] font-normal text-accent',
          'hover:bg-hover hover:underline pointer-coarse:min-w-11',
        )}
        aria-label={`${CHECKER_STRINGS[locale].line} ${line}`}
        onClick={() => onLine(line)}
      >
        {line}
      </button>
    ))}
    {lines.length > MAX_LINES && '…'}
  </>
)

export function goToLine(view: EditorView | undefined, number: number): void {
  if (!view || number > view.state.doc.lines) return
  view.dispatch({ selection: { anchor: view.state.doc.line(number).from }, scrollIntoView: true })
  view.focus()
}

/** The lines of a `wakamiti.yaml` that load some plugins. */
const modulesBlock = (plugins: readonly Pick<CataloguePlugin, 'artifact' | 'version'>[]): string =>
  `wakamiti:\n  launcher:\n    modules:${plugins.map(({ artifact, version }) => `\n      - ${artifact}:${version}`).join('')}`

/** The plugins of the steps in the file, with their lines. */
export function NeededPlugins({ checker, words, project, onLine }: FeatureTool) {
  const { locale, report } = checker
  const uses = (report?.feature?.plugins ?? []).flatMap(({ plugin: name, lines }) => {
    const known = project.catalogue?.plugins.find(({ plugin }) => plugin === name)
    return known ? [{ ...known, lines }] : []
  })
  if (uses.length === 0) return null
  return (
    <section className="min-w-0">
      <h2 className="mt-0 mb-2 text-h3">{words.plugins}</h2>
      <ul className={ROWS}>
        {uses.map(({ plugin, name, lines }) => (
          <li key={plugin} className={ROW}>
            <a className="font-semibold" href={withBase(pluginRoute(plugin, locale))}>
              {name[locale]}
            </a>
            <span className="text-ink-2">{words.steps(lines.length)}</span>
            <span className="flex flex-wrap text-ink-2">
              <LineButtons {...{ lines, locale, onLine }} />
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-0 mb-3 text-note">
        <InlineCode text={words.modulesHint} />
      </p>
      <CopyBox label="wakamiti.yaml" text={modulesBlock(uses)} copy={words.copyModules} />
    </section>
  )
}

const PAUSE_MS = 500
const CELL = 'border-b border-line py-1.5 pr-3 align-baseline'

type StepPlacesProps = Pick<FeatureTool, 'onLine'> & { usage: StepUsage; shown: string | undefined; locale: Locale }

/** The lines that use a step; those of the file in the editor are buttons. */
function StepPlaces({ usage: { places }, shown, ...props }: StepPlacesProps) {
  const lines = places.filter(({ file }) => file === shown).map(({ line }) => line)
  const others = places.filter(({ file }) => file !== shown).map(({ file, line }) => `${file}:${line}`)
  return (
    <span className="flex flex-wrap items-baseline gap-x-2 text-ink-2">
      <LineButtons lines={lines} {...props} /> {others.slice(0, MAX_LINES).join(', ')}
      {others.length > MAX_LINES && '…'}
    </span>
  )
}

/** The steps in use by plugin, how often and where, and the same as CSV. */
export function UsagePanel({ checker: { locale, state, file }, words, project, onLine }: FeatureTool) {
  const { catalogue, countSteps } = project
  const files = useDebounced(state.project.files, PAUSE_MS)
  const { value: usage = [] } = useLoaded(useCallback(async () => countSteps?.(files), [countSteps, files]))
  const { plugin, count, step, sentences } = words.usageColumns
  const shown = uniqueNames(files, words.unnamed).get(file.id)
  const nameOf = ({ step: used }: StepUsage) =>
    used ? pluginName(catalogue?.plugins ?? [], used.plugin, locale) : words.ownStep
  const sorted = usage.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), locale))
  return (
    <>
      <table className="mb-3 w-full text-left">
        <thead className="text-small text-ink-2">
          <tr>
            {[plugin, count, step].map((name) => (
              <th key={name} className={CELL}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.map((row) => (
            <tr key={row.step?.id ?? row.expression}>
              <td className={CELL}>{nameOf(row)}</td>
              <td className={CELL}>{row.count}</td>
              <td className={`${CELL} wrap-anywhere`}>
                {row.expression} {row.caution && <span className="badge">{cautionOf(row, locale)}</span>}
                {row.sentences > 1 && ` (${row.sentences} ${sentences})`}
                <StepPlaces usage={row} {...{ shown, locale, onLine }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <CopyBox label="CSV" text={writeUsage(usage, 'csv', locale)} copy={words.copyTable} />
    </>
  )
}
