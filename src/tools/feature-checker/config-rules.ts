/** What only a project with a `wakamiti.yaml` needs: it is loaded when there is one. */
export { certainConfigFix } from '@/config/check/finding'
export { projectFindings, readProjectSettings } from '@/config/check/project-settings'
export { ConfigAdvice, configLabels, configSummary } from '../config-checker/config-advice'
