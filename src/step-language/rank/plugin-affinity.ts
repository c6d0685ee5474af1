import type { QueryTerms } from './query-terms'
import type { StepIndex } from './step-index'

/** A step has a term from this match on. */
const HAS = 0.45

/**
 * How much the words of a sentence are those of each plugin: `mail` is nearly only said of email, `user` of many. Each word
 * counts by the share of a plugin's steps that have it, so that a plugin with many steps is not favoured.
 * @returns from 0 to 1, by the name of the plugin
 */
export function pluginAffinity({ terms }: QueryTerms, { steps }: StepIndex): Map<string, number> {
  const sizes = new Map<string, number>()
  for (const { step } of steps) sizes.set(step.plugin, (sizes.get(step.plugin) ?? 0) + 1)
  const affinity = new Map<string, number>()
  let all = 0
  for (const { weight, matches } of terms) {
    const rates = new Map<string, number>()
    for (const { step, number } of steps) {
      const match = matches[number] ?? 0
      if (match >= HAS) rates.set(step.plugin, (rates.get(step.plugin) ?? 0) + match / (sizes.get(step.plugin) ?? 1))
    }
    const sum = [...rates.values()].reduce((total, rate) => total + rate, 0)
    all += weight
    for (const [plugin, rate] of rates) affinity.set(plugin, (affinity.get(plugin) ?? 0) + (weight * rate) / sum)
  }
  for (const [plugin, value] of affinity) affinity.set(plugin, value / all)
  return affinity
}
