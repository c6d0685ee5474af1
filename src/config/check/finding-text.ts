import { CONFIG_CHECKER_STRINGS, type ConfigCheckerStrings } from '@/i18n/config-checker-strings'
import type { Locale } from '@/i18n/locale'
import type { FindingWords } from '@/lib/finding'
import { type NamedPlugin, pluginName } from '@/steps/catalogue'
import { baseTypeOf, type CatalogueOption, mapBaseOf, rangeText } from '../options/option'
import { isClosed } from '../options/option-value'
import { type ConfigCode, type ConfigFinding, type FindingData, guessOf, TEXT_LIMITS } from './finding'

function valueAdvice(option: CatalogueOption, locale: Locale, isList = false): string {
  const words = CONFIG_CHECKER_STRINGS[locale]
  const { type, values } = option
  if (mapBaseOf(type)) return words.asMap
  if (isList) return words.asList
  if (option.pattern || (baseTypeOf(type) === 'url' && option.example))
    return words.asExample(String(option.example ?? option.default))
  const list = ` ${(values ?? []).map((value) => `\`${value}\``).join(', ')}.`
  if (isClosed(option)) return words.types.enum + list
  const range = rangeText(option, locale)
  const advice = words.types[option.unit ?? baseTypeOf(type)]
  return range ? advice.replace(/\.$/, `, ${range}.`) : advice
}

/** What is read at most. */
export function limitText(locale: Locale): string {
  const { format } = new Intl.NumberFormat(locale, { useGrouping: 'always' })
  const { size, lines, line } = TEXT_LIMITS
  return CONFIG_CHECKER_STRINGS[locale].tooLarge(format(size), format(lines), format(line))
}

/** Explains an error of the YAML parser by its code, as its own messages are English. */
export function yamlText(error: string, locale: Locale): string {
  const { yaml } = CONFIG_CHECKER_STRINGS[locale]
  return Object.hasOwn(yaml, error) ? yaml[error as keyof typeof yaml] : yaml.other
}

type Context = { words: ConfigCheckerStrings; locale: Locale; plugins: readonly NamedPlugin[] }

type Texts = ConfigCheckerStrings['texts']

/** An option with a status has a warning; the others are ignored because of other ones. */
const warningText = ({ option }: FindingData['no-effect'], { words, locale }: Context): string =>
  option.warning?.[locale] ?? words.ignored(option.ignoredIf?.any ?? [])

/** Texts that need more than the data of their finding: an option, the name of a plugin, the format of a number. */
const TEXTS: { [Code in Exclude<ConfigCode, keyof Texts>]: (data: FindingData[Code], context: Context) => string } = {
  yaml: ({ error }, { locale }) => yamlText(error, locale),
  'own-key': ({ key }, { words }) => words.own(key.replace(/^wakamiti\./, '')),
  'wrong-value': ({ option, isList }, { words, locale }) =>
    option ? valueAdvice(option, locale, isList) : words.types.section,
  'no-effect': warningText,
  limited: warningText,
  'read-elsewhere': ({ option: { key }, place }, { words }) =>
    words.elsewhere[place](place === 'feature' ? key.replace(/^wakamiti\./, '') : key),
  'missing-module': ({ plugin }, { words, locale, plugins }) =>
    words.missingModule(pluginName(plugins, plugin, locale)),
  'missing-key': ({ key, option, canBeStep }, { words, locale }) => {
    const when = option.requiredIf && option.requiredWhen && words.requiredWhen(option.requiredWhen[locale])
    return [words.required(key), when, canBeStep && words.orStep].filter(Boolean).join(' ')
  },
  'too-large': (_, { locale }) => limitText(locale),
}

/** Explains a finding and what to do about it; code is between backticks. */
export function findingText(finding: ConfigFinding, locale: Locale, plugins: readonly NamedPlugin[]): string {
  const words = CONFIG_CHECKER_STRINGS[locale]
  // TypeScript cannot see that the text and the data belong to the same code.
  const text = { ...words.texts, ...TEXTS }[finding.code] as
    | string
    | ((data: ConfigFinding, context: Context) => string)
  return typeof text === 'string' ? text : text(finding, { words, locale, plugins })
}

export const configWords = (finding: ConfigFinding, locale: Locale, plugins: readonly NamedPlugin[]): FindingWords => ({
  look: finding.severity,
  title: CONFIG_CHECKER_STRINGS[locale].titles[finding.code],
  text: findingText(finding, locale, plugins),
  // A guess may be wrong.
  certain: finding.fixes.length === 1 && guessOf(finding) === undefined ? finding.fixes[0] : undefined,
})
