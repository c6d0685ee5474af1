import { CONFIG_CHECKER_STRINGS, type ConfigCheckerStrings } from '@/i18n/config-checker-strings'
import type { Locale } from '@/i18n/locale'
import { fullKey } from '@/options/find-option'
import { baseTypeOf, type CatalogueOption, mapBaseOf } from '@/options/option'
import { optionPlace } from '@/options/option-place'
import { pluginName } from '@/steps/catalogue'
import type { ConfigCatalogue } from '../check/check-config'
import { TEXT_LIMITS } from '../check/text-limits'
import type { Fault, SizeLimit } from '../finding'

/** Separators of thousands where the language has them. */
const numberIn = (locale: Locale, value: number): string =>
  new Intl.NumberFormat(locale, { useGrouping: 'always' }).format(value)

/** How a value of an option is written. */
function valueAdvice({ type, values }: CatalogueOption, words: ConfigCheckerStrings): string {
  if (mapBaseOf(type)) return words.asMap
  const list = type === 'enum' ? ` ${(values ?? []).map((value) => `\`${value}\``).join(', ')}.` : ''
  return words.types[baseTypeOf(type)] + list
}

function elsewhereText(option: CatalogueOption, words: ConfigCheckerStrings): string {
  const place = optionPlace(option)
  const key = place === 'feature' ? option.key.replace(/^wakamiti\./, '') : option.key
  return place === 'file' ? words.noEffect : words.elsewhere[place](key)
}

/** A limit with its number written as the language does. */
export const limitText = (limit: SizeLimit, locale: Locale): string =>
  CONFIG_CHECKER_STRINGS[locale].limits[limit](numberIn(locale, TEXT_LIMITS[limit]))

const yamlText = (code: string, { yaml }: ConfigCheckerStrings): string =>
  Object.hasOwn(yaml, code) ? yaml[code as keyof typeof yaml] : yaml.other

/**
 * Why something is a finding and what to do, with `code` between backticks.
 * @param fault what was found
 * @param locale the language of the page
 * @param catalogue for the names of the plugins
 */
export function findingText(fault: Fault, locale: Locale, { plugins }: Pick<ConfigCatalogue, 'plugins'>): string {
  const words = CONFIG_CHECKER_STRINGS[locale]
  switch (fault.kind) {
    case 'yaml':
      return yamlText(fault.code, words)
    case 'duplicate-key':
      return words.repeated(fault.key, fault.firstLine)
    case 'no-keys':
      return words.noKeys
    case 'unknown-key':
      return words.unknown(fault.key)
    case 'misplaced-key':
      return words.misplaced(fault.near)
    case 'own-key':
      return words.own(fault.key.replace(/^wakamiti\./, ''))
    case 'wrong-value':
      return fault.option ? valueAdvice(fault.option, words) : words.isSection
    case 'no-effect':
      return fault.option.warning?.[locale] ?? words.noEffect
    case 'read-elsewhere':
      return elsewhereText(fault.option, words)
    case 'missing-module':
      return (fault.isListed ? words.notListed : words.noList)(pluginName(plugins, fault.plugin, locale))
    case 'missing-key':
      return `${words.required(fullKey(fault.option))} ${fault.canBeStep ? words.orStep : ''}`.trim()
    case 'too-large':
      return limitText(fault.limit, locale)
    case 'too-deep':
      return words.tooDeep
  }
}
