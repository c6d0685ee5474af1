import { type Locale, translated } from '@/i18n/locale'
import { baseTypeOf, type CatalogueOption, fullKey, isFreeSegment, listBaseOf, mapBaseOf, optionPlace } from './option'
import { listedDefault, type Scalar, sampleOf, yamlScalar } from './option-value'

const OWN_NAME = translated({ es: 'nombre', en: 'name' })

const INDENT = '  '

/** The value to show: the default, spelt as among the values, or an example. */
function exampleValue(option: CatalogueOption): Scalar {
  const { type, default: value, values = [], example } = option
  const base = baseTypeOf(type)
  if (base === 'enum') return listedDefault(option) ?? values[0] ?? sampleOf(option)
  if (value !== null && value !== '') return value
  if (example !== undefined && typeof example !== 'object') return example
  return base === 'section' ? '' : (values[0] ?? sampleOf(option))
}

function valueLines(option: CatalogueOption, indent: string, locale: Locale): string[] {
  if (typeof option.example === 'object')
    return ['', ...Object.entries(option.example).map(([name, value]) => `${indent}${name}: ${yamlScalar(value)}`)]
  if (option.type === 'section') return [' {}']
  const value = yamlScalar(exampleValue(option))
  if (listBaseOf(option.type)) return ['', `${indent}- ${value}`]
  const isMap = mapBaseOf(option.type) !== undefined && !option.key.endsWith('.*')
  return isMap ? ['', `${indent}${OWN_NAME[locale]}: ${value}`] : [` ${value}`]
}

function nestedYaml(option: CatalogueOption, locale: Locale): string {
  const names = fullKey(option)
    .split('.')
    .map((name) => (isFreeSegment(name) ? OWN_NAME[locale] : name))
  const [first = '', ...rest] = valueLines(option, INDENT.repeat(names.length), locale)
  const keys = names.map((name, depth) => `${INDENT.repeat(depth)}${name}:`)
  return [`${keys.join('\n')}${first}`, ...rest].join('\n')
}

/** An option as it is written where it belongs, with its default or an example; free names are in a language. */
export function optionExample(option: CatalogueOption, locale: Locale): string {
  const place = optionPlace(option)
  if (place === 'file') return nestedYaml(option, locale)
  const value = exampleValue(option)
  return place === 'feature' ? `# ${option.key.replace(/^wakamiti\./, '')}: ${value}` : `${option.key}=${value}`
}
