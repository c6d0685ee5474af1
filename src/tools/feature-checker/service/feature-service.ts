import type { FeatureReport } from '@/gherkin/check/check-feature'
import type { TranslatedFeature } from '@/gherkin/translate/translate-feature'
import type { Locale } from '@/i18n/locale'
import type { StepCatalogue } from '@/steps/catalogue'

/** Checks and translates features somewhere else than where readers type. */
export interface FeatureService {
  check: (text: string, custom: readonly string[]) => Promise<FeatureReport>
  translate: (text: string, custom: readonly string[]) => Promise<TranslatedFeature>
  close: () => void
}

/** What the service is asked for. */
export type FeatureRequest =
  | { kind: 'open'; catalogue: StepCatalogue; locale: Locale }
  | { kind: 'check' | 'translate'; text: string; custom: readonly string[] }

/** A question, and the answer to it. */
export type AskedRequest = FeatureRequest & { id: number }

export type FeatureAnswer = { id: number; result: unknown } | { id: number; error: string }
