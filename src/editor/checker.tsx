import { type DragEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { PlainButton } from '@/lib/buttons'
import { checkerKeys } from './checker-actions'
import { EditorPane } from './editor-pane'
import { FindingsPane } from './findings-pane'
import { droppedFiles } from './project/disk-files'
import { FileList } from './project/file-list'
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
  const { notice, noticeCount, earlier, isStored, isEarlierStored } = state
  const decideEarlier = (isRestored: boolean) => () => {
    dispatch({ type: 'decide-earlier', isRestored, maxFiles: limits.files })
    // The pressed button may be gone by now.
    view?.focus()
  }
  return (
    <div className={ROW} aria-live="polite">
      {/* Under a new key, a repeated notice is announced again. */}
      {notice !== undefined && <Message key={noticeCount} text={notice} />}
      {!(isStored && isEarlierStored) && <Message text={words.notStored} />}
      {earlier && (
        <Message
          text={words.earlier(earlier.files[0]?.path || checker.words.unnamed, earlier.files.length - 1)}
          answers={{ [words.restore]: decideEarlier(true), [words.discard]: decideEarlier(false) }}
        />
      )}
    </div>
  )
}

const onDragOver = (event: DragEvent) => {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault()
}

/** Texts and their findings, side by side in one frame that accepts dropped files. */
export function Checker(props: CheckerProps) {
  const { checker, children } = props
  const onDrop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    void checker.open(droppedFiles(event.dataTransfer))
  }
  const conflict = conflictOf(checker)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys and files for the interactive elements inside
    <div onKeyDown={checkerKeys(checker)}>
      <div
        className="mt-3 grid overflow-hidden rounded-control border border-line lg:grid-cols-[minmax(0,1fr)_clamp(320px,45%,460px)]"
        {...{ onDragOver, onDrop }}
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
