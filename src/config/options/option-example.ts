import type { Locale } from '@/i18n/locale'
import { fullKey, isFreeSegment } from './find-option'
import { baseTypeOf, type CatalogueOption, listBaseOf, mapBaseOf, type OptionBaseType } from './option'
import { optionPlace } from './option-place'
import { type Plain, yamlScalar } from './yaml-scalar'

/** An option as it is written where it is read. */
export interface OptionExample {
  /** The language of the file: most are YAML. */
  lang: 'yaml' | 'properties' | 'shell' | 'gherkin'
  text: string
}

/** A value of each type, for options without default. */
const SAMPLES: Record<Exclude<OptionBaseType, 'enum' | 'section'>, Plain> = {
  string: 'text',
  boolean: true,
  integer: 1,
  decimal: 1.5,
  url: 'http://localhost:8080',
  path: 'data/file.txt',
  folder: 'results',
  regex: '.*',
  glob: '**/*.html',
  charset: 'UTF-8',
  locale: 'es',
  class: 'com.example.LibrarySteps',
  tags: 'smoke and not slow',
  style: 'green,bold',
  coordinates: 'es.iti.wakamiti:rest-wakamiti-plugin:2.9.4',
}

/** A name of the reader's own. */
const OWN_NAME: Record<Locale, string> = { es: 'nombre', en: 'name' }

const INDENT = '  '
const sampleOf = ({ type, default: value, values = [], example }: CatalogueOption): Plain => {
  const base = baseTypeOf(type)
  const listed = values.find((known) => String(known).toLowerCase() === String(value).toLowerCase())
  if (base === 'enum') return listed ?? values[0] ?? SAMPLES.string
  if (value !== null && value !== '') return value
  if (example !== undefined && typeof example !== 'object') return example
  return base === 'section' ? '' : (values[0] ?? SAMPLES[base])
}

/** What stands behind or below the last key. */
function valueLines(option: CatalogueOption, indent: string, locale: Locale): string[] {
  if (typeof option.example === 'object')
    return ['', ...Object.entries(option.example).map(([name, value]) => `${indent}${name}: ${yamlScalar(value)}`)]
  if (option.type === 'section') return [' {}']
  const value = yamlScalar(sampleOf(option))
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

/**
 * An option written out where it is read, with its default or a value of its type.
 * @param option the option
 * @param locale for the names that are the reader's own
 * @example optionExample(timeout, 'es').text // => 'wakamiti:\n  rest:\n    timeout: 60000'
 */
export function optionExample(option: CatalogueOption, locale: Locale): OptionExample {
  const value = String(sampleOf(option))
  switch (optionPlace(option)) {
    case 'file':
      return { lang: 'yaml', text: nestedYaml(option, locale) }
    case 'feature':
      return { lang: 'gherkin', text: `# ${option.key.replace(/^wakamiti\./, '')}: ${value}` }
    case 'jvm':
      return { lang: 'shell', text: `${option.key}=${value}` }
    case 'spring':
      return { lang: 'properties', text: `${option.key}=${value}` }
  }
}
