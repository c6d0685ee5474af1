import type { Option } from '@/config/options/option'
import type { Localized } from '@/i18n/locale'
import type { Step } from '@/steps/step'

export const PLUGIN_CATEGORIES = ['steps', 'reports', 'integrations'] as const

export type PluginCategory = (typeof PLUGIN_CATEGORIES)[number]

/** The facts of one plugin, written once with both languages inside: `content/reference/plugins/<name>.yaml`. */
export interface PluginReference {
  plugin: string
  name: Localized
  category: PluginCategory
  summary: Localized
  /** Maven group and artifact. */
  artifact: string
  version: string
  needs: Localized
  /** Extension names, the values of the `modules` filter. */
  modules: string[]
  options: Option[]
  steps: Step[]
}

/** `content/reference/core.yaml`: the options of the tool itself. */
export interface CoreReference {
  engine: string
  api: string
  commit: string
  options: Option[]
}
