import type { Locale } from '@/i18n/locale'
import { SCHEMA_STRINGS } from '@/i18n/schema-strings'
import { absoluteUrl } from '@/site/site'
import { fullKey, isFreeSegment } from './find-option'
import type { CatalogueOption } from './option'
import { fileOptions } from './option-place'
import { type JsonSchema, valueSchema } from './value-schema'

/** A key of the file with the keys below it. */
interface Branch {
  option?: CatalogueOption
  children: Map<string, Branch>
}

const emptyBranch = (): Branch => ({ children: new Map() })

/** All names of the reader's own share one branch: `{alias}`, `*`. */
const FREE = '*'

function plant(root: Branch, option: CatalogueOption): void {
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
function besides(siblings: Map<string, Branch>): Branch {
  const own = [...siblings].filter(([, { option }]) => option?.type !== 'section')
  return { children: new Map(own) }
}

/** Keys that hold other keys: the named ones, and what may stand beside them. */
function sectionSchema({ children, option }: Branch, locale: Locale, isOpen: boolean): JsonSchema {
  const named = [...children].filter(([name]) => name !== FREE)
  const free = children.get(FREE)
  return {
    // A key with nothing behind its colon is null.
    type: ['object', 'null'],
    ...(option && { description: option.description[locale] }),
    properties: Object.fromEntries(named.map(([name, child]) => [name, branchSchema(child, locale, children)])),
    additionalProperties: free ? branchSchema(free, locale, children) : isOpen,
  }
}

function branchSchema(branch: Branch, locale: Locale, siblings: Map<string, Branch>): JsonSchema {
  const { option, children } = branch
  if (children.size > 0) return sectionSchema(branch, locale, false)
  if (option?.type === 'section') return sectionSchema({ ...besides(siblings), option }, locale, false)
  return option ? valueSchema(option, locale) : {}
}

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
  for (const option of fileOptions(options)) plant(root, option)
  const roots = [...root.children].map(([name, branch]) => [name, sectionSchema(branch, locale, name === 'wakamiti')])
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: absoluteUrl(schemaPath(locale)),
    title: 'wakamiti.yaml',
    description: SCHEMA_STRINGS[locale].title,
    type: 'object',
    properties: Object.fromEntries(roots),
    additionalProperties: false,
  }
}
