import type { ReactNode } from 'react'
import { CHECKER_STRINGS } from '@/i18n/checker-strings'
import type { Locale } from '@/i18n/locale'
import { PLAIN_BUTTON } from '@/lib/button-looks'
import { classNames } from '@/lib/class-names'
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

const Said = ({ children }: { children: ReactNode }) => <span className="py-2 pl-4">{children}</span>

/** What has just been done, and what became of the draft. Screen readers announce it. */
export function CheckerNotice({ locale, files, unnamed, onDone }: CheckerNoticeProps) {
  const words = CHECKER_STRINGS[locale]
  const { notice, earlier, restore, discard, isStored } = files
  const draftButton = (text: string, act: () => void) => (
    <button
      type="button"
      className={PLAIN_BUTTON}
      onClick={() => {
        act()
        onDone()
      }}
    >
      {text}
    </button>
  )
  return (
    <div
      className={classNames(
        'col-span-full flex flex-wrap gap-x-4 gap-y-0.5 text-ui',
        'not-empty:border-b not-empty:border-line not-empty:bg-sunk',
      )}
      aria-live="polite"
    >
      {notice !== undefined && <Said>{notice}</Said>}
      {!isStored && <Said>{words.notStored}</Said>}
      {earlier && (
        <>
          <Said>{words.earlier(chosenFile(earlier).path || unnamed)}</Said>
          {draftButton(words.restore, restore)}
          {draftButton(words.discard, discard)}
        </>
      )}
    </div>
  )
}
