import type { StepLanguage } from '@/i18n/locale'
import { appendTo } from '@/lib/append-to'
import type { StepKnowledge, StepScope } from '@/step-language/step-knowledge'
import { translateMatch } from '@/step-language/write/sentence-wording'
import { knownModules, type StepCatalogue, suggestModule } from '@/steps/catalogue'
import { hasFreeWords } from '@/steps/expression/expression-parts'
import type { StepMatch } from '@/steps/expression/step-expression'
import { OWN_PLUGIN } from '@/steps/step'
import { type FeatureFinding, type FeatureFix, finding } from '../finding'
import type { FeatureProperty } from '../parse/feature-parts'
import { featureProperties, MODULES, moduleEntries, partProperties, propertyEdit } from '../parse/feature-parts'
import { type FeatureStep, fillSentence, sentenceRange } from '../parse/feature-steps'
import { replacement, replaceRange } from '../parse/feature-text'
import type { ParsedFeature } from '../parse/parse-feature'
import type { FeatureSettings } from '../project/test-cases'
import { type LeftOutStep, type StepCheck, sentenceFix } from './step-context'

/** Knowledge whose matches are those of loaded plugins, if there are any and the project says what it loads. */
export function preferLoaded(knowledge: StepKnowledge, { loaded }: FeatureSettings): StepKnowledge {
  if (!loaded) return knowledge
  const match: StepKnowledge['match'] = (...sentence) => {
    const all = knowledge.match(...sentence)
    const own = all.filter(({ step: { plugin } }) => plugin === OWN_PLUGIN || loaded.includes(plugin))
    return own.length > 0 ? own : all
  }
  return { ...knowledge, match }
}

/** Lists of modules that are not above the feature, and unknown names, which the reader's own plugins may have. */
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
          const near = suggestModule(name, plugins)
          const from = property.from + offset
          const range = { from, to: from + name.length }
          if (hasOwn && !near) return []
          return [finding('module.unknown', range, { name }, { fixes: replacement(range, near) })]
        }),
    ])
}

/** The comment that lists the modules for a step; undefined if the configuration does, or if there is none. */
const modulesOf = ({ written, parsed }: StepCheck): FeatureProperty | undefined =>
  featureProperties(parsed).find(({ key, line }) => key === MODULES && line === written.scope.modulesLine)

/** The step that a sentence would match if all plugins were loaded. */
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

/** One finding for all steps of a plugin that a list of modules leaves out: at the list, or else at the first step. */
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

/** A fix for each plugin that may be meant: `# modules:` without the others, unless the file uses one of them. */
function pluginFixes(matches: readonly StepMatch[], check: StepCheck): FeatureFix[] {
  const candidates = [...new Set(matches.map(({ step }) => step.plugin))]
  // No list of modules can exclude the project's own steps.
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

/** The only match of a plugin that the file certainly uses, when no list says which plugins are loaded. */
export function onlyMatchInUse(matches: readonly StepMatch[], { written, inUse }: StepCheck): StepMatch | undefined {
  const used = matches.filter(({ step }) => inUse.has(step.plugin))
  return written.scope.modules || used.length !== 1 ? undefined : used[0]
}

/** A sentence that matches several steps; `used` is the only one of a plugin in use, if any. */
export function checkAmbiguous(matches: readonly StepMatch[], used: StepMatch | undefined, check: StepCheck) {
  const { written, locale, knowledge } = check
  // A wording for each candidate that matches nothing else; outlines get none.
  const wordings = (written.names ? [] : matches).flatMap((match) => {
    const { sentence, scope } = written
    const text = translateMatch({ sentence, match, from: locale, scope }, knowledge, locale)?.text ?? ''
    return knowledge.match(text, locale, scope).length === 1 ? [sentenceFix(written, text, match.step.id)] : []
  })
  const fixes = [...wordings, ...pluginFixes(matches, check)]
  const range = sentenceRange(written)
  const more = { fixes, steps: matches.map((match) => match.step.id) }
  return finding('ambiguous', range, {}, used ? { ...more, severity: 'warning' } : more)
}

/** The plugins that a file certainly uses: those of sentences with a single match. */
export const pluginsInUse = (found: readonly (readonly StepMatch[])[]): Set<string> =>
  new Set(found.flatMap((matches) => (matches.length === 1 ? matches.map(({ step }) => step.plugin) : [])))

/** The matches of each sentence, filled with its first row of examples. */
export const firstMatches = (steps: readonly FeatureStep[], locale: StepLanguage, match: StepKnowledge['match']) =>
  steps.map(({ sentence, examples: [row = new Map()], scope }) =>
    match(fillSentence(sentence, row).text, locale, scope),
  )

/**
 * Of matches with the same expression, keeps that of a plugin in use. Without a list of modules, a precise match of one
 * in use also excludes those of other plugins that match by free words.
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
  const isPrecise = ({ step }: StepMatch) => !hasFreeWords(step.expression[locale])
  if (modules || !chosen.some((match) => isUsed(match) && isPrecise(match))) return chosen
  return chosen.filter((match) => isUsed(match) || isPrecise(match))
}
