import type { FeatureEdit } from '../finding/feature-edit'

/** Why a step stays in its language. */
export type UntranslatedReason = 'undefined' | 'ambiguous' | 'custom' | 'value' | 'wording' | 'example' | 'row'

/** A step that could not be translated, or one whose translation needs a second look. */
export interface TranslationNote {
  line: number
  /** The step as it stands, with its keyword. */
  text: string
  reason: UntranslatedReason | 'fails' | 'shared'
  /** The value that has no form in the other language. */
  value?: string
}

/** What becomes of a step. */
export interface StepTranslation {
  edits: FeatureEdit[]
  notes: TranslationNote[]
}
