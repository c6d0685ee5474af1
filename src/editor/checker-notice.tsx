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
  /** Called after a button that may be gone then. */
  onDone: () => void
}

/** What has just been done, and what became of the draft. Screen readers announce it. */
export function CheckerNotice({ locale, files, unnamed, onDone }: CheckerNoticeProps) {
  const words = CHECKER_STRINGS[locale]
  const { notice, earlier, restore, discard, isStored } = files
  const draftButton = (text: string, act: () => void) => (
    <button
      type="button"
      className={buttons.plain}
      onClick={() => {
        act()
        onDone()
      }}
    >
      {text}
    </button>
  )
  return (
    <div className={styles.notice} aria-live="polite">
      {notice !== undefined && <span>{notice}</span>}
      {!isStored && <span>{words.notStored}</span>}
      {earlier && (
        <>
          <span>{words.earlier(chosenFile(earlier).path || unnamed)}</span>
          {draftButton(words.restore, restore)}
          {draftButton(words.discard, discard)}
        </>
      )}
    </div>
  )
}
