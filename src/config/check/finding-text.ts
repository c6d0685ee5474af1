import { CONFIG_CHECKER_STRINGS, type ConfigCheckerStrings } from '@/i18n/config-checker-strings'
import type { Locale } from '@/i18n/locale'
import { type NamedPlugin, pluginName } from '@/steps/catalogue'
import { baseTypeOf, type CatalogueOption, fullKey, mapBaseOf, optionPlace, rangeText } from '../options/option'
import { isClosed } from '../options/option-value'
import { type ConfigFinding, type SizeLimit, TEXT_LIMITS } from './finding'

function valueAdvice(option: CatalogueOption, locale: Locale, isList = false): string {
  const words = CONFIG_CHECKER_STRINGS[locale]
  const { type, values } = option
  if (mapBaseOf(type)) return words.asMap
  if (isList) return words.asList
  const list = ` ${(values ?? []).map((value) => `\`${value}\``).join(', ')}.`
  if (isClosed(option)) return words.types.enum + list
  const range = rangeText(option, locale)
  return range ? words.types[baseTypeOf(type)].replace(/\.$/, `, ${range}.`) : words.types[baseTypeOf(type)]
}

function elsewhereText(option: CatalogueOption, words: ConfigCheckerStrings): string {
  const place = optionPlace(option)
  const key = place === 'feature' ? option.key.replace(/^wakamiti\./, '') : option.key
  return place === 'file' ? words.noEffect : words.elsewhere[place](key)
}

function missingText({ key, option, canBeStep }: ConfigFinding & { code: 'missing-key' }, locale: Locale): string {
  const words = CONFIG_CHECKER_STRINGS[locale]
  const when = option.requiredIf && option.requiredWhen && words.requiredWhen(option.requiredWhen[locale])
  return [words.required(key), when, canBeStep && words.orStep].filter(Boolean).join(' ')
}

/** The text of a limit, its number with separators of thousands. */
export function limitText(limit: SizeLimit, locale: Locale): string {
  const number = new Intl.NumberFormat(locale, { useGrouping: 'always' }).format(TEXT_LIMITS[limit])
  return CONFIG_CHECKER_STRINGS[locale].limits[limit](number)
}

const yamlText = (error: string, { yaml }: ConfigCheckerStrings): string =>
  Object.hasOwn(yaml, error) ? yaml[error as keyof typeof yaml] : yaml.other

/**
 * Explains a finding and what to do about it, with `code` between backticks.
 * @param plugins for their names
 */
export function findingText(finding: ConfigFinding, locale: Locale, plugins: readonly NamedPlugin[]): string {
  const words = CONFIG_CHECKER_STRINGS[locale]
  switch (finding.code) {
    case 'yaml':
      return yamlText(finding.error, words)
    case 'duplicate-key':
      return words.repeated(finding.key, finding.firstLine)
    case 'no-keys':
      return words.noKeys
    case 'unknown-key':
      return words.unknown(finding.key)
    case 'missing-space':
      return words.noSpace(finding.key)
    case 'misplaced-key':
      return words.misplaced(finding.near)
    case 'own-key':
      return words.own(finding.key.replace(/^wakamiti\./, ''))
    case 'wrong-value':
      return finding.option ? valueAdvice(finding.option, locale, finding.isList) : words.isSection
    case 'unquoted-word':
      return words.unquoted(finding.word)
    case 'no-effect':
    case 'limited':
      return finding.option.warning?.[locale] ?? words.noEffect
    case 'ignored':
      return finding.option.warning?.[locale] ?? words.ignored(finding.option.ignoredIf?.any ?? [])
    case 'read-elsewhere':
      return elsewhereText(finding.option, words)
    case 'missing-module':
      return (finding.isListed ? words.notListed : words.noList)(
        pluginName(plugins, finding.plugin, locale),
        finding.extension,
      )
    case 'missing-driver':
      return words.noDriver(finding.scheme)
    case 'unknown-module':
      return words.unknownModule(finding.name)
    case 'module-as-extension':
      return words.moduleAsExtension
    case 'open-placeholder':
      return words.openPlaceholder
    case 'unread-key':
      return words.unread(fullKey(finding.option))
    case 'unknown-extension':
      return words.unknownExtension(finding.name)
    case 'missing-key':
      return missingText(finding, locale)
    case 'too-large':
      return limitText(finding.limit, locale)
    case 'too-deep':
      return words.tooDeep
  }
}
