import type { Ref } from 'react'
import type { Locale } from '@/i18n/locale'
import { OPTIONS_EXPLORER_STRINGS } from '@/i18n/options-explorer-strings'
import styles from './options-explorer.module.css'
import type { ExplorerState } from './use-explorer-state'

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

/** The fields that narrow the list, and how much of it is left. */
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
