import { nearest } from '@/lib/nearest'
import { chooseByPlugin } from '@/step-language/plugin-choice'
import { CORE_MODULES } from '@/step-language/step-knowledge'
import type { StepCatalogue } from '@/steps/catalogue'
import { replaceIn } from '../finding/feature-edit'
import { type Finding, finding } from '../finding/finding'
import { type FeatureProperty, moduleEntries } from '../parse/feature-properties'
import type { FeatureStep } from '../parse/feature-step'
import type { StepCheck } from './step-check'

/** The extensions that a list of modules may name. */
const knownModules = ({ plugins }: StepCatalogue): string[] => [
  ...plugins.flatMap(({ modules }) => modules),
  ...CORE_MODULES,
]

/** Names in `# modules:` that no plugin here has; they may be of a plugin of the reader's own. */
export function checkModules(properties: readonly FeatureProperty[], catalogue: StepCatalogue): Finding[] {
  const known = knownModules(catalogue)
  return properties
    .filter(({ key }) => key === 'modules')
    .flatMap(({ value, line, column }) =>
      moduleEntries(value)
        .filter(({ name }) => !known.includes(name))
        .map(({ name, offset }) => {
          const place = { line, column: column + offset, endColumn: column + offset + name.length }
          const near = nearest(name, known)
          const fixes = near ? [{ edits: [replaceIn(line, place.column, place.endColumn, near)] }] : []
          return finding('module.unknown', place, { name, known }, { fixes })
        }),
    )
}

/** A step of a plugin that the modules of its scope leave out. */
export function checkLeftOut(
  step: FeatureStep,
  sentence: string,
  { locale, knowledge, properties, meant }: StepCheck,
): Finding[] {
  const all = step.scope.modules ? knowledge.matchAll(sentence, locale, step.scope) : []
  const [match] = chooseByPlugin(all, locale, meant)
  const plugin = knowledge.catalogue.plugins.find((candidate) => candidate.plugin === match?.step.plugin)
  if (!match || !plugin) return []
  const missing = plugin.modules.filter((name) => !step.scope.modules?.includes(name))
  const property = properties.findLast(({ key, line }) => key === 'modules' && line < step.line)
  const end = property ? property.column + property.value.length : 1
  const edits = property ? [replaceIn(property.line, end, end, `, ${missing.join(', ')}`)] : []
  const place = { line: step.line, column: step.sentenceColumn, endColumn: step.sentenceColumn + step.sentence.length }
  const more = { fixes: edits.length > 0 ? [{ edits }] : [], steps: [match.step.id] }
  return [finding('module.missing', place, { plugin: plugin.plugin, modules: missing }, more)]
}
