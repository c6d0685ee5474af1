import type { CoreReference, PluginReference } from '@/content/reference'
import { type Drift, driftAt, type ReferenceFile } from './drift'
import { optionDrift } from './option-drift'
import { stepDrift } from './step-drift'
import type { ToolModule } from './tool-modules'
import { isContributor, toolOptions } from './tool-options'

export interface References {
  core: ReferenceFile<CoreReference>
  plugins: ReferenceFile<PluginReference>[]
}

function versionDrift(file: ReferenceFile, name: string, tool: string | undefined): Drift[] {
  if (tool === undefined || tool === file.source.document.get(name)) return []
  return [driftAt(file, [name], { change: 'changed', what: 'version', name, tool }, tool)]
}

const isPlugin = ({ steps, classes }: ToolModule) => steps.size > 0 || classes.some(isContributor)

/** All differences between the references and the tool, in the order of the files; plugins that are new at the end. */
export function compare({ core, plugins }: References, modules: readonly ToolModule[]): Drift[] {
  const left = new Map(modules.map((module) => [module.artifact, module]))
  const take = (artifact: string): ToolModule | undefined => {
    const module = left.get(artifact.slice(artifact.indexOf(':') + 1))
    if (module) left.delete(module.artifact)
    return module
  }
  const parts = core.reference.artifacts.map(take).filter((part) => part !== undefined)
  const versionOf = (name: string) => parts.find(({ artifact }) => artifact === name)?.version
  const ofPlugin = (file: ReferenceFile<PluginReference>): Drift[] => {
    const name = file.reference.artifact
    const module = take(name)
    if (!module) return [driftAt(file, ['plugin'], { change: 'removed', what: 'plugin', name })]
    const options = optionDrift(file, toolOptions([module]))
    return [...versionDrift(file, 'version', module.version), ...options, ...stepDrift(file, module.steps)]
  }
  return [
    ...versionDrift(core, 'engine', versionOf('wakamiti-engine')),
    ...versionDrift(core, 'api', versionOf('wakamiti-api')),
    ...optionDrift(core, toolOptions(parts)),
    ...plugins.flatMap(ofPlugin),
    ...[...left.values()].filter(isPlugin).map(({ artifact: name, version: tool }) => {
      return driftAt(core, ['artifacts'], { change: 'added', what: 'plugin', name, tool })
    }),
  ]
}
