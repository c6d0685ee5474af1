import type { Locale } from '@/i18n/locale'
import type { Finder } from '../finder'

/** What every part of the finder's page needs to know. */
export interface FinderView {
  /** The language of the page. */
  locale: Locale
  finder: Finder
}

/**
 * The name of a plugin in a language; the plugin itself when it has none.
 * @example pluginName('files', { locale: 'es', finder }) // => 'Ficheros'
 */
export const pluginName = (plugin: string, { locale, finder }: FinderView): string =>
  finder.catalogue.plugins.find((known) => known.plugin === plugin)?.name[locale] ?? plugin
