import { nearest } from '@/lib/nearest'
import { chooseByPlugin } from '@/step-language/plugin-choice'
import type { StepScope } from '@/step-language/step-knowledge'
import { CORE_MODULES, type StepCatalogue } from '@/steps/catalogue'
import { type FeatureFinding, finding } from '../finding/finding'
import { type FeatureProperty, moduleEntries, valueRange } from '../parse/feature-properties'
import { type FeatureStep, sentenceRange } from '../parse/feature-step'
import { type FeatureText, replaceRange } from '../parse/feature-text'
import type { StepCheck } from './step-check'

/** The module names that `# modules:` may list. */
const knownModules = ({ plugins }: StepCatalogue): string[] => [
  ...plugins.flatMap(({ modules }) => modules),
  ...CORE_MODULES,
]

/** A scope without the slips in the names of its modules, which are findings of their own. */
export function meantScope(scope: StepScope, catalogue: StepCatalogue): StepScope {
  if (!scope.modules) return scope
  const known = knownModules(catalogue)
  const meant = (name: string) => (known.includes(name) ? name : (nearest(name, known) ?? name))
  return { ...scope, modules: scope.modules.map(meant) }
}

/** Unknown names in `# modules:`; they may belong to a custom plugin. */
export function checkModules(
  properties: readonly FeatureProperty[],
  file: FeatureText,
  catalogue: StepCatalogue,
): FeatureFinding[] {
  const known = knownModules(catalogue)
  return properties
    .filter(({ key }) => key === 'modules')
    .flatMap((property) =>
      moduleEntries(property.value)
        .filter(({ name }) => !known.includes(name))
        .map(({ name, offset }) => {
          const from = valueRange(file, property).from + offset
          const range = { from, to: from + name.length }
          const near = nearest(name, known)
          const fixes = near ? [{ edits: [replaceRange(range, near)] }] : []
          return finding('module.unknown', range, { name, known }, { fixes })
        }),
    )
}

/** A step of a plugin that `# modules:` does not list. */
export function checkMissingModule(
  step: FeatureStep,
  sentence: string,
  { parsed, locale, knowledge, properties, meant }: StepCheck,
): FeatureFinding[] {
  const all = step.scope.modules ? knowledge.matchAll(sentence, locale, step.scope) : []
  const [match] = chooseByPlugin(all, locale, meant)
  const plugin = knowledge.catalogue.plugins.find((candidate) => candidate.plugin === match?.step.plugin)
  if (!match || !plugin) return []
  const missing = plugin.modules.filter((name) => !step.scope.modules?.includes(name))
  const property = properties.findLast(({ key, line }) => key === 'modules' && line < step.line)
  const end = property && valueRange(parsed, property).to
  const edits = end === undefined ? [] : [{ from: end, to: end, insert: `, ${missing.join(', ')}` }]
  const more = { fixes: edits.length > 0 ? [{ edits }] : [], steps: [match.step.id] }
  return [finding('module.missing', sentenceRange(step), { plugin: plugin.plugin, modules: missing }, more)]
}
