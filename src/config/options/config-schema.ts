import { type Locale, localize } from '@/i18n/locale'
import { SCHEMA_STRINGS } from '@/i18n/schema-strings'
import { escaped } from '@/lib/escaped'
import { absoluteUrl } from '@/site/site'
import { type Branch, FREE, optionTree } from './find-option'
import { type CatalogueOption, fileOptions, fullKey, optionPlace, strayKey } from './option'
import { type JsonSchema, valueSchema } from './value-schema'

/** The JSON pointer of the schema of a key, for `$ref`. */
const pointerTo = (name: string, parent: string): string =>
  name === FREE ? `${parent}/additionalProperties` : `${parent}/properties/${name}`

/** A key of several levels as a pattern; a free last name may contain dots. */
function keyPattern(path: string[], isOpen: boolean): string {
  const names = path.map((name) => (name === FREE ? '[^.]+' : escaped(name)))
  return `^${(isOpen ? [...names.slice(0, -1), '.+'] : names).join('\\.')}$`
}

/** Patterns for keys of several levels written with dots, each with its schema. */
function dottedKeys({ children }: Branch, pointer: string, before: string[] = []): [string, { $ref: string }][] {
  return [...children].flatMap(([name, child]) => {
    const path = [...before, name]
    const own = pointerTo(name, pointer)
    const itself: ReturnType<typeof dottedKeys> = [
      [keyPattern(path, name === FREE && child.children.size === 0), { $ref: own }],
    ]
    const entries: typeof itself = [[keyPattern([...path, FREE], true), { $ref: pointerTo(FREE, own) }]]
    const takesEntries = child.option?.type.startsWith('map<') && name !== FREE
    return [...(before.length > 0 ? itself : []), ...(takesEntries ? entries : []), ...dottedKeys(child, own, path)]
  })
}

/** The schema of a key: its value, or the keys that it contains. */
function branchSchema(branch: Branch, pointer: string, locale: Locale): JsonSchema {
  const { option, children } = branch
  if (children.size === 0) return option ? valueSchema(option, locale) : {}
  const below = [...children].map(([name, child]): [string, JsonSchema] => [
    name,
    branchSchema(child, pointerTo(name, pointer), locale),
  ])
  // Editors accept keys that match a pattern without suggesting them.
  const dotted = dottedKeys(branch, pointer)
  return {
    // A key without a value is null.
    type: ['object', 'null'],
    ...(option && { description: option.description[locale] }),
    properties: Object.fromEntries(below.filter(([name]) => name !== FREE)),
    ...(dotted.length > 0 && { patternProperties: Object.fromEntries(dotted) }),
    additionalProperties: new Map(below).get(FREE) ?? false,
  }
}

/** Options that are set elsewhere, directly under the root that accepts any key. */
const strays = (options: readonly CatalogueOption[], locale: Locale): [string, JsonSchema][] =>
  options.flatMap((option) => {
    const [, name = '', ...others] = strayKey(option).split('.')
    if (optionPlace(option) === 'file' || others.length > 0) return []
    return [[name, { description: option.description[locale], deprecated: true }]]
  })

/** Keys that the tool does not read, struck through instead of refused: steps of the reader's own may read them. */
const unreadOptions = (options: readonly CatalogueOption[], locale: Locale): CatalogueOption[] =>
  options.flatMap(({ plugin, key: read, unreadKeys = [] }) => {
    const text = SCHEMA_STRINGS[locale].unread(fullKey({ plugin, key: read }))
    const description = localize(() => text)
    const fields = { type: 'string', default: null, required: false, status: 'no-effect', description } as const
    return unreadKeys.map((key) => ({ ...fields, plugin, key }))
  })

/** The path of the published schema of a language. */
export const schemaPath = (locale: Locale): string => `/assets/schema/wakamiti.${locale}.schema.json`

/**
 * The JSON Schema (draft 2020-12) of `wakamiti.yaml`. No key is required, because another file, the command line or a step
 * may set it. Directly under `wakamiti` other keys are allowed, because features read them as `${key}`.
 */
export function configSchema(options: readonly CatalogueOption[], locale: Locale): JsonSchema {
  const known = fileOptions(options)
  const tree = optionTree([...known, ...unreadOptions(known, locale)])
  const { properties, ...schema } = branchSchema(tree, '#', locale)
  const { wakamiti, ...others } = properties as Record<string, JsonSchema>
  const own = { ...Object.fromEntries(strays(options, locale)), ...(wakamiti?.properties as JsonSchema) }
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: absoluteUrl(schemaPath(locale)),
    title: 'wakamiti.yaml',
    description: SCHEMA_STRINGS[locale].title,
    ...schema,
    type: 'object',
    properties: { wakamiti: { ...wakamiti, properties: own, additionalProperties: true }, ...others },
  }
}
