import { Cable, ChartColumn, ListChecks } from 'lucide-react'
import type { PluginSummary } from '@/content/plugin-summary'
import { PLUGIN_CATEGORIES, type PluginCategory } from '@/content/reference'
import { ARTICLE_STRINGS } from '@/i18n/article-strings'
import type { Locale } from '@/i18n/locale'
import { PAGE_STRINGS } from '@/i18n/page-strings'
import { pluginRoute } from '@/site/routes'
import { withBase } from '@/site/site'
import { STEP_KINDS } from '@/steps/step-kinds'

const ICONS = { steps: ListChecks, reports: ChartColumn, integrations: Cable } as const
const BAR_WIDTH = 72

/** The share of each kind of steps as a bar, with the numbers as text alternative. */
function KindBar({ kinds, locale }: { kinds: PluginSummary['kinds']; locale: Locale }) {
  const words = ARTICLE_STRINGS[locale].keyword
  const total = STEP_KINDS.reduce((sum, kind) => sum + kinds[kind], 0)
  let x = 0
  return (
    <svg
      viewBox="0 0 72 6"
      width={BAR_WIDTH}
      height="6"
      role="img"
      aria-label={STEP_KINDS.map((kind) => `${words[kind]} ${kinds[kind]}`).join(', ')}
    >
      {STEP_KINDS.filter((kind) => kinds[kind] > 0).map((kind) => {
        const width = Math.round((BAR_WIDTH * kinds[kind]) / total)
        const left = x
        x += width
        return <rect key={kind} className={`bar-${kind}`} x={left} width={Math.max(width - 2, 2)} height="6" />
      })}
    </svg>
  )
}

function PluginCard({ plugin, locale }: { plugin: PluginSummary; locale: Locale }) {
  const { category, kinds, name, options, summary, version } = plugin
  const CategoryIcon = ICONS[category]
  const steps = kinds.definition + kinds.action + kinds.assertion
  return (
    <li data-category={category}>
      <a href={withBase(pluginRoute(plugin.plugin, locale))}>
        <span className="plugin-name">
          <strong>{name}</strong>
          <small>
            <CategoryIcon size={16} aria-hidden="true" /> {ARTICLE_STRINGS[locale].category[category]}
          </small>
        </span>
        <span className="plugin-summary">{summary}</span>
        <span className="plugin-counts">
          {steps > 0 && <KindBar kinds={kinds} locale={locale} />}
          {steps > 0 && <span>{PAGE_STRINGS[locale].steps(steps)}</span>}
          {options > 0 && <span>{PAGE_STRINGS[locale].options(options)}</span>}
          <span className="mono">{version}</span>
        </span>
      </a>
    </li>
  )
}

function Filter({ plugins, locale }: { plugins: PluginSummary[]; locale: Locale }) {
  const words = ARTICLE_STRINGS[locale]
  const count = (category: PluginCategory) => plugins.filter((plugin) => plugin.category === category).length
  return (
    <div className="plugin-filter">
      <button type="button" data-filter="" aria-pressed="true">
        {words.all} <small>{plugins.length}</small>
      </button>
      {PLUGIN_CATEGORIES.map((category) => (
        <button key={category} type="button" data-filter={category} aria-pressed="false">
          {words.category[category]} <small>{count(category)}</small>
        </button>
      ))}
      <span className="plugin-legend" aria-hidden="true">
        {STEP_KINDS.map((kind) => (
          <span key={kind} data-kind={kind}>
            {words.keyword[kind]}
          </span>
        ))}
      </span>
    </div>
  )
}

/** All plugins as cards, with a filter by category. */
export function PluginGrid({ plugins, locale }: { plugins: PluginSummary[]; locale: Locale }) {
  return (
    <div className="plugin-grid" data-show="">
      <Filter plugins={plugins} locale={locale} />
      <ul>
        {plugins.map((plugin) => (
          <PluginCard key={plugin.plugin} plugin={plugin} locale={locale} />
        ))}
      </ul>
    </div>
  )
}
