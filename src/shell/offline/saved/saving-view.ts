import { LANGUAGE_TAGS, LOCALE_NAMES, LOCALES, type Locale } from '@/i18n/locale'
import { SAVING_STRINGS } from '@/i18n/saving-strings'
import type { SavedSet } from '@/site/published'
import type { SavingEnd } from './save-site'
import type { SavedRecord } from './saved-set'

export interface SavingState {
  /** What this browser has saved; null if nothing, undefined until known. */
  record?: SavedRecord | null
  /** What is published now; null if it cannot be fetched, undefined until known. */
  sets?: Record<Locale, SavedSet> | null
  /** Set while saving, in bytes on the wire. */
  progress?: { bytes: number; total: number }
  end?: SavingEnd | 'removed'
}

/** @example kilobytes(1_213_263, 'en') // => '1,213 KB' */
export const kilobytes = (bytes: number, locale: Locale) => `${Math.ceil(bytes / 1000).toLocaleString(locale)} KB`

export type SavingAction = 'save' | 'again' | 'update' | 'retry' | 'stop'

const isCurrent = ({ record, sets }: SavingState, asked: readonly Locale[]): boolean =>
  Boolean(record && sets && asked.every((locale) => record.locales[locale] && sets[locale].build === record.build))

const isOutdated = ({ record, sets }: SavingState): boolean => Boolean(record && sets && sets.es.build !== record.build)

export function actionOf(shown: SavingState, asked: readonly Locale[]): SavingAction | undefined {
  if (shown.progress) return 'stop'
  if (shown.sets === undefined) return undefined
  if (shown.sets === null || (shown.end && shown.end in SAVING_STRINGS.es.problems)) return 'retry'
  if (isCurrent(shown, asked)) return 'again'
  return isOutdated(shown) ? 'update' : 'save'
}

/** The status lines of the dialog: each saved language with its date, then whether a newer version is published. */
export function statusLines(shown: SavingState, asked: readonly Locale[], locale: Locale): string[] {
  const words = SAVING_STRINGS[locale]
  if (shown.sets === undefined) return []
  const format = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { dateStyle: 'long', timeStyle: 'short' })
  const saved = LOCALES.flatMap((each) => {
    const date = shown.record?.locales[each]
    return date ? [words.savedOn(LOCALE_NAMES[each], format.format(new Date(date)))] : []
  })
  if (shown.progress) return saved
  if (saved.length === 0) saved.push(words.nothing)
  if (shown.sets === null) return [...saved, words.unknown]
  if (isOutdated(shown)) return [...saved, words.outdated]
  return isCurrent(shown, asked) ? [...saved, words.current] : saved
}

/** Only quarters are announced: every file would be noise. */
const ANNOUNCEMENTS = 4

/** @example announcedShare({ bytes: 600, total: 1000 }, 'en') // => '50%' */
export function announcedShare({ bytes, total }: { bytes: number; total: number }, locale: Locale): string {
  const reached = total ? Math.floor((bytes / total) * ANNOUNCEMENTS) : 0
  return SAVING_STRINGS[locale].share((100 / ANNOUNCEMENTS) * reached)
}
