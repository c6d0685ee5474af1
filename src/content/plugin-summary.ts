import type { Locale } from '@/i18n/locale'
import type { PluginReference } from './reference'

/** What a card of the plugins index shows. */
export interface PluginSummary {
  plugin: string
  name: string
  category: PluginReference['category']
  summary: string
  version: string
  options: number
  /** Steps that prepare, act and check. */
  kinds: { definition: number; action: number; assertion: number }
}

/** The order of the cards: steps first, then reports, then integrations; inside, those with most steps first. */
const CATEGORY_ORDER: PluginReference['category'][] = ['steps', 'reports', 'integrations']

/**
 * The plugins in the order of the index.
 * @param plugins all references
 * @param order names of the plugins as the menu lists them
 */
export function pluginSummaries(plugins: PluginReference[], locale: Locale, order: string[]): PluginSummary[] {
  const place = (name: string) => (order.indexOf(name) < 0 ? order.length : order.indexOf(name))
  return [...plugins]
    .sort(
      (one, other) =>
        CATEGORY_ORDER.indexOf(one.category) - CATEGORY_ORDER.indexOf(other.category) ||
        place(one.plugin) - place(other.plugin),
    )
    .map(({ plugin, name, category, summary, version, options, steps }) => {
      const count = (kind: string) => steps.filter((step) => step.kind === kind && !step.placeholder).length
      return {
        plugin,
        name: name[locale],
        category,
        summary: summary[locale],
        version,
        options: options.length,
        kinds: { definition: count('definition'), action: count('action'), assertion: count('assertion') },
      }
    })
}
