/** What only a project with a `wakamiti.yaml` needs: it is loaded when there is one. */
export { certainConfigFix } from '@/config/check/finding'
export { projectFindings, readProjectSettings } from '@/config/check/project-settings'
export { ConfigAdvice } from '../config-checker/config-advice'
export { configLabels, configSummary } from '../config-checker/config-texts'
