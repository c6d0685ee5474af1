import type { TextEdit } from '@/lib/finding'
import { nearest } from '@/lib/nearest'
import { diffSentences } from '@/step-language/diff-sentences'
import type { StepScope } from '@/step-language/step-knowledge'
import { CORE_MODULES, type StepCatalogue } from '@/steps/catalogue'
import type { StepMatch } from '@/steps/match-step'
import { type FeatureFinding, type FeatureFix, finding } from '../finding/finding'
import { type FeatureProperty, moduleEntries, propertyEdit, valueRange } from '../parse/feature-properties'
import { type FeatureStep, sentenceRange } from '../parse/feature-step'
import { type FeatureText, replacement, replaceRange } from '../parse/feature-text'
import { chooseByPlugin } from '../plugin-choice'
import { type LeftOutStep, type StepCheck, translatorOf } from './step-check'

/** The module names that `# modules:` may list. */
const knownModules = ({ plugins }: StepCatalogue): string[] => [
  ...plugins.flatMap(({ modules }) => modules),
  ...CORE_MODULES,
]

/** A scope without the typos in the names of its modules, which are findings of their own. */
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
          return finding('module.unknown', range, { name }, { fixes: replacement(range, nearest(name, known)) })
        }),
    )
}

/** The list of modules that a step is in the scope of; undefined when it is in the configuration, or when there is none. */
const modulesOf = ({ scope }: FeatureStep, { properties }: StepCheck): FeatureProperty | undefined =>
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

/** Sets the modules of a file, in its property or in a new one at the top. */
function modulesEdit(names: readonly string[], step: FeatureStep, check: StepCheck): TextEdit {
  const { parsed } = check
  const property = modulesOf(step, check)
  const value = names.join(', ')
  if (property) return replaceRange(valueRange(parsed, property), value)
  return propertyEdit(parsed, 'modules', value)
}

/** A fix for each plugin that could be meant: `# modules:` without the others, unless the file needs them elsewhere. */
function pluginFixes(matches: readonly StepMatch[], written: FeatureStep, check: StepCheck): FeatureFix[] {
  const candidates = [...new Set(matches.map(({ step }) => step.plugin))]
  if (candidates.length !== matches.length) return []
  return candidates.flatMap((plugin) => {
    if (candidates.some((other) => other !== plugin && check.inUse.has(other))) return []
    const needed = check.knowledge.catalogue.plugins.filter(
      (one) => one.plugin === plugin || check.inUse.has(one.plugin),
    )
    const names = needed.flatMap(({ modules }) => modules)
    return [{ edits: [modulesEdit(names, written, check)], plugin }]
  })
}

/** A fix for each step that could be meant: a wording that only it matches. Outlines get none. */
function wordingFixes(
  matches: readonly StepMatch[],
  written: FeatureStep,
  { locale, knowledge }: StepCheck,
): FeatureFix[] {
  if (written.names) return []
  const { sentence, scope } = written
  return matches.flatMap((match) => {
    const values = Object.entries(match.args).map(([name, arg]): [string, string] => [name, arg?.raw ?? ''])
    const known = { sentence, match, from: locale, scope }
    const text = translatorOf(knowledge)(known, { to: locale, values: new Map(values) })?.text
    if (text === undefined || knowledge.match(text, locale, scope).length > 1) return []
    const edits = [replaceRange(sentenceRange(written), text)]
    return [{ edits, diff: diffSentences(sentence, text), step: match.step.id }]
  })
}

/** Of several steps, the only one whose plugin the file certainly uses, when nothing says which plugins are loaded. */
export function onlyUsed(
  matches: readonly StepMatch[],
  { scope }: FeatureStep,
  { inUse }: StepCheck,
): StepMatch | undefined {
  const used = matches.filter(({ step }) => inUse.has(step.plugin))
  return scope.modules || used.length !== 1 ? undefined : used[0]
}

/**
 * A sentence that matches several steps.
 * @param own the custom ones among them, which have no fix: the reader can reword them
 * @param used the only one of a plugin in use: the others would need more plugins than the file uses
 */
export function checkAmbiguous(
  matches: readonly StepMatch[],
  own: string[],
  used: StepMatch | undefined,
  step: FeatureStep,
  check: StepCheck,
): FeatureFinding {
  const fixes = own.length > 0 ? [] : [...wordingFixes(matches, step, check), ...pluginFixes(matches, step, check)]
  const more = { fixes, steps: matches.map((match) => match.step.id) }
  const count = matches.length + own.length
  if (!used) return finding('ambiguous', sentenceRange(step), { count, ...(own.length > 0 && { own }) }, more)
  const { plugin } = used.step
  const others = check.knowledge.catalogue.plugins.filter(
    (one) => one.plugin !== plugin && matches.some((match) => match.step.plugin === one.plugin),
  )
  const data = { count, plugin, modules: others.flatMap(({ modules }) => modules) }
  return finding('ambiguous', sentenceRange(step), data, { ...more, severity: 'warning' })
}
