import { ARTICLE_STRINGS } from '@/i18n/article-strings'
import type { Locale } from '@/i18n/locale'
import { pluginRoute } from '@/site/routes'
import { type NamedPlugin, pluginName } from '@/steps/catalogue'

/** The options of one plugin; those of the tool itself come first. */
export interface OptionGroup<O> {
  plugin: string
  name: string
  /** Path of the page that documents them. */
  route: string
  options: O[]
}

/**
 * Options by plugin, in the order they come.
 * @param options all options, or those that a filter leaves
 * @param plugins for the names
 * @param locale the language of the page
 */
export function optionGroups<O extends { plugin: string }>(
  options: readonly O[],
  plugins: readonly NamedPlugin[],
  locale: Locale,
): OptionGroup<O>[] {
  const core = ARTICLE_STRINGS[locale].core
  const names = [...new Set(options.map(({ plugin }) => plugin))]
  return names.map((name) => ({
    plugin: name,
    name: name === 'core' ? core : pluginName(plugins, name, locale),
    route: pluginRoute(name, locale),
    options: options.filter(({ plugin }) => plugin === name),
  }))
}
