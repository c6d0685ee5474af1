import { LOCALES, type Locale } from '@/i18n/locale'
import { localesToSave, SavingError, type SavingProblem, saveSite } from './save-site'
import { readRecord, removeOtherBuilds } from './saved-record'
import { type JoinedSet, joinedSet, loadSavedSet, type SavedSet } from './saved-set'

/** The lock that the tab holds which saves the site: there is one at a time. */
const LOCK = 'wakamiti-saving'
/** What that tab tells all others, and they tell it. */
const CHANNEL = LOCK

/** How it ended: as was wished, or not. */
export type SavingEnd = 'done' | 'stopped' | 'failed' | SavingProblem

export type SavingNews = { kind: 'progress'; bytes: number; total: number } | { kind: 'ended'; end: SavingEnd }

type Message = SavingNews | { kind: 'stop' }

/** What is published now. @throws when it cannot be fetched */
export async function loadSavedSets(): Promise<Record<Locale, SavedSet>> {
  const [es, en] = await Promise.all(LOCALES.map(loadSavedSet))
  if (!es || !en) throw new Error('There is a language without a list of files')
  return { es, en }
}

async function currentSet(asked: readonly Locale[]): Promise<JoinedSet> {
  const sets = await loadSavedSets().catch((error: unknown) => {
    throw new SavingError('cut', error)
  })
  const set = joinedSet(sets, localesToSave(asked, await readRecord()))
  if (!set) throw new SavingError('changed')
  return set
}

const isChanged = (error: unknown): boolean => error instanceof SavingError && error.problem === 'changed'

/** A build that is published meanwhile is taken instead, once. */
async function saveCurrent(asked: readonly Locale[], signal: AbortSignal, tell: (news: SavingNews) => void) {
  const save = async () => {
    const set = await currentSet(asked)
    await saveSite(set, { signal, onProgress: (bytes) => tell({ kind: 'progress', bytes, total: set.bytes }) })
  }
  await save().catch((error: unknown) => (isChanged(error) ? save() : Promise.reject(error)))
}

function endOf(error: unknown, { aborted }: AbortSignal): SavingEnd {
  if (aborted) return 'stopped'
  console.error(error)
  return error instanceof SavingError ? error.problem : 'failed'
}

/**
 * Saves the site, unless a tab is about it already. It goes on when the dialog is closed, and ends with its tab; how it goes,
 * `listenToSaving` tells in every tab.
 * @param asked the languages; those that are saved already come along
 */
export async function startSaving(asked: readonly Locale[]): Promise<void> {
  await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (!lock) return
    const channel = new BroadcastChannel(CHANNEL)
    const tell = (news: SavingNews) => channel.postMessage(news)
    const stop = new AbortController()
    channel.onmessage = ({ data }: MessageEvent<Message>) => data.kind === 'stop' && stop.abort()
    // Browsers may else remove it when space runs short. Whether they agree or not, it is saved.
    navigator.storage?.persist?.().catch(() => false)
    const end = await saveCurrent(asked, stop.signal, tell).then(
      () => 'done' as const,
      (error: unknown) => endOf(error, stop.signal),
    )
    tell({ kind: 'ended', end })
    channel.close()
  })
}

/** Stops it, whichever tab does it. */
export function stopSaving(): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage({ kind: 'stop' })
  channel.close()
}

/** Removes everything that was saved. Not while a tab is saving: it waits for its end. */
export const removeSaved = (): Promise<void> => navigator.locks.request(LOCK, () => removeOtherBuilds(undefined))

/** Whether a tab is saving the site. */
export async function isSaving(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name === LOCK)
}

/** Resolves when no tab is saving any more, also when it has gone without a word. */
export const savingEnd = (): Promise<void> => navigator.locks.request(LOCK, () => undefined)

/**
 * Tells how the saving goes, in this tab or in another one.
 * @returns ends it
 */
export function listenToSaving(onNews: (news: SavingNews) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<Message>) => data.kind !== 'stop' && onNews(data)
  return () => channel.close()
}
