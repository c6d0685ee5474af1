import { loadJson } from '@/lib/load-json'
import { withBase } from '@/site/site'
import type { StepCatalogue } from './catalogue'

/** The catalogue of all steps, fetched once by the tool that needs it. */
export const loadCatalogue = (): Promise<StepCatalogue> => loadJson(withBase('/assets/steps.json'))
