import { CopyBox } from '@/editor/pane'
import type { FeatureReport } from '@/gherkin/check/check-feature'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import type { Locale } from '@/i18n/locale'
import { InlineCode } from '@/lib/inline-code'
import { pluginRoute } from '@/site/routes'
import { withBase } from '@/site/site'
import type { CataloguePlugin, StepCatalogue } from '@/steps/catalogue'
import { LineButton, ROW, ROWS } from './line-list'

interface NeededPluginsProps {
  locale: Locale
  catalogue: StepCatalogue | undefined
  report: FeatureReport | undefined
  /** The plugin in the address: the reader wants to see its steps. */
  asked: string | undefined
  onLine: (line: number) => void
}

type Use = FeatureReport['plugins'][number]

const MOST_LINES = 12

/**
 * What a project's `wakamiti.yaml` needs so that the steps of some plugins are found.
 * @example modulesBlock([rest]) // => 'wakamiti:\n  launcher:\n    modules:\n      - es.iti.wakamiti:rest-wakamiti-plugin:2.9.4'
 */
const modulesBlock = (plugins: readonly Pick<CataloguePlugin, 'artifact' | 'version'>[]): string =>
  [
    'wakamiti:',
    '  launcher:',
    '    modules:',
    ...plugins.map(({ artifact, version }) => `      - ${artifact}:${version}`),
  ].join('\n')

function LineButtons({ lines, locale, onLine }: Use & Pick<NeededPluginsProps, 'locale' | 'onLine'>) {
  return (
    <span className="flex flex-wrap text-ink-2">
      {lines.slice(0, MOST_LINES).map((line) => (
        <LineButton key={line} line={line} locale={locale} isShort onLine={onLine} />
      ))}
      {lines.length > MOST_LINES && '…'}
    </span>
  )
}

function PluginRow({ use, locale, catalogue, onLine }: Omit<NeededPluginsProps, 'report' | 'asked'> & { use: Use }) {
  const words = FEATURE_CHECKER_STRINGS[locale]
  const name = catalogue?.plugins.find(({ plugin }) => plugin === use.plugin)?.name[locale]
  return (
    <li className={ROW}>
      <a className="font-semibold" href={withBase(pluginRoute(use.plugin, locale))}>
        {name}
      </a>
      <span className="text-ink-2">{words.steps(use.lines.length)}</span>
      <LineButtons {...use} locale={locale} onLine={onLine} />
    </li>
  )
}

/** The plugin of the address comes first, even when the file has none of its steps. */
function usesOf(report: FeatureReport, asked: string | undefined): Use[] {
  if (!asked) return report.plugins
  const own = report.plugins.find(({ plugin }) => plugin === asked) ?? { plugin: asked, lines: [] }
  return [own, ...report.plugins.filter(({ plugin }) => plugin !== asked)]
}

const TEXT = 'mt-0 mb-3 max-w-[34em] text-note leading-[1.55]'

/** The plugins that a file needs, with the lines of their steps, and what to write into the configuration. */
export function NeededPlugins(props: NeededPluginsProps) {
  const { locale, catalogue, report, asked } = props
  const words = FEATURE_CHECKER_STRINGS[locale]
  const uses = report ? usesOf(report, asked) : []
  const needed = uses.filter(({ lines }) => lines.length > 0)
  const plugins = needed.flatMap((use) => catalogue?.plugins.filter(({ plugin }) => plugin === use.plugin) ?? [])
  return (
    <section className="min-w-0">
      <h2 className="mt-0 mb-2 text-h3">{words.plugins}</h2>
      {uses.length === 0 && <p className={TEXT}>{words.noPlugins}</p>}
      <ul className={ROWS}>
        {uses.map((use) => (
          <PluginRow key={use.plugin} use={use} {...props} />
        ))}
      </ul>
      {plugins.length > 0 && (
        <>
          <p className={TEXT}>
            <InlineCode text={words.modulesHint} />
          </p>
          <CopyBox label="wakamiti.yaml" text={modulesBlock(plugins)} copy={words.copyModules} />
        </>
      )}
    </section>
  )
}
