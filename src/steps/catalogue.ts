import type { Localized } from '@/i18n/locale'
import type { DataTypes } from './data-types'
import type { CatalogueStep } from './step'

/** What a program needs to know of a plugin to name it and to declare it. */
export interface CataloguePlugin {
  plugin: string
  name: Localized
  category: string
  artifact: string
  version: string
  /** Extension names, the values of the `modules` filter. */
  modules: string[]
}

/** `/assets/steps.json`: everything about the steps, for the tools of the site and for other programs. */
export interface StepCatalogue {
  /** Version of this format; it grows when a field changes its meaning or goes away. */
  format: 1
  /** Version of the tool that the facts were read from. */
  engine: string
  plugins: CataloguePlugin[]
  steps: CatalogueStep[]
  dataTypes: DataTypes
}
