import type { ComponentType } from 'react'
import type { Locale } from '@/i18n/locale'
import type { ToolName } from '@/site/tool-names'

/** What every tool is told. */
export interface ToolProps {
  locale: Locale
}

/** Every tool; each is a script of its own. */
export const TOOLS: Record<ToolName, () => Promise<ComponentType<ToolProps>>> = {
  'config-checker': () => import('@/config-check/config-checker').then(({ ConfigChecker }) => ConfigChecker),
  'step-finder': () => import('@/finder/step-finder').then(({ StepFinder }) => StepFinder),
  'feature-checker': () => import('@/feature-check/feature-checker').then(({ FeatureChecker }) => FeatureChecker),
  'options-explorer': () => import('@/explorer/options-explorer').then(({ OptionsExplorer }) => OptionsExplorer),
}
