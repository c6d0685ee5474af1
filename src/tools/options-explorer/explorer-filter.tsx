import { fullKey, type ListedOption } from '@/config/options/option'
import type { Locale } from '@/i18n/locale'
import { OPTIONS_EXPLORER_STRINGS } from '@/i18n/options-explorer-strings'
import { QUERY_STRINGS } from '@/i18n/query-strings'
import { readQuery, writeQuery } from '@/lib/address-query'
import { classNames } from '@/lib/class-names'
import { Select, TextInput } from '@/lib/fields'
import { foldText } from '@/lib/text'
import { LONGEST_QUERY, useAddressState, useQueryLimit } from '@/lib/use-address-query'

const NAMES = ['q', 'plugin', 'option'] as const

/** The filter and the open option, as in the query of the address. */
export type ExplorerState = Record<(typeof NAMES)[number], string>

function readState(query: string): ExplorerState {
  const read = readQuery(query, NAMES)
  return { ...read, q: read.q.slice(0, LONGEST_QUERY) }
}

export const useExplorerState = () => useAddressState<ExplorerState>(readState, writeQuery)

type Filter = Pick<ExplorerState, 'q' | 'plugin'>

export type FindOptions = (filter: Filter) => ListedOption[]

/** The options that pass a filter. With a query, those with its words in their key come before what `find` adds. */
export function filterOptions(options: readonly ListedOption[], { q, plugin }: Filter, find: FindOptions = () => []) {
  const candidates = options.filter((option) => !plugin || option.plugin === plugin)
  const words = foldText(q).split(/\s+/).filter(Boolean)
  if (words.length === 0) return candidates
  const byKey = candidates.filter((option) => words.every((word) => foldText(fullKey(option)).includes(word)))
  const found = find({ q, plugin })
  return [...new Set([...found.filter((option) => byKey.includes(option)), ...byKey, ...found])]
}

interface ExplorerFilterProps {
  state: ExplorerState
  locale: Locale
  plugins: { plugin: string; name: string }[]
  count: number
  all: number
  onChange: (change: Partial<ExplorerState>) => void
}

const FIELD = classNames(
  'h-12 w-full rounded-control border border-control bg-bg px-3 text-body text-ink placeholder:text-ink-3 md:px-4',
  'focus-visible:-outline-offset-2',
)

export function ExplorerFilter({ state, locale, plugins, count, all, onChange }: ExplorerFilterProps) {
  const words = OPTIONS_EXPLORER_STRINGS[locale]
  const [isRefused, ask] = useQueryLimit((q) => onChange({ q }))
  return (
    <div
      className={classNames(
        'grid min-h-21 grid-cols-[1fr_8em] content-start gap-x-3 gap-y-2 bg-bg pt-2 max-[22rem]:grid-cols-1 md:grid-cols-[1fr_220px]',
        // Stays in view below the page header and, on narrow screens, the bar with the current heading.
        'sticky top-[105px] z-10 xl:top-15',
      )}
    >
      <TextInput
        className={FIELD}
        type="search"
        aria-label={words.filter}
        placeholder={words.placeholder}
        value={state.q}
        onText={ask}
      />
      <Select
        className={FIELD}
        aria-label={words.plugin}
        value={state.plugin}
        options={[['', words.allPlugins], ...plugins.map(({ plugin, name }) => [plugin, name] as const)]}
        onValue={(plugin) => onChange({ plugin })}
      />
      <p className="m-0 text-ui text-ink-2 md:col-span-full" role="status">
        {isRefused && `${QUERY_STRINGS[locale].tooLong(LONGEST_QUERY)} `}
        {words.count(count, all)}
      </p>
    </div>
  )
}
