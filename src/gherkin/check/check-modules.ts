import type { StepLanguage } from '@/i18n/locale'
import { appendTo } from '@/lib/append-to'
import type { StepKnowledge, StepScope } from '@/step-language/step-knowledge'
import { translateMatch } from '@/step-language/translate/translate-sentence'
import { knownModules, meantModule, type StepCatalogue } from '@/steps/catalogue'
import { hasFreeWords } from '@/steps/expression/expression-parts'
import type { StepMatch } from '@/steps/match-step'
import { OWN_PLUGIN } from '@/steps/step'
import { type FeatureFinding, type FeatureFix, finding } from '../finding'
import type { FeatureProperty } from '../parse/feature-parts'
import { featureProperties, MODULES, moduleEntries, partProperties, propertyEdit } from '../parse/feature-parts'
import { type FeatureStep, sentenceRange } from '../parse/feature-steps'
import { replacement, replaceRange } from '../parse/feature-text'
import type { ParsedFeature } from '../parse/parse-feature'
import type { FeatureSettings } from '../project/test-cases'
import { type LeftOutStep, type StepCheck, sentenceFix } from './step-context'

/** Knowledge for a project that says what it loads: of several steps, those of other plugins are not there. */
export function ofLoaded(knowledge: StepKnowledge, { loaded }: FeatureSettings): StepKnowledge {
  if (!loaded) return knowledge
  const match: StepKnowledge['match'] = (...sentence) => {
    const all = knowledge.match(...sentence)
    const own = all.filter(({ step: { plugin } }) => plugin === OWN_PLUGIN || loaded.includes(plugin))
    return own.length > 0 ? own : all
  }
  return { ...knowledge, match }
}

/** A step without the typos in the names of its modules, which are findings of their own. */
export function meantStep(step: FeatureStep, { plugins }: StepCatalogue): FeatureStep {
  if (!step.scope.modules) return step
  const known = knownModules(plugins)
  const meant = (name: string) => (known.includes(name) ? name : (meantModule(name, plugins) ?? name)).split(', ')
  return { ...step, scope: { ...step.scope, modules: step.scope.modules.flatMap(meant) } }
}

/** Lists of modules below the title, and unknown names in them, which may belong to a plugin of the reader. */
export function checkModules(parsed: ParsedFeature, { plugins }: StepCatalogue): FeatureFinding[] {
  const known = knownModules(plugins)
  const hasOwn = plugins.some(({ plugin }) => plugin === OWN_PLUGIN)
  const ofFeature = new Set(partProperties(parsed)().map(({ line }) => line))
  return featureProperties(parsed)
    .filter(({ key }) => key === MODULES)
    .flatMap((property) => [
      ...(ofFeature.has(property.line) ? [] : [finding('module.place', property, {})]),
      ...moduleEntries(property.value)
        .filter(({ name }) => !known.includes(name))
        .flatMap(({ name, offset }) => {
          const near = meantModule(name, plugins)
          const from = property.from + offset
          const range = { from, to: from + name.length }
          if (hasOwn && !near) return []
          return [finding('module.unknown', range, { name }, { fixes: replacement(range, near) })]
        }),
    ])
}

/** The list of modules that a step is in the scope of; undefined when it is in the configuration, or when there is none. */
const modulesOf = ({ written, parsed }: StepCheck): FeatureProperty | undefined =>
  featureProperties(parsed).find(({ key, line }) => key === MODULES && line === written.scope.modulesLine)

/** The step that a sentence would be if all plugins were loaded. */
export function leftOutStep(sentence: string, check: StepCheck): LeftOutStep | undefined {
  const { written, locale, knowledge, inUseUnfiltered } = check
  const { scope } = written
  const all = scope.modules ? knowledge.matchAll(sentence, locale, scope) : []
  const [match] = chooseByPlugin(all, locale, inUseUnfiltered)
  const plugin = knowledge.catalogue.plugins.find((candidate) => candidate.plugin === match?.step.plugin)
  const modules = plugin?.modules.filter((name) => !scope.modules?.includes(name)) ?? []
  if (!match || !plugin || modules.length === 0) return undefined
  return { step: written, plugin, modules, property: modulesOf(check), match }
}

/** One finding for the steps of a plugin that a list of modules leaves out: at the list, or else at the first one. */
export function leftOutFindings(steps: readonly LeftOutStep[]): FeatureFinding<'module.missing'>[] {
  const groups = new Map<string, LeftOutStep[]>()
  for (const left of steps) appendTo(groups, `${left.plugin.plugin} ${left.property?.line}`, left)
  return [...groups.values()].flatMap((group) =>
    group.slice(0, 1).map(({ plugin: { plugin, name }, modules, property, match, step }) => {
      const edits = property && [{ from: property.to, to: property.to, insert: `, ${modules.join(', ')}` }]
      const data = { plugin, name, modules, count: group.length, line: step.line }
      const more = { fixes: edits ? [{ edits }] : [], steps: [match.step.id] }
      return finding('module.missing', property ?? sentenceRange(step), data, more)
    }),
  )
}

/** A fix for each plugin that could be meant: `# modules:` without the others, unless the file needs them elsewhere. */
function pluginFixes(matches: readonly StepMatch[], check: StepCheck): FeatureFix[] {
  const candidates = [...new Set(matches.map(({ step }) => step.plugin))]
  // No list of modules leaves out a step of the project's own.
  if (candidates.length !== matches.length || candidates.includes(OWN_PLUGIN)) return []
  return candidates.flatMap((plugin) => {
    if (candidates.some((other) => other !== plugin && check.inUse.has(other))) return []
    const property = modulesOf(check)
    const modulesIf = (isWanted: (plugin: string) => boolean) =>
      check.knowledge.catalogue.plugins.flatMap((one) => (isWanted(one.plugin) ? one.modules : []))
    const unwanted = modulesIf((one) => one !== plugin && candidates.includes(one))
    const listed = check.written.scope.modules?.filter((name) => !unwanted.includes(name))
    const names = (listed ?? modulesIf((one) => one === plugin || check.inUse.has(one))).join(', ')
    const edit = property ? replaceRange(property, names) : propertyEdit(check.parsed, MODULES, names)
    return [{ edits: [edit], plugin }]
  })
}

/** Of several steps, the only one whose plugin the file certainly uses, when nothing says which plugins are loaded. */
export function onlyUsed(matches: readonly StepMatch[], { written, inUse }: StepCheck): StepMatch | undefined {
  const used = matches.filter(({ step }) => inUse.has(step.plugin))
  return written.scope.modules || used.length !== 1 ? undefined : used[0]
}

/** A sentence that matches several steps, of which `used` may be the only one of a plugin in use. */
export function checkAmbiguous(matches: readonly StepMatch[], used: StepMatch | undefined, check: StepCheck) {
  const { written, locale, knowledge } = check
  // A wording for each step that could be meant, which only it matches. Outlines get none.
  const wordings = (written.names ? [] : matches).flatMap((match) => {
    const { sentence, scope } = written
    const text = translateMatch({ sentence, match, from: locale, scope }, knowledge, locale)?.text ?? ''
    return knowledge.match(text, locale, scope).length === 1 ? [sentenceFix(written, text, match.step.id)] : []
  })
  const fixes = [...wordings, ...pluginFixes(matches, check)]
  const range = sentenceRange(written)
  const more = { fixes, steps: matches.map((match) => match.step.id) }
  if (!used) return finding('ambiguous', range, {}, more)
  const candidates = knowledge.catalogue.plugins.filter(({ plugin }) =>
    matches.some((match) => match.step.plugin === plugin),
  )
  const others = candidates.filter(({ plugin }) => plugin !== used.step.plugin)
  const name = candidates.find(({ plugin }) => plugin === used.step.plugin)?.name
  const data = { ...(name && { used: name }), modules: others.flatMap(({ modules }) => modules) }
  return finding('ambiguous', range, data, { ...more, severity: 'warning' })
}

/** The plugins that at least one sentence of a file matches unambiguously, by the steps of each sentence. */
export const pluginsInUse = (found: readonly (readonly StepMatch[])[]): Set<string> =>
  new Set(found.flatMap((matches) => (matches.length === 1 ? matches.map(({ step }) => step.plugin) : [])))

/**
 * Of steps with identical expressions, keeps the one of a plugin that the file uses elsewhere. Steps with other expressions
 * stay, except those that match only by free words, unless the file lists its modules.
 * @param inUse plugins that the file uses for certain
 */
export function chooseByPlugin(
  matches: readonly StepMatch[],
  locale: StepLanguage,
  inUse: ReadonlySet<string>,
  { modules }: StepScope = {},
): StepMatch[] {
  const isUsed = ({ step }: StepMatch) => inUse.has(step.plugin)
  const chosen = matches.filter((match) => {
    const alike = matches.filter((other) => other.step.expression[locale] === match.step.expression[locale])
    return alike.filter(isUsed).length !== 1 || isUsed(match)
  })
  const isMeant = (match: StepMatch) => isUsed(match) && !hasFreeWords(match.step.expression[locale])
  if (modules || !chosen.some(isMeant)) return chosen
  return chosen.filter((match) => isUsed(match) || !hasFreeWords(match.step.expression[locale]))
}
