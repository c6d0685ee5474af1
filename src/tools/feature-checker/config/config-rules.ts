/** What only a project with a `wakamiti.yaml` needs: it is loaded when there is one. */
export { readProjectSettings } from '@/config/check/project-settings'
export { ConfigAdvice, certainConfigFix, configLabels, configSummary } from '../../config-checker/config-advice'
