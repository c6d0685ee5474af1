import { keepValue, readKept } from '@/editor/kept-value'
import type { KeepingStorage } from '@/editor/storage-of'
import type { FeatureSource } from '@/gherkin/parse/feature-source'

/** A file as somebody works on it; its line ends and byte order mark go along for when it is saved. */
export interface FeatureDraft extends FeatureSource {
  /** undefined for a text that was pasted or typed. */
  fileName: string | undefined
}

export const EMPTY_DRAFT: FeatureDraft = { text: '', lineEnd: '\n', hasByteOrderMark: false, fileName: undefined }

const KEY = 'wakamiti-feature-draft'

const isDraft = (value: unknown): value is FeatureDraft =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string'

/**
 * What was being worked on in this tab, so that looking at the card of a step costs nothing.
 * @param storage of the tab
 */
export function readDraft(storage: Pick<KeepingStorage, 'getItem'>): FeatureDraft {
  const kept = readKept(storage, KEY)
  return isDraft(kept) ? { ...EMPTY_DRAFT, ...kept } : EMPTY_DRAFT
}

/** Keeps what is being worked on; of an empty text nothing. */
export const keepDraft = (storage: KeepingStorage, draft: FeatureDraft): void =>
  keepValue(storage, KEY, draft.text === '' ? undefined : draft)
