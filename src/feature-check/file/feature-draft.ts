import type { FeatureSource } from './parse/feature-source'

/** A file as somebody works on it; its line ends and byte order mark go along for when it is saved. */
export interface FeatureDraft extends FeatureSource {
  /** undefined for a text that was pasted or typed. */
  fileName: string | undefined
}

export const EMPTY_DRAFT: FeatureDraft = { text: '', lineEnd: '\n', hasByteOrderMark: false, fileName: undefined }

const KEY = 'wakamiti-feature-draft'

/** The part of a browser's storage that drafts need. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const isDraft = (value: unknown): value is FeatureDraft =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string'

/**
 * What was being worked on in this tab, so that looking at the card of a step costs nothing.
 * @param storage of the tab; reading it may be forbidden
 */
export function readDraft(storage: DraftStorage): FeatureDraft {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? 'null')
    return isDraft(kept) ? { ...EMPTY_DRAFT, ...kept } : EMPTY_DRAFT
  } catch {
    return EMPTY_DRAFT
  }
}

/** Keeps what is being worked on; a full or forbidden storage keeps nothing. */
export function keepDraft(storage: DraftStorage, draft: FeatureDraft): void {
  try {
    if (draft.text === '') storage.removeItem(KEY)
    else storage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // The draft is a convenience: without it, everything else works.
  }
}
