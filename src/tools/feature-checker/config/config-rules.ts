/** What only a project with a `wakamiti.yaml` needs: it is loaded when there is one. */
export { extensionList } from '@/config/check/extension-list'
export { readProjectSettings } from '@/config/check/project-settings'
export { ConfigAdvice } from '../../config-checker/config-advice'
export { certainConfigFix, configLabels, configSummary } from '../../config-checker/config-findings'
