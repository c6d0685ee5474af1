import { stringify, type YAMLSeq } from 'yaml'
import type { PluginReference } from '@/content/schemas'
import { localize, STEP_LANGUAGES } from '@/i18n/locale'
import type { TextEdit } from '@/lib/finding'
import { type Drift, driftAt, listDrift, type ReferenceFile, type References } from './drift'
import { isContributor, optionDrift, toolOptions } from './option-drift'
import type { ToolModule } from './read-source'

function addSteps({ text, source }: ReferenceFile, steps: ToolModule['steps'], added: Drift[]): TextEdit {
  const records = added.map(({ name: id }) => ({
    id,
    kind: 'action',
    expression: { es: steps.get(id)?.es ?? id, en: steps.get(id)?.en ?? id },
    block: 'none',
    description: localize(() => ''),
    placeholder: true,
  }))
  const list = source.document.get('steps') as YAMLSeq
  const [from, to] = list.range ?? [0, 0]
  const isIndented = text[from - 1] !== '\n'
  const lines = stringify({ steps: records }, { lineWidth: 0, indentSeq: isIndented }).slice('steps:\n'.length)
  if (list.items.length === 0) return { from, to, insert: `\n${lines.trimEnd()}` }
  return { from: to, to, insert: text[to - 1] === '\n' ? lines : `\n${lines}` }
}

function stepDrift(file: ReferenceFile<PluginReference>, tool: ToolModule['steps']): Drift[] {
  const known = new Map(file.reference.steps.map((step, index) => [step.id, { ...step, index }]))
  const removed = [...known].flatMap(([id, { index }]): [string, number][] => (tool.has(id) ? [] : [[id, index]]))
  const unknown = Array.from(tool, ([id, { en }]): [string, string?] => [id, en]).filter(([id]) => !known.has(id))
  const { drift, renamed } = listDrift(file, 'steps', removed, unknown, (old, now) =>
    STEP_LANGUAGES.some((locale) => known.get(old)?.expression[locale] === tool.get(now)?.[locale]),
  )
  const added = drift.filter(({ change }) => change === 'added')
  const edit = addSteps(file, tool, added)
  for (const difference of added) difference.edit = edit
  for (const [id, { index, expression }] of known)
    for (const locale of STEP_LANGUAGES) {
      const now = tool.get(renamed.get(id) ?? id)
      if (!now || (now[locale] ?? id) === expression[locale]) continue
      const changed = { change: 'changed', what: 'step', name: id, locale, tool: now[locale] } as const
      drift.push(driftAt(file, ['steps', index, 'expression', locale], changed, now[locale]))
    }
  return drift
}

function versionDrift(file: ReferenceFile, name: string, tool: string | undefined): Drift[] {
  if (tool === undefined || tool === file.source.document.get(name)) return []
  return [driftAt(file, [name], { change: 'changed', what: 'version', name, tool }, tool)]
}

/** All differences between the references and the tool, in the order of the files, with new plugins at the end. */
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
    ...[...left.values()].flatMap(({ artifact: name, version: tool, steps, classes }) => {
      if (steps.size === 0 && !classes.some(isContributor)) return []
      return [driftAt(core, ['artifacts'], { change: 'added', what: 'plugin', name, tool })]
    }),
  ]
}
