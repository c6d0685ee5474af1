import { keepValue, readKept } from '@/editor/kept-value'
import type { KeepingStorage } from '@/editor/storage-of'

const KEY = 'wakamiti-config-draft'

/**
 * What was being worked on in this tab, so that looking at an option costs nothing.
 * @param storage of the tab
 */
export function readConfigDraft(storage: Pick<KeepingStorage, 'getItem'>): string {
  const kept = readKept(storage, KEY)
  return typeof kept === 'string' ? kept : ''
}

/** Keeps what is being worked on; of an empty text nothing. */
export const keepConfigDraft = (storage: KeepingStorage, text: string): void =>
  keepValue(storage, KEY, text === '' ? undefined : text)
