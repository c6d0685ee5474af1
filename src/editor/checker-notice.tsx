import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { CHECKER_STRINGS } from '@/i18n/checker-strings'
import type { Locale } from '@/i18n/locale'
import { PLAIN_BUTTON } from '@/lib/button-looks'
import { classNames } from '@/lib/class-names'
import type { CheckerState } from './checker-state'
import type { FileActions } from './file-actions'
import { chosenFile, type OpenFile } from './project/project'

interface CheckerNoticeProps {
  locale: Locale
  state: CheckerState
  files: FileActions
  /** The name of a file without one. */
  unnamed: string
  /** Called after a button that may be gone then. */
  onDone: () => void
}

const ROW = classNames(
  'flex flex-wrap gap-x-4 gap-y-0.5 px-4 text-ui',
  'not-empty:border-b not-empty:border-line not-empty:bg-sunk',
)

const Said = ({ children, id }: { children: ReactNode; id?: string }) => (
  <span className="py-2" id={id}>
    {children}
  </span>
)

const Act = ({ text, onClick }: { text: string; onClick: () => void }) => (
  <button type="button" className={PLAIN_BUTTON} onClick={onClick}>
    {text}
  </button>
)

/** Files named at most. */
const MOST_NAMED = 3

function namesOf(files: readonly OpenFile[], unnamed: string, locale: Locale): string {
  const names = files.slice(0, MOST_NAMED).map(({ path }) => path || unnamed)
  const others = files.length - names.length
  return others > 0 ? `${names.join(', ')} ${CHECKER_STRINGS[locale].andMore(others)}` : names.join(', ')
}

/** Asks before something is lost; the focus is in it, and goes back to where it was if nothing happens. */
function Question({ locale, state: { question }, files, unnamed, onDone }: CheckerNoticeProps) {
  const words = CHECKER_STRINGS[locale]
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const before = useRef<Element>(null)
  useEffect(() => {
    before.current = document.activeElement
    box.current?.querySelector('button')?.focus()
  }, [])
  if (!question) return null
  const cancel = () => {
    files.answer(false)
    if (before.current instanceof HTMLElement) before.current.focus()
  }
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && cancel()
  return (
    <div ref={box} className={ROW} role="alertdialog" aria-labelledby={id} onKeyDown={onKeyDown}>
      <Said id={id}>{words.unsaved(namesOf(question.lost, unnamed, locale), question.lost.length)}</Said>
      <Act text={words.keepThem} onClick={cancel} />
      <Act
        text={words.goOn}
        onClick={() => {
          files.answer(true)
          onDone()
        }}
      />
    </div>
  )
}

/** What has just been done, what became of the draft and of closed files. Screen readers announce it. */
export function CheckerNotice(props: CheckerNoticeProps) {
  const { locale, state, files, unnamed, onDone } = props
  const words = CHECKER_STRINGS[locale]
  const { notice, earlier, newer, question } = state
  const gone = state.gone.at(-1)
  const button = (text: string, act: () => void) => (
    <Act
      text={text}
      onClick={() => {
        act()
        onDone()
      }}
    />
  )
  return (
    <div className="col-span-full">
      <div className={ROW} aria-live="polite">
        {notice !== undefined && <Said>{notice}</Said>}
        {!(state.isStored && state.isEarlierStored) && <Said>{words.notStored}</Said>}
        {gone && (
          <>
            <Said>{words[gone.isReplaced ? 'replaced' : 'closed'](namesOf(gone.files, unnamed, locale))}</Said>
            {button(words.undo, files.undo)}
          </>
        )}
        {newer && (
          <>
            <Said>{words.newer(chosenFile(newer).path || unnamed)}</Said>
            {button(words.showNewer, () => files.decide(true))}
            {button(words.keepMine, () => files.decide(false))}
          </>
        )}
        {earlier && !newer && (
          <>
            <Said>{words.earlier(chosenFile(earlier).path || unnamed)}</Said>
            {button(words.restore, files.restoreEarlier)}
            {button(words.discard, files.discardEarlier)}
          </>
        )}
      </div>
      {question && <Question key={question.lost.map(({ id }) => id).join()} {...props} />}
    </div>
  )
}
