import type { ConfigCatalogue } from '@/config/check/check-config'
import type { Fault, SizeLimit } from '@/config/check/finding'
import { TEXT_LIMITS } from '@/config/check/text-limits'
import { baseTypeOf, type CatalogueOption, mapBaseOf } from '@/config/options/option'
import { optionPlace } from '@/config/options/option-place'
import { isClosed } from '@/config/options/option-value'
import { CONFIG_CHECKER_STRINGS, type ConfigCheckerStrings } from '@/i18n/config-checker-strings'
import type { Locale } from '@/i18n/locale'
import { pluginName } from '@/steps/catalogue'

/** Separators of thousands where the language has them. */
const numberIn = (locale: Locale, value: number): string =>
  new Intl.NumberFormat(locale, { useGrouping: 'always' }).format(value)

/** How a value of an option is written. */
function valueAdvice(option: CatalogueOption, words: ConfigCheckerStrings, isList = false): string {
  const { type, values } = option
  if (mapBaseOf(type)) return words.asMap
  if (isList) return words.asList
  const list = ` ${(values ?? []).map((value) => `\`${value}\``).join(', ')}.`
  return isClosed(option) ? words.types.enum + list : words.types[baseTypeOf(type)]
}

function elsewhereText(option: CatalogueOption, words: ConfigCheckerStrings): string {
  const place = optionPlace(option)
  const key = place === 'feature' ? option.key.replace(/^wakamiti\./, '') : option.key
  return place === 'file' ? words.noEffect : words.elsewhere[place](key)
}

function missingText({ key, option, canBeStep }: Fault & { kind: 'missing-key' }, locale: Locale): string {
  const words = CONFIG_CHECKER_STRINGS[locale]
  const when = option.requiredIf && option.requiredWhen && words.requiredWhen(option.requiredWhen[locale])
  return [words.required(key), when, canBeStep && words.orStep].filter(Boolean).join(' ')
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
    case 'missing-space':
      return words.noSpace(fault.key)
    case 'misplaced-key':
      return words.misplaced(fault.near)
    case 'own-key':
      return words.own(fault.key.replace(/^wakamiti\./, ''))
    case 'wrong-value':
      return fault.option ? valueAdvice(fault.option, words, fault.isList) : words.isSection
    case 'unquoted-word':
      return words.unquoted(fault.word)
    case 'no-effect':
    case 'limited':
      return fault.option.warning?.[locale] ?? words.noEffect
    case 'ignored':
      return fault.option.warning?.[locale] ?? words.ignored(fault.option.ignoredIf?.any ?? [])
    case 'read-elsewhere':
      return elsewhereText(fault.option, words)
    case 'missing-module':
      return (fault.isListed ? words.notListed : words.noList)(pluginName(plugins, fault.plugin, locale))
    case 'missing-key':
      return missingText(fault, locale)
    case 'too-large':
      return limitText(fault.limit, locale)
    case 'too-deep':
      return words.tooDeep
  }
}
