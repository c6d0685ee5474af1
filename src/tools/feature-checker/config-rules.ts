import type { ExtensionList } from '@/config/check/modules'
import type { FeatureReport } from '@/gherkin/check/check-feature'
import type { FeatureFinding } from '@/gherkin/finding'

/**
 * For each plugin that the configuration leaves out, one finding at its list of modules: how many steps need it, and where the
 * first one is.
 * @param reports of the features, by their paths
 */
export function leftOutFindings(
  reports: ReadonlyMap<string, FeatureReport>,
  list: ExtensionList | undefined,
): FeatureFinding[] {
  const all = [...reports].flatMap(([file, { leftOut }]) => leftOut.map((one) => ({ file, one })))
  const byPlugin = new Map<string, FeatureFinding<'module.missing'>>()
  if (list)
    for (const { file, one } of all) {
      const { data } = byPlugin.get(one.data.plugin) ?? { data: { ...one.data, count: 0, file } }
      const edit = list.add(data.modules)
      const fixes = edit ? [{ edits: [edit] }] : []
      const counted = { ...data, count: data.count + one.data.count }
      byPlugin.set(data.plugin, { ...one, from: list.from, to: list.to, data: counted, fixes })
    }
  return [...byPlugin.values()]
}

/** What only a project with a `wakamiti.yaml` needs: it is loaded when there is one. */
export { readProjectSettings } from '@/config/check/project-settings'
export { ConfigAdvice, certainConfigFix, configLabels, configSummary } from '../config-checker/config-advice'
