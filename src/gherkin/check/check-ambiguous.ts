import type { TextEdit } from '@/lib/finding'
import { diffSentences } from '@/step-language/diff-sentences'
import { reword } from '@/step-language/translate/translate-sentence'
import type { StepMatch } from '@/steps/match-step'
import { type FeatureFinding, type FeatureFix, finding } from '../finding/finding'
import { valueRange } from '../parse/feature-properties'
import { type FeatureStep, sentenceRange } from '../parse/feature-step'
import { insertAbove, replaceRange } from '../parse/feature-text'
import { modulesOf } from './check-modules'
import type { StepCheck } from './step-check'

/** Sets the modules of a file, in its property or in a new one at the top. */
function modulesEdit(names: readonly string[], step: FeatureStep, check: StepCheck): TextEdit {
  const { parsed } = check
  const property = modulesOf(step, check)
  const value = names.join(', ')
  if (property) return replaceRange(valueRange(parsed, property), value)
  return insertAbove(parsed, (parsed.language.header?.line ?? 0) + 1, [`# modules: ${value}`])
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
  return matches.flatMap((match) => {
    const text = reword(match, written.sentence, locale, written.scope, knowledge)
    if (text === undefined) return []
    const edits = [replaceRange(sentenceRange(written), text)]
    return [{ edits, diff: diffSentences(written.sentence, text), step: match.step.id }]
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

/** A sentence that would match several steps if more plugins were loaded than the file uses. */
export function checkOtherModules(
  matches: readonly StepMatch[],
  used: StepMatch,
  step: FeatureStep,
  check: StepCheck,
): FeatureFinding {
  const { plugin } = used.step
  const others = check.knowledge.catalogue.plugins.filter(
    (one) => one.plugin !== plugin && matches.some((match) => match.step.plugin === one.plugin),
  )
  const data = { count: matches.length, plugin, modules: others.flatMap(({ modules }) => modules) }
  const fixes = [...wordingFixes(matches, step, check), ...pluginFixes(matches, step, check)]
  const steps = matches.map((match) => match.step.id)
  return finding('ambiguous', sentenceRange(step), data, { fixes, steps, severity: 'warning' })
}

/**
 * A sentence that matches several steps.
 * @param own the custom ones among them, which have no fix: the reader can reword them
 */
export function checkAmbiguous(
  matches: readonly StepMatch[],
  own: string[],
  step: FeatureStep,
  check: StepCheck,
): FeatureFinding {
  const fixes = own.length > 0 ? [] : [...wordingFixes(matches, step, check), ...pluginFixes(matches, step, check)]
  const data = { count: matches.length + own.length, ...(own.length > 0 && { own }) }
  return finding('ambiguous', sentenceRange(step), data, { fixes, steps: matches.map((match) => match.step.id) })
}
