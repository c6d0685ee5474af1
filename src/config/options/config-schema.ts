import type { Locale } from '@/i18n/locale'
import { SCHEMA_STRINGS } from '@/i18n/schema-strings'
import { absoluteUrl } from '@/site/site'
import { type CatalogueOption, fileOptions, fullKey, isFreeSegment, optionPlace, strayKey } from './option'
import { escaped } from './option-value'
import { type JsonSchema, valueSchema } from './value-schema'

/** A key of the file with the keys below it. */
interface Branch {
  option?: CatalogueOption
  children: Map<string, Branch>
}

/** All names of the reader's own share one branch: `{alias}`, `*`. */
const FREE = '*'

/** The options of a file as a tree. */
function treeOf(options: readonly CatalogueOption[]): Branch {
  const root: Branch = { children: new Map() }
  for (const option of options) {
    let branch = root
    for (const segment of fullKey(option).split('.')) {
      const name = isFreeSegment(segment) ? FREE : segment
      const next: Branch = branch.children.get(name) ?? { children: new Map() }
      branch.children.set(name, next)
      branch = next
    }
    branch.option = option
  }
  return root
}

/** A section without keys of its own repeats those that stand beside it, other sections left out. */
function withRepeatedKeys({ option, children }: Branch): Branch {
  const isSection = (child: Branch) => child.option?.type === 'section'
  const repeated = new Map([...children].filter(([, child]) => !isSection(child)))
  const complete = [...children].map(([name, child]): [string, Branch] => {
    const isEmpty = isSection(child) && child.children.size === 0
    return [name, isEmpty ? { ...child, children: repeated } : withRepeatedKeys(child)]
  })
  return { option, children: new Map(complete) }
}

/** Where the schema of a key stands, as `$ref` names it. */
const pointerTo = (name: string, parent: string): string =>
  name === FREE ? `${parent}/additionalProperties` : `${parent}/properties/${name}`

/** A key of several levels as a pattern; a last name that is the reader's own may have dots. */
function keyPattern(path: string[], isOpen: boolean): string {
  const names = path.map((name) => (name === FREE ? '[^.]+' : escaped(name)))
  return `^${(isOpen ? [...names.slice(0, -1), '.+'] : names).join('\\.')}$`
}

/** The keys of two or more levels below a key, which may be written as one with dots: each pattern with its schema. */
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

/** The schema of a key: its value, or the keys that it contains and what may stand beside them. */
function branchSchema(branch: Branch, pointer: string, locale: Locale): JsonSchema {
  const { option, children } = branch
  if (children.size === 0) return option ? valueSchema(option, locale) : {}
  const below = [...children].map(([name, child]): [string, JsonSchema] => [
    name,
    branchSchema(child, pointerTo(name, pointer), locale),
  ])
  // Editors accept keys that match a pattern without offering them.
  const dotted = dottedKeys(branch, pointer)
  return {
    // A key with nothing behind its colon is null.
    type: ['object', 'null'],
    ...(option && { description: option.description[locale] }),
    properties: Object.fromEntries(below.filter(([name]) => name !== FREE)),
    ...(dotted.length > 0 && { patternProperties: Object.fromEntries(dotted) }),
    additionalProperties: new Map(below).get(FREE) ?? false,
  }
}

/** Options that are read elsewhere, right under the root that takes any key. */
const strays = (options: readonly CatalogueOption[], locale: Locale): [string, JsonSchema][] =>
  options.flatMap((option) => {
    const [, name = '', ...others] = strayKey(option).split('.')
    if (optionPlace(option) === 'file' || others.length > 0) return []
    return [[name, { description: option.description[locale], deprecated: true }]]
  })

/** Where the schema of a language is published. */
export const schemaPath = (locale: Locale): string => `/assets/schema/wakamiti.${locale}.schema.json`

/**
 * The JSON Schema (draft 2020-12) of `wakamiti.yaml`. No key is required: what a file leaves out may come from another one,
 * the command line or a step. Right under `wakamiti` other keys are allowed, because features read them as `${key}`.
 * @param options all options
 * @param locale the language of the descriptions
 */
export function configSchema(options: readonly CatalogueOption[], locale: Locale): JsonSchema {
  const tree = withRepeatedKeys(treeOf(fileOptions(options)))
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
