import { CHECKER_STRINGS } from '@/i18n/checker-strings'
import type { Locale } from '@/i18n/locale'
import buttons from './buttons.module.css'
import styles from './checker.module.css'
import { chosenFile } from './project/project'
import type { Files } from './project/use-files'

interface CheckerNoticeProps {
  locale: Locale
  files: Pick<Files, 'notice' | 'earlier' | 'restore' | 'discard' | 'isStored'>
  /** The name of a file without one. */
  unnamed: string
}

/** What has just been done, and what became of the draft. Screen readers announce it. */
export function CheckerNotice({ locale, files, unnamed }: CheckerNoticeProps) {
  const words = CHECKER_STRINGS[locale]
  const { notice, earlier, restore, discard, isStored } = files
  return (
    <div className={styles.notice} aria-live="polite">
      {notice !== undefined && <span>{notice}</span>}
      {!isStored && <span>{words.notStored}</span>}
      {earlier && (
        <>
          <span>{words.earlier(chosenFile(earlier).path || unnamed)}</span>
          <button type="button" className={buttons.plain} onClick={restore}>
            {words.restore}
          </button>
          <button type="button" className={buttons.plain} onClick={discard}>
            {words.discard}
          </button>
        </>
      )}
    </div>
  )
}
