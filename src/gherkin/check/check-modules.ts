import { nearest } from '@/lib/nearest'
import { chooseByPlugin } from '@/step-language/plugin-choice'
import type { StepScope } from '@/step-language/step-knowledge'
import { CORE_MODULES, type StepCatalogue } from '@/steps/catalogue'
import { type FeatureFinding, finding } from '../finding/finding'
import { type FeatureProperty, moduleEntries, valueRange } from '../parse/feature-properties'
import { type FeatureStep, sentenceRange } from '../parse/feature-step'
import { type FeatureText, replaceRange } from '../parse/feature-text'
import type { LeftOutStep, StepCheck } from './step-check'

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
          return finding('module.unknown', range, { name }, { fixes })
        }),
    )
}

/** The list of modules that a step is in the scope of; undefined when it is in the configuration, or when there is none. */
export const modulesOf = ({ scope }: FeatureStep, { properties }: StepCheck): FeatureProperty | undefined =>
  properties.find(({ key, line }) => key === 'modules' && line === scope.modulesLine)

/** The step that a sentence would be if all plugins were loaded. */
export function leftOutStep(step: FeatureStep, sentence: string, check: StepCheck): LeftOutStep | undefined {
  const { scope } = step
  const { locale, knowledge, meant } = check
  const all = scope.modules ? knowledge.matchAll(sentence, locale, scope) : []
  const [match] = chooseByPlugin(all, locale, meant)
  const plugin = knowledge.catalogue.plugins.find((candidate) => candidate.plugin === match?.step.plugin)
  const modules = plugin?.modules.filter((name) => !scope.modules?.includes(name)) ?? []
  if (!match || !plugin || modules.length === 0) return undefined
  return { plugin, modules, property: modulesOf(step, check), match }
}

/** A finding for the steps of one plugin that one list leaves out: at the list, or at the first step if it is elsewhere. */
export function leftOutFinding(left: LeftOutStep, steps: readonly FeatureStep[], file: FeatureText) {
  const { plugin, modules, property, match } = left
  const [first] = steps
  const place = property ? valueRange(file, property) : first ? sentenceRange(first) : { from: 0, to: 1 }
  const edits = property ? [{ from: place.to, to: place.to, insert: `, ${modules.join(', ')}` }] : []
  const data = { plugin: plugin.plugin, modules, count: steps.length, line: first?.line ?? 1 }
  return finding('module.missing', place, data, { fixes: property ? [{ edits }] : [], steps: [match.step.id] })
}
