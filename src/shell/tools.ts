import type { ComponentType } from 'react'
import type { Locale } from '@/i18n/locale'
import type { ToolName } from '@/site/tool-names'

/** What every tool is told. */
export interface ToolProps {
  locale: Locale
}

/** Every tool; each is a script of its own. */
export const TOOLS: Record<ToolName, () => Promise<ComponentType<ToolProps>>> = {
  'config-checker': () => import('@/tools/config-checker/config-checker').then(({ ConfigChecker }) => ConfigChecker),
  'step-finder': () => import('@/tools/step-finder/step-finder').then(({ StepFinder }) => StepFinder),
  'feature-checker': () =>
    import('@/tools/feature-checker/feature-checker').then(({ FeatureChecker }) => FeatureChecker),
  'options-explorer': () =>
    import('@/tools/options-explorer/options-explorer').then(({ OptionsExplorer }) => OptionsExplorer),
}
