import { type DragEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { CheckerStrings } from '@/i18n/checker-strings'
import { PlainButton } from '@/lib/buttons'
import { classNames } from '@/lib/class-names'
import { checkerKeys } from './checker-actions'
import { EditorPane } from './editor-pane'
import { FindingsPane } from './findings-pane'
import { droppedFiles } from './project/disk-files'
import { FileList } from './project/file-list'
import type { FilesAction } from './project/files-state'
import type { OpenFile } from './project/project'
import type { CheckerHandle, CheckerProps } from './use-checker'

const ROW = 'flex flex-wrap gap-x-4 gap-y-0.5 px-4 text-ui not-empty:border-b not-empty:border-line not-empty:bg-sunk'

type Answer = () => void

type MessageProps = { id?: string; text: string; answers?: Record<string, Answer>; onAnswer?: (answer: Answer) => void }

const Message = ({ id, text, answers = {}, onAnswer = (answer) => answer() }: MessageProps) => (
  <>
    <span className="py-2" id={id}>
      {text}
    </span>
    {Object.entries(answers).map(([words, answer]) => (
      <PlainButton key={words} onClick={() => onAnswer(answer)}>
        {words}
      </PlainButton>
    ))}
  </>
)

const MAX_NAMES = 3

function namesOf(files: readonly OpenFile[], unnamed: string, { andMore }: CheckerStrings): string {
  const names = files.slice(0, MAX_NAMES).map(({ path }) => path || unnamed)
  const others = files.length - names.length
  return others > 0 ? `${names.join(', ')} ${andMore(others)}` : names.join(', ')
}

/** Asks before a text is overwritten. It takes the focus and, once answered, gives it back. */
function Question({ text, answers, onCancel }: Omit<NonNullable<ReturnType<typeof conflictOf>>, 'id'>) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const before = useRef<Element>(null)
  useEffect(() => {
    before.current = document.activeElement
    box.current?.querySelector('button')?.focus()
  }, [])
  const close = (answer: Answer) => {
    if (before.current instanceof HTMLElement) before.current.focus()
    answer()
  }
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && close(onCancel)
  return (
    <div ref={box} className={ROW} role="alertdialog" aria-labelledby={id} onKeyDown={onKeyDown}>
      <Message {...{ id, text, answers }} onAnswer={close} />
    </div>
  )
}

/** If another program has changed a file, asks which text wins. */
function conflictOf({ strings: words, words: { unnamed }, state, dispatch, resolveConflict }: CheckerHandle) {
  const file = state.project.files.find(({ disk }) => disk)
  if (!file) return undefined
  const resolveWith = (isMine: boolean) => () => resolveConflict(file, isMine)
  const answers = { [words.saveMine]: resolveWith(true), [words.openOther]: resolveWith(false) }
  const onCancel = () => void dispatch({ type: 'update-file', id: file.id, change: { disk: undefined } })
  return { id: file.id, text: words.conflict(file.path || unnamed), answers, onCancel }
}

function Messages({ checker }: CheckerProps) {
  const { strings: words, state, dispatch, view, limits } = checker
  const { unnamed } = checker.words
  const { notice, noticeCount, earlier, isStored, isEarlierStored } = state
  const act = (action: FilesAction) => {
    dispatch(action)
    // The pressed button may be gone by now.
    view?.focus()
  }
  const decideEarlier = (isRestored: boolean) => () =>
    act({ type: 'decide-earlier', isRestored, maxFiles: limits.files })
  return (
    <div className={ROW} aria-live="polite">
      {/* Under a new key, a repeated notice is announced again. */}
      {notice !== undefined && <Message key={noticeCount} text={notice} />}
      {!(isStored && isEarlierStored) && <Message text={words.notStored} />}
      {earlier && (
        <Message
          text={words.earlier(namesOf(earlier.files, unnamed, words))}
          answers={{ [words.restore]: decideEarlier(true), [words.discard]: decideEarlier(false) }}
        />
      )}
    </div>
  )
}

function useFileDrop(onFiles: (dropped: DataTransfer) => void) {
  const [isDragging, setDragging] = useState(false)
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setDragging(true)
  }
  const onDrop = (event: DragEvent) => {
    setDragging(false)
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    onFiles(event.dataTransfer)
  }
  return { isDragging, handlers: { onDragOver, onDragLeave: () => setDragging(false), onDrop } }
}

/** Texts and their findings, side by side in one frame that accepts dropped files. */
export function Checker(props: CheckerProps) {
  const { checker, children } = props
  const { isDragging, handlers } = useFileDrop((dropped) => void checker.open(droppedFiles(dropped)))
  const conflict = conflictOf(checker)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys and files for the interactive elements inside
    <div onKeyDown={checkerKeys(checker)}>
      <div
        className={classNames(
          'mt-3 grid overflow-hidden rounded-control border border-line',
          'data-dragging:outline-2 data-dragging:outline-offset-3 data-dragging:outline-focus data-dragging:outline-dashed',
          'lg:grid-cols-[minmax(0,1fr)_clamp(320px,45%,460px)]',
        )}
        data-dragging={isDragging || undefined}
        {...handlers}
      >
        <div className="col-span-full">
          <Messages {...props} />
          {conflict && <Question key={conflict.id} {...conflict} />}
        </div>
        {checker.state.project.files.length > 1 && <FileList {...props} />}
        <EditorPane {...props} />
        <FindingsPane {...props} />
      </div>
      {children}
    </div>
  )
}
