import type { Locale } from '@/i18n/locale'
import type { StepKind } from '@/steps/step'
import { isStep } from '@/steps/step'
import { PLUGIN_CATEGORIES, type PluginReference } from './reference'

/** What a card of the plugins index shows. */
export interface PluginSummary {
  plugin: string
  name: string
  category: PluginReference['category']
  summary: string
  version: string
  options: number
  /** Steps that prepare, act and check. */
  kinds: Record<StepKind, number>
}

/**
 * The plugins in the order of the index: by category and, inside each, as in the menu; those not in the menu are last.
 * @param order names of the plugins as the menu lists them
 */
export function pluginSummaries(plugins: PluginReference[], locale: Locale, order: string[]): PluginSummary[] {
  const place = (name: string) => (order.indexOf(name) < 0 ? order.length : order.indexOf(name))
  return [...plugins]
    .sort(
      (one, other) =>
        PLUGIN_CATEGORIES.indexOf(one.category) - PLUGIN_CATEGORIES.indexOf(other.category) ||
        place(one.plugin) - place(other.plugin),
    )
    .map(({ plugin, name, category, summary, version, options, steps }) => {
      const count = (kind: StepKind) => steps.filter((step) => isStep(step) && step.kind === kind).length
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
