import type { Locale } from '@/i18n/locale'
import { SCHEMA_STRINGS } from '@/i18n/schema-strings'
import { absoluteUrl } from '@/site/site'
import { type CatalogueOption, fileOptions, fullKey, isFreeSegment, optionPlace, strayKey } from './option'
import { type JsonSchema, valueSchema } from './value-schema'

/** A key of the file with the keys below it. */
interface Branch {
  option?: CatalogueOption
  children: Map<string, Branch>
}

/** Where a part of the schema stands. */
interface SchemaPlace {
  locale: Locale
  /** As `$ref` names it. */
  pointer: string
}

/** All names of the reader's own share one branch: `{alias}`, `*`. */
const FREE = '*'

const emptyBranch = (): Branch => ({ children: new Map() })

function addOption(root: Branch, option: CatalogueOption): void {
  let branch = root
  for (const segment of fullKey(option).split('.')) {
    const name = isFreeSegment(segment) ? FREE : segment
    const next = branch.children.get(name) ?? emptyBranch()
    branch.children.set(name, next)
    branch = next
  }
  branch.option = option
}

/** A section without keys of its own repeats those that stand beside it, other sections left out. */
function siblingOptions(siblings: Map<string, Branch>): Branch['children'] {
  return new Map([...siblings].filter(([, { option }]) => option?.type !== 'section'))
}

const childrenOf = ({ option, children }: Branch, siblings: Branch['children']): Branch['children'] =>
  children.size === 0 && option?.type === 'section' ? siblingOptions(siblings) : children

/** A key of several levels below another one. */
interface DottedKey {
  path: string[]
  /** Where its schema stands, as `$ref` names it. */
  pointer: string
  /** Its last name is the reader's own and may have dots. */
  isOpen: boolean
}

function dottedKeys(children: Branch['children'], pointer: string, before: string[] = []): DottedKey[] {
  return [...children].flatMap(([name, child]): DottedKey[] => {
    const own = name === FREE ? `${pointer}/additionalProperties` : `${pointer}/properties/${name}`
    const path = [...before, name]
    const itself = { path, pointer: own, isOpen: name === FREE && child.children.size === 0 }
    const entry = { path: [...path, FREE], pointer: `${own}/additionalProperties`, isOpen: true }
    const takesEntries = child.option?.type.startsWith('map<') && name !== FREE
    const below = dottedKeys(childrenOf(child, children), own, path)
    return [...(before.length > 0 ? [itself] : []), ...(takesEntries ? [entry] : []), ...below]
  })
}

const segmentPattern = (name: string): string => (name === FREE ? '[^.]+' : name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))

/** The keys of two or more levels below a key, which may be written as one with dots: editors take them without offering them. */
function dottedSchema(children: Branch['children'], pointer: string): JsonSchema {
  const patterns = dottedKeys(children, pointer).map(({ path, pointer: $ref, isOpen }) => {
    const names = path.map(segmentPattern)
    return [`^${(isOpen ? [...names.slice(0, -1), '.+'] : names).join('\\.')}$`, { $ref }]
  })
  return patterns.length > 0 ? { patternProperties: Object.fromEntries(patterns) } : {}
}

/** Keys that hold other keys: the named ones, and what may stand beside them. */
function sectionSchema(children: Branch['children'], place: SchemaPlace, option?: CatalogueOption): JsonSchema {
  const { locale, pointer } = place
  const named = [...children].filter(([name]) => name !== FREE)
  const free = children.get(FREE)
  const below = (name: string) => ({ locale, pointer: `${pointer}/properties/${name}` })
  return {
    // A key with nothing behind its colon is null.
    type: ['object', 'null'],
    ...(option && { description: option.description[locale] }),
    properties: Object.fromEntries(named.map(([name, child]) => [name, branchSchema(child, below(name), children)])),
    ...dottedSchema(children, pointer),
    additionalProperties: free
      ? branchSchema(free, { locale, pointer: `${pointer}/additionalProperties` }, children)
      : false,
  }
}

function branchSchema(branch: Branch, place: SchemaPlace, siblings: Branch['children']): JsonSchema {
  const { option } = branch
  const children = childrenOf(branch, siblings)
  if (children.size > 0) return sectionSchema(children, place, option)
  return option ? valueSchema(option, place.locale) : {}
}

/** Options that are read elsewhere, right under the root that takes any key. */
const strays = (options: readonly CatalogueOption[], locale: Locale): [string, JsonSchema][] =>
  options
    .filter((option) => optionPlace(option) !== 'file')
    .map((option): [string[], CatalogueOption] => [strayKey(option).split('.'), option])
    .filter(([segments]) => segments.length === 2)
    .map(([[, name = ''], { description }]) => [name, { description: description[locale], deprecated: true }])

/** Where the schema of a language is published. */
export const schemaPath = (locale: Locale): string => `/assets/schema/wakamiti.${locale}.schema.json`

/**
 * The JSON Schema (draft 2020-12) of `wakamiti.yaml`. No key is required: what a file leaves out may come from another one,
 * the command line or a step. Right under `wakamiti` other keys are allowed, because features read them as `${key}`.
 * @param options all options
 * @param locale the language of the descriptions
 */
export function configSchema(options: readonly CatalogueOption[], locale: Locale): JsonSchema {
  const root = emptyBranch()
  for (const option of fileOptions(options)) addOption(root, option)
  const { properties, ...schema } = sectionSchema(root.children, { locale, pointer: '#' })
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
