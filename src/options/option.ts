import type { Localized } from '@/i18n/locale'

/** The data types an option may have; `list<…>` and `map<…>` hold one of them. */
export const OPTION_BASE_TYPES = [
  'string',
  'boolean',
  'integer',
  'decimal',
  'url',
  'path',
  'folder',
  'enum',
  'regex',
  'glob',
  'charset',
  'locale',
  'class',
  'tags',
  'style',
  'coordinates',
  'section',
] as const

export type OptionBaseType = (typeof OPTION_BASE_TYPES)[number]
export type OptionType = OptionBaseType | `list<${OptionBaseType}>` | `map<${OptionBaseType}>`

/** One key of `wakamiti.yaml`: literal facts once, texts in both languages. */
export interface Option {
  /** As the tool reads it. Plugin keys without the root, core keys with it: `rest.baseURL`, `wakamiti.resourceTypes`. */
  key: string
  type: OptionType
  default: string | number | boolean | null
  /** Says the default when it is not a literal: "random". */
  defaultNote?: Localized
  required: boolean
  requiredWhen?: Localized
  values?: (string | number | boolean)[]
  scope?: 'engine' | 'feature' | 'launcher' | 'junit' | 'server'
  status?: 'limited' | 'no-effect'
  description: Localized
  warning?: Localized
}

/** An option and the plugin it belongs to; the tool's own are under `core`. */
export type CatalogueOption = Option & { plugin: string }
