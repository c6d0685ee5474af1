import { localize } from '@/i18n/locale'
import { loadJson } from '@/lib/load'
import { withBase } from '@/site/site'
import type { StepCatalogue, StepHistory } from './catalogue'

export const HISTORY_PATH = '/assets/step-history.json'

/** The changes between two releases of the tool. */
export type StepChanges = { from: string; to: string; history: StepHistory }

/** Defaults for a removed step, of which only the expression is known. */
const GONE = { kind: 'action', block: 'none', description: localize(() => '') } as const

/** The catalogue with the steps as they were in a release of the tool. */
export function catalogueAt(release: string, catalogue: StepCatalogue, { releases, steps }: StepHistory) {
  const later = releases.slice(releases.indexOf(release) + 1)
  const known = new Map(catalogue.steps.map((step) => [step.id, step]))
  for (const [plugin, changed] of Object.entries(steps))
    for (const [id, sentences] of Object.entries(changed)) {
      const next = later.find((version) => version in sentences)
      const expression = next && sentences[next]
      if (expression) known.set(id, { ...(known.get(id) ?? { ...GONE, id, plugin }), expression })
      else if (next) known.delete(id)
    }
  return { ...catalogue, steps: [...known.values()] }
}

export const loadHistory = (): Promise<StepHistory> => loadJson(withBase(HISTORY_PATH))
