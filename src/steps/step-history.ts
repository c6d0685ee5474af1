import { localize } from '@/i18n/locale'
import { loadJson } from '@/lib/load'
import { withBase } from '@/site/site'
import type { StepCatalogue, StepHistory } from './catalogue'

export const HISTORY_PATH = '/assets/step-history.json'

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

export const loadHistory = (): Promise<StepHistory> => loadJson(withBase(HISTORY_PATH))
