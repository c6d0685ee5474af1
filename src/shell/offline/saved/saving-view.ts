import { LOCALE_NAMES, LOCALES, type Locale } from '@/i18n/locale'
import { SAVING_STRINGS, type SavingStrings } from '@/i18n/saving-strings'
import type { SiteSaving } from './use-site-saving'

/**
 * A size as readers see it.
 * @example kilobytes(1_213_263, 'en') // => '1,213 KB'
 */
export const kilobytes = (bytes: number, locale: Locale): string =>
  `${Math.ceil(bytes / 1000).toLocaleString(locale)} KB`

/** What the one button of the dialog does now. */
export type SavingAction = 'save' | 'saveAnyway' | 'update' | 'resume' | 'stop'

type Shown = Pick<SiteSaving, 'record' | 'sets' | 'choice' | 'progress'>

/** Whether everything that is chosen is saved, in the build that is published. */
const isCurrent = ({ record, sets }: Shown, asked: readonly Locale[]): boolean =>
  Boolean(record && sets && asked.every((locale) => record.locales[locale] && sets[locale].build === record.build))

/** Whether a build is saved that is no longer published. */
const isOutdated = ({ record, sets }: Shown): boolean =>
  Boolean(record && sets && Object.keys(record.locales).length > 0 && sets.es.build !== record.build)

/** Whether some of what is chosen has arrived, and some has not. */
const isPartial = ({ choice }: Shown): boolean =>
  choice !== undefined && choice.missing > 0 && choice.missing < choice.bytes

/**
 * What the button does.
 * @param isFrugal whether the reader wants to save data
 * @returns undefined when there is nothing to do, or nothing can be done
 */
export function actionOf(shown: Shown, asked: readonly Locale[], isFrugal: boolean): SavingAction | undefined {
  if (shown.progress) return 'stop'
  if (!shown.choice || isCurrent(shown, asked)) return undefined
  if (isPartial(shown)) return 'resume'
  if (isOutdated(shown)) return 'update'
  return isFrugal ? 'saveAnyway' : 'save'
}

/** The saved languages, each with its day. */
const savedLines = ({ record }: Shown, words: SavingStrings, locale: Locale): string[] =>
  LOCALES.flatMap((each) => {
    const date = record?.locales[each]?.date
    if (!date) return []
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' })
    return words.savedOn(LOCALE_NAMES[each], format.format(new Date(date)))
  })

/** How what is saved stands to what is published. */
function newsOf(shown: Shown, asked: readonly Locale[], words: SavingStrings, locale: Locale): string | undefined {
  if (shown.sets === null) return words.unknown
  if (isOutdated(shown)) return words.outdated
  if (isCurrent(shown, asked)) return words.current
  if (isPartial(shown)) return words.partial(kilobytes(shown.choice?.missing ?? 0, locale))
  return undefined
}

/**
 * What the dialog says of what is saved, a line each.
 * @param asked the chosen languages
 * @returns nothing until it is known
 */
export function statusLines(shown: Shown, asked: readonly Locale[], locale: Locale, isFrugal: boolean): string[] {
  const words = SAVING_STRINGS[locale]
  if (shown.record === undefined || shown.sets === undefined) return []
  const saved = savedLines(shown, words, locale)
  if (shown.progress) return saved
  const first = saved.length > 0 || isPartial(shown) ? saved : [words.nothing]
  const news = newsOf(shown, asked, words, locale)
  const isCostly = isFrugal && actionOf(shown, asked, isFrugal) !== undefined
  const cost = isCostly ? words.saveData(kilobytes(shown.choice?.missing ?? 0, locale)) : undefined
  return [...first, news, cost].filter((line) => line !== undefined)
}

/** Announced are quarters only: every file would be noise. */
const STEPS = 4

/**
 * What screen readers hear of the progress.
 * @example announcedShare({ bytes: 600, total: 1000 }, 'en') // => '50%'
 */
export function announcedShare({ bytes, total }: { bytes: number; total: number }, locale: Locale): string {
  const steps = total ? Math.floor((bytes / total) * STEPS) : 0
  return SAVING_STRINGS[locale].share((100 / STEPS) * steps)
}
