import { localize, type StepLanguage } from '@/i18n/locale'
import { loadJson } from '@/lib/load'
import { DATA_PATHS } from '@/site/published'
import { withBase } from '@/site/site'
import type { StepCatalogue } from './catalogue'

/** `/assets/step-history.json`: what the steps were in earlier releases of the tool. */
export interface StepHistory {
  /** The oldest first. */
  releases: string[]
  /** By plugin and step: the sentence that a release has changed, as it was before; null where there was none. */
  steps: Record<string, Record<string, Record<string, Record<StepLanguage, string> | null>>>
}

/** From a release of the tool to another one. */
export type StepChanges = { from: string; to: string; history: StepHistory }

/** What is not known of a step that is gone: all but its sentence. */
const GONE = { kind: 'action', block: 'none', description: localize(() => '') } as const

/**
 * The steps as they were in a release.
 * @example catalogueAt('2.5.0', catalogue, history).steps.find(({ id }) => id === 'amqp.send.await')?.expression.en
 *   // => 'wait for {integer} second(s)'
 */
export function catalogueAt(release: string, catalogue: StepCatalogue, { releases, steps }: StepHistory) {
  const later = releases.slice(releases.indexOf(release) + 1)
  const known = new Map(catalogue.steps.map((step) => [step.id, step]))
  for (const [plugin, changed] of Object.entries(steps))
    for (const [id, sentences] of Object.entries(changed)) {
      const next = later.find((each) => each in sentences)
      const expression = next && sentences[next]
      if (expression) known.set(id, { ...(known.get(id) ?? { ...GONE, id, plugin }), expression })
      else if (next) known.delete(id)
    }
  return { ...catalogue, steps: [...known.values()] }
}

export const loadHistory = (): Promise<StepHistory> => loadJson(withBase(DATA_PATHS.history))
