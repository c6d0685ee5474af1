import type { Locale } from '@/i18n/locale'

/** What a configuration says about features; the defaults are those of the tool. */
export interface FeatureSettings {
  /** The names of the modules in use (`modules`); all when left out. */
  modules?: string[]
  /** `redefinition.definitionTag`, without its `@`. */
  definitionTag?: string
  /** `redefinition.implementationTag`, without its `@`. */
  implementationTag?: string
  /** `idTagPattern`, a regular expression that a whole tag has to match; none when empty. */
  idTagPattern?: string
  /** `strictTestCaseID`: every test case needs an id of its own. */
  strictTestCaseID?: boolean
  /** `dataFormatLanguage`, in which values are read of steps that are found in the language of their feature. */
  dataFormatLanguage?: string
  /** The language of a fragment that declares none; English when left out, as in the tool. */
  fragmentLocale?: Locale
}

/** The settings of the tool where the configuration has none. */
export const DEFAULT_SETTINGS = {
  definitionTag: 'definition',
  implementationTag: 'implementation',
  idTagPattern: 'ID([\\w-]+)',
} as const satisfies FeatureSettings
