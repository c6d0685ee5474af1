import { CopyBox } from '@/editor/pane'
import { InlineCode } from '@/lib/inline-code'
import { pluginRoute } from '@/site/routes'
import { withBase } from '@/site/site'
import type { CataloguePlugin } from '@/steps/catalogue'
import { LineButton, ROW, ROWS } from './line-list'
import type { FeatureTool } from './use-feature-tool'

interface NeededPluginsProps {
  tool: FeatureTool
  /** The plugin in the address: the reader wants to see its steps. */
  asked: string | undefined
}

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

const TEXT = 'mt-0 mb-3 max-w-[34em] text-note leading-[1.55]'

/** The plugins that a file needs, with the lines of their steps, and what to write into the configuration. */
export function NeededPlugins({ tool, asked }: NeededPluginsProps) {
  const { words, project, onLine } = tool
  const { locale, report } = tool.checker
  const found = report?.feature?.plugins ?? []
  const own = found.find(({ plugin }) => plugin === asked)
  // The plugin of the address comes first, even when the file has none of its steps.
  const first = report?.feature && asked ? [own ?? { plugin: asked, lines: [] }] : []
  const uses = [...first, ...found.filter((use) => use !== own)].map((use) => {
    const known = project.catalogue?.plugins.find(({ plugin }) => plugin === use.plugin)
    return { ...use, known }
  })
  const plugins = uses.flatMap(({ lines, known }) => (known && lines.length > 0 ? [known] : []))
  return (
    <section className="min-w-0">
      <h2 className="mt-0 mb-2 text-h3">{words.plugins}</h2>
      {uses.length === 0 && <p className={TEXT}>{words.noPlugins}</p>}
      <ul className={ROWS}>
        {uses.map(({ plugin, lines, known }) => (
          <li key={plugin} className={ROW}>
            <a className="font-semibold" href={withBase(pluginRoute(plugin, locale))}>
              {known?.name[locale]}
            </a>
            <span className="text-ink-2">{words.steps(lines.length)}</span>
            <span className="flex flex-wrap text-ink-2">
              {lines.slice(0, MOST_LINES).map((line) => (
                <LineButton key={line} line={line} locale={locale} isShort onLine={onLine} />
              ))}
              {lines.length > MOST_LINES && '…'}
            </span>
          </li>
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
