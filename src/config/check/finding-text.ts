import { CONFIG_CHECKER_STRINGS, type ConfigCheckerStrings } from '@/i18n/config-checker-strings'
import type { Locale } from '@/i18n/locale'
import type { FindingWords } from '@/lib/finding'
import type { TextLimits } from '@/lib/text-limits'
import { type NamedPlugin, pluginName } from '@/steps/catalogue'
import { baseTypeOf, type CatalogueOption, fullKey, mapBaseOf, optionPlace, rangeText } from '../options/option'
import { isClosed } from '../options/option-value'
import { type ConfigCode, type ConfigFinding, type FindingData, guessOf, TEXT_LIMITS } from './finding'

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

/** The text of a limit, its number with separators of thousands. */
export function limitText(limit: keyof TextLimits, locale: Locale): string {
  const number = new Intl.NumberFormat(locale, { useGrouping: 'always' }).format(TEXT_LIMITS[limit])
  return CONFIG_CHECKER_STRINGS[locale].limits[limit](number)
}

/** What an error of the parser means, by its code: its own messages are English. */
export function yamlText(error: string, locale: Locale): string {
  const { yaml } = CONFIG_CHECKER_STRINGS[locale]
  return Object.hasOwn(yaml, error) ? yaml[error as keyof typeof yaml] : yaml.other
}

interface Context {
  words: ConfigCheckerStrings
  locale: Locale
  plugins: readonly NamedPlugin[]
}

const TEXTS: { [Code in ConfigCode]: (data: FindingData[Code], context: Context) => string } = {
  yaml: ({ error }, { locale }) => yamlText(error, locale),
  'duplicate-key': ({ key, firstLine }, { words }) => words.repeated(key, firstLine),
  'no-keys': (_, { words }) => words.noKeys,
  'unknown-key': ({ key }, { words }) => words.unknown(key),
  'missing-space': ({ key }, { words }) => words.noSpace(key),
  'misplaced-key': ({ near }, { words }) => words.misplaced(near),
  'own-key': ({ key }, { words }) => words.own(key.replace(/^wakamiti\./, '')),
  'wrong-value': ({ option, isList }, { words, locale }) =>
    option ? valueAdvice(option, locale, isList) : words.isSection,
  'unquoted-word': ({ word, meaning }, { words }) => words.unquoted(word, meaning),
  'no-effect': ({ option }, { words, locale }) => option.warning?.[locale] ?? words.noEffect,
  limited: ({ option }, { words, locale }) => option.warning?.[locale] ?? words.noEffect,
  ignored: ({ option }, { words, locale }) => option.warning?.[locale] ?? words.ignored(option.ignoredIf?.any ?? []),
  'read-elsewhere': ({ option }, { words }) => {
    const place = optionPlace(option)
    const key = place === 'feature' ? option.key.replace(/^wakamiti\./, '') : option.key
    return place === 'file' ? words.noEffect : words.elsewhere[place](key)
  },
  'missing-module': ({ plugin, extension, isListed }, { words, locale, plugins }) =>
    (isListed ? words.notListed : words.noList)(pluginName(plugins, plugin, locale), extension),
  'missing-driver': ({ scheme }, { words }) => words.noDriver(scheme),
  'unknown-module': ({ name }, { words }) => words.unknownModule(name),
  'module-as-extension': (_, { words }) => words.moduleAsExtension,
  'open-placeholder': (_, { words }) => words.openPlaceholder,
  'unread-variable': (_, { words }) => words.unreadVariable,
  'unread-key': ({ option }, { words }) => words.unread(fullKey(option)),
  'unknown-extension': ({ name }, { words }) => words.unknownExtension(name),
  'missing-key': ({ key, option, canBeStep }, { words, locale }) => {
    const when = option.requiredIf && option.requiredWhen && words.requiredWhen(option.requiredWhen[locale])
    return [words.required(key), when, canBeStep && words.orStep].filter(Boolean).join(' ')
  },
  'too-large': ({ limit }, { locale }) => limitText(limit, locale),
  'too-deep': (_, { words }) => words.tooDeep,
}

/**
 * Explains a finding and what to do about it, with `code` between backticks.
 * @param plugins for their names
 */
export function findingText(finding: ConfigFinding, locale: Locale, plugins: readonly NamedPlugin[]): string {
  // TypeScript cannot see that the text and the data belong to the same code.
  const text = TEXTS[finding.code] as (data: ConfigFinding, context: Context) => string
  return text(finding, { words: CONFIG_CHECKER_STRINGS[locale], locale, plugins })
}

/** What a finding says in the language of the page. */
export const configWords = (finding: ConfigFinding, locale: Locale, plugins: readonly NamedPlugin[]): FindingWords => ({
  look: finding.severity,
  title: CONFIG_CHECKER_STRINGS[locale].titles[finding.code],
  text: findingText(finding, locale, plugins),
  // What is only near may have been meant otherwise.
  certain: finding.fixes.length === 1 && guessOf(finding) === undefined ? finding.fixes[0] : undefined,
})
