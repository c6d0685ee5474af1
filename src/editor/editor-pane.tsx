import { undo, undoDepth } from '@codemirror/commands'
import { Download, Eraser, FolderOpen, type LucideIcon, Undo2, Upload } from 'lucide-react'
import { type ChangeEvent, type ComponentProps, type ReactNode, useRef } from 'react'
import { Button } from '@/lib/buttons'
import { classNames, ICON_BUTTON, SMALL_BUTTON } from '@/lib/class-names'
import { CodeEditor } from './code-editor'
import { chosenFiles, pickedFiles } from './project/disk-files'
import type { CheckerHandle, CheckerProps } from './use-checker'

export const PANE = 'relative flex min-w-0 flex-col lg:h-[clamp(480px,100vh_-_340px,760px)] print:h-auto!'
export const PANE_ACTIONS = 'm-0 flex shrink-0 flex-wrap gap-1.5 border-b border-line px-4 py-2'

type IconButtonProps = ComponentProps<'button'> & { label: string; icon: LucideIcon; size?: number }

export const IconButton = ({ label, icon: Icon, size = 18, ...props }: IconButtonProps) => (
  <Button
    look={classNames(ICON_BUTTON, 'disabled:cursor-default disabled:bg-transparent disabled:text-ink-3')}
    title={label}
    aria-label={label}
    {...props}
  >
    <Icon size={size} strokeWidth={1.75} aria-hidden="true" />
  </Button>
)

export const PaneHead = ({ children, buttons }: { children: ReactNode; buttons?: ReactNode }) => (
  <div className="flex min-h-12 shrink-0 flex-wrap items-center gap-x-3 border-b border-line py-0.75 pr-2 pl-4 text-ui">
    {children}
    {buttons && <div className="ml-auto flex">{buttons}</div>}
  </div>
)

type OpenButtonProps = Pick<CheckerHandle, 'strings' | 'accept' | 'open'> & { kind: 'file' | 'files' | 'folder' }

function OpenButton({ strings, accept, kind, open }: OpenButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const onChosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    void open(Promise.resolve(chosenFiles(currentTarget.files ?? [])))
    currentTarget.value = ''
  }
  const choose = () => {
    if (kind === 'folder' && window.showDirectoryPicker) void open(pickedFiles())
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
      <IconButton
        label={strings.open[kind]}
        icon={kind === 'folder' ? FolderOpen : Upload}
        size={19}
        onClick={choose}
      />
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

function Head({ checker }: CheckerProps) {
  const { words, strings, accept, limits, file, open, replace, save, view } = checker
  const isProject = limits.files > 1
  const isEmpty = file.text === ''
  const clear = () => {
    replace('')
    view?.focus()
  }
  const buttons = (
    <>
      <OpenButton kind={isProject ? 'files' : 'file'} {...{ strings, accept, open }} />
      {isProject && (
        <>
          <OpenButton kind="folder" {...{ strings, accept, open }} />
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
