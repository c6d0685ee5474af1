import { undo, undoDepth } from '@codemirror/commands'
import { Download, Eraser, FolderOpen, Undo2, Upload } from 'lucide-react'
import { type ChangeEvent, type ComponentProps, useRef } from 'react'
import { classNames, SMALL_BUTTON } from '@/lib/class-names'
import { CodeEditor } from './code-editor'
import { IconButton, PANE, PaneHead } from './pane'
import { chosenFiles, type FoundFile, pickedFiles } from './project/disk-files'
import type { CheckerProps } from './use-checker'

interface OpenButtonProps extends Pick<ComponentProps<typeof IconButton>, 'label' | 'icon'> {
  accept: string
  kind: 'file' | 'files' | 'folder'
  onFound: (found: Promise<FoundFile[]>) => void
}

function OpenButton({ label, icon, accept, kind, onFound }: OpenButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const onChosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onFound(Promise.resolve(chosenFiles(currentTarget.files ?? [])))
    currentTarget.value = ''
  }
  const choose = () => {
    if (kind === 'folder' && window.showDirectoryPicker) onFound(pickedFiles())
    else input.current?.click()
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple={kind === 'files'}
        onChange={onChosen}
        {...(kind === 'folder' ? { webkitdirectory: '' } : { accept })}
      />
      <IconButton label={label} icon={icon} size={19} onClick={choose} />
    </>
  )
}

/** For phones, whose keyboards have no undo. */
function UndoButton({ checker: { strings, view, list } }: CheckerProps) {
  const isPossible = view !== undefined && undoDepth(view.state) > 0
  const undoLast = () => {
    // With nothing left to undo, the button is disabled and loses the focus.
    if (view && undo(view) && undoDepth(view.state) === 0) list.current?.focus({ preventScroll: true })
  }
  return <IconButton label={strings.undoChange} icon={Undo2} size={19} disabled={!isPossible} onClick={undoLast} />
}

function Head({ checker, about }: CheckerProps) {
  const { words, strings, accept, limits, file, open, replace, save, view } = checker
  const isProject = limits.files > 1
  const isEmpty = file.text === ''
  const onFound = (found: Promise<FoundFile[]>) => void open(found)
  const clear = () => {
    replace('')
    view?.focus()
  }
  const buttons = (
    <>
      <OpenButton
        label={isProject ? strings.openFiles : strings.open}
        icon={Upload}
        kind={isProject ? 'files' : 'file'}
        {...{ accept, onFound }}
      />
      {isProject && (
        <>
          <OpenButton label={strings.openFolder} icon={FolderOpen} kind="folder" {...{ accept, onFound }} />
          <IconButton label={strings.download} icon={Download} size={19} disabled={isEmpty} onClick={save} />
        </>
      )}
      <UndoButton checker={checker} />
      <IconButton label={strings.clear} icon={Eraser} size={19} disabled={isEmpty} onClick={clear} />
    </>
  )
  return (
    <PaneHead buttons={buttons}>
      <h2 className="m-0 max-w-full min-w-0 truncate font-mono text-small leading-[normal] font-normal tracking-normal">
        {file.path || words.unnamed}
      </h2>
      {about !== undefined && <span className="text-small text-ink-2">{about}</span>}
    </PaneHead>
  )
}

/** Below the placeholder, which takes two lines in a narrow pane. */
const EXAMPLE_BUTTON = 'absolute bottom-4 left-15 z-1 lg:top-18 lg:bottom-auto'

export function EditorPane(props: CheckerProps) {
  const { checker, actions } = props
  const { words, strings, file, replace, list } = checker
  const isEmpty = file.text === ''
  const tryExample = () => {
    replace(words.example, { saved: words.example })
    // The pressed button goes; focusing the editor instead would open the keyboard of a phone.
    list.current?.focus({ preventScroll: true })
  }
  return (
    <div className={classNames(PANE, 'bg-code-bg')}>
      <Head {...props} />
      {actions}
      <div className="group relative flex flex-none flex-col lg:min-h-0 lg:flex-1" data-empty={isEmpty || undefined}>
        <CodeEditor {...checker} />
        {isEmpty && (
          <button type="button" className={classNames(SMALL_BUTTON, EXAMPLE_BUTTON)} onClick={tryExample}>
            {strings.tryExample}
          </button>
        )}
      </div>
    </div>
  )
}
