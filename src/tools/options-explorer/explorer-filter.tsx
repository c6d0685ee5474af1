import { type Ref, useCallback, useState } from 'react'
import type { Locale } from '@/i18n/locale'
import { OPTIONS_EXPLORER_STRINGS } from '@/i18n/options-explorer-strings'
import { readQuery, writeQuery } from '@/lib/address-query'
import { useAddressQuery } from '@/lib/use-address-query'
import styles from './options-explorer.module.css'

const NAMES = ['q', 'plugin', 'option'] as const

/** What the explorer shows: the filter, and the option that is open. It is the query of the page's address. */
export type ExplorerState = Record<(typeof NAMES)[number], string>

/** The state of the explorer, kept in the address, so that a link shows the same list. */
export function useExplorerState(): [ExplorerState, (change: Partial<ExplorerState>) => void] {
  const [state, setState] = useState(() => readQuery(location.search, NAMES))
  useAddressQuery(writeQuery(state))
  const change = useCallback((next: Partial<ExplorerState>) => setState((now) => ({ ...now, ...next })), [])
  return [state, change]
}

interface ExplorerFilterProps {
  state: ExplorerState
  locale: Locale
  /** Plugins that have options, with their names. */
  plugins: { plugin: string; name: string }[]
  found: number
  all: number
  /** The field of the words. */
  field: Ref<HTMLInputElement>
  onChange: (change: Partial<ExplorerState>) => void
}

/** The fields that filter the list, and the number of options left. */
export function ExplorerFilter({ state, locale, plugins, found, all, field, onChange }: ExplorerFilterProps) {
  const words = OPTIONS_EXPLORER_STRINGS[locale]
  return (
    <div className={styles.filter}>
      <input
        ref={field}
        type="search"
        aria-label={words.filter}
        placeholder={words.placeholder}
        value={state.q}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange({ q: event.target.value })}
      />
      <select
        aria-label={words.plugin}
        value={state.plugin}
        onChange={(event) => onChange({ plugin: event.target.value })}
      >
        <option value="">{words.allPlugins}</option>
        {plugins.map(({ plugin, name }) => (
          <option key={plugin} value={plugin}>
            {name}
          </option>
        ))}
      </select>
      <p role="status">{words.count(found, all)}</p>
    </div>
  )
}
