import { Cable, ChartColumn, ListChecks } from 'lucide-react'
import type { PluginReference } from '@/content/schemas'
import { ARTICLE_STRINGS } from '@/i18n/article-strings'
import type { Locale } from '@/i18n/locale'
import { PAGE_STRINGS } from '@/i18n/page-strings'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { classNames } from '@/lib/class-names'
import { pluginRoute, withBase } from '@/site/site'
import { isStep, STEP_KINDS, type StepKind } from '@/steps/step'
import { PLUGIN_CATEGORIES } from '@/steps/step-schema'

type PluginCategory = PluginReference['category']

const ICONS = { steps: ListChecks, reports: ChartColumn, integrations: Cable } as const
const BAR_WIDTH = 72

/** The colour of each kind of step: of its part of the bar, and before its name in the legend. */
const FILLS = { definition: 'fill-given', action: 'fill-when', assertion: 'fill-then' } as const
const GROUNDS = { definition: 'before:bg-given', action: 'before:bg-when', assertion: 'before:bg-then' } as const

function KindBar({ kinds, locale }: { kinds: StepKind[]; locale: Locale }) {
  const words = SHELL_STRINGS[locale].keyword
  const count = (kind: StepKind) => kinds.filter((each) => each === kind).length
  let x = 0
  return (
    <svg
      viewBox="0 0 72 6"
      width={BAR_WIDTH}
      height="6"
      role="img"
      aria-label={STEP_KINDS.map((kind) => `${words[kind]} ${count(kind)}`).join(', ')}
    >
      {STEP_KINDS.filter((kind) => count(kind) > 0).map((kind) => {
        const width = Math.round((BAR_WIDTH * count(kind)) / kinds.length)
        const left = x
        x += width
        return <rect key={kind} className={FILLS[kind]} x={left} width={Math.max(width - 2, 2)} height="6" />
      })}
    </svg>
  )
}

function PluginCard({ plugin, locale }: { plugin: PluginReference; locale: Locale }) {
  const { category, name, options, summary, version } = plugin
  const CategoryIcon = ICONS[category]
  const kinds = plugin.steps.filter(isStep).map(({ kind }) => kind)
  return (
    <li className="m-0 border-r border-b border-line p-0" data-category={category}>
      <a
        className="group flex h-full flex-col gap-1 px-5 py-4 text-ink no-underline hover:bg-hover"
        href={withBase(pluginRoute(plugin.plugin, locale))}
      >
        <span className="flex items-center gap-4">
          <strong className="text-lead decoration-mark decoration-2 underline-offset-[5px] group-hover:underline">
            {name[locale]}
          </strong>
          <small className="ml-auto flex items-center gap-2 text-label text-ink-3">
            <CategoryIcon size={16} aria-hidden="true" /> {ARTICLE_STRINGS[locale].category[category]}
          </small>
        </span>
        <span className="mb-5 flex-1 text-note leading-[1.45] text-ink-2">{summary[locale]}</span>
        <span className="flex flex-wrap items-center gap-x-3.5 text-small text-ink-2" data-counts="">
          {kinds.length > 0 && <KindBar kinds={kinds} locale={locale} />}
          {kinds.length > 0 && <span>{PAGE_STRINGS[locale].steps(kinds.length)}</span>}
          {options.length > 0 && <span>{PAGE_STRINGS[locale].options(options.length)}</span>}
          <span className="mono ml-auto text-label text-ink-3">{version}</span>
        </span>
      </a>
    </li>
  )
}

/** Filters by a category; an empty one means all plugins. */
const FilterButton = ({ category, label, count }: { category: PluginCategory | ''; label: string; count: number }) => (
  <button
    type="button"
    className={classNames(
      'h-11 border-b-2 border-transparent text-ink-2 no-js:hidden print:hidden!',
      'hover:text-ink',
      'aria-pressed:border-mark aria-pressed:font-bold aria-pressed:text-ink',
      'forced-colors:border-[Canvas] forced-colors:aria-pressed:border-[Highlight]',
    )}
    data-filter={category}
    aria-pressed={category === ''}
  >
    {label} <small className="font-mono text-label leading-[normal] font-normal text-ink-3">{count}</small>
  </button>
)

const Legend = ({ locale }: { locale: Locale }) => (
  <span
    className={classNames(
      'ml-auto flex items-center gap-[18px] text-small text-ink-2 no-js:mb-3',
      'max-md:my-2 max-md:mb-3 max-md:ml-0 max-md:basis-full',
    )}
    aria-hidden="true"
  >
    {STEP_KINDS.map((kind) => (
      <span
        key={kind}
        className={classNames(
          'before:mr-2 before:inline-block before:size-2.5',
          'forced-colors:text-[CanvasText] forced-colors:forced-color-adjust-none',
          GROUNDS[kind],
        )}
      >
        {SHELL_STRINGS[locale].keyword[kind]}
      </span>
    ))}
  </span>
)

function Filter({ plugins, locale }: { plugins: PluginReference[]; locale: Locale }) {
  const words = ARTICLE_STRINGS[locale]
  const count = (category: PluginCategory) => plugins.filter((plugin) => plugin.category === category).length
  return (
    <div className="flex flex-wrap gap-x-5 text-note max-md:gap-x-3 max-md:text-ui">
      <FilterButton category="" label={words.all} count={plugins.length} />
      {PLUGIN_CATEGORIES.map((category) => (
        <FilterButton key={category} category={category} label={words.category[category]} count={count(category)} />
      ))}
      <Legend locale={locale} />
    </div>
  )
}

/** All plugins as cards, with a filter, under a heading for each category, which the sidebar lists. */
export function PluginGrid({ plugins, locale }: { plugins: PluginReference[]; locale: Locale }) {
  const inCategory = (category: PluginCategory) => plugins.filter((plugin) => plugin.category === category)
  return (
    <div className="plugin-grid" data-show="">
      <Filter plugins={plugins} locale={locale} />
      {PLUGIN_CATEGORIES.filter((category) => inCategory(category).length > 0).map((category) => (
        <section key={category} data-category={category}>
          <h2>{ARTICLE_STRINGS[locale].category[category]}</h2>
          <ul className="m-0 grid list-none border-t border-l border-line p-0 md:grid-cols-2">
            {inCategory(category).map((plugin) => (
              <PluginCard key={plugin.plugin} plugin={plugin} locale={locale} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
