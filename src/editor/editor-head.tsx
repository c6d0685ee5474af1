import { Download, Eraser, FolderOpen, Upload } from 'lucide-react'
import { type ChangeEvent, type ReactNode, useRef } from 'react'
import { CHECKER_STRINGS } from '@/i18n/checker-strings'
import type { Locale } from '@/i18n/locale'
import { ICON_BUTTON } from '@/lib/button-looks'
import { classNames } from '@/lib/class-names'
import { PaneHead } from './pane'
import { chosenFiles, type FoundFile } from './project/read-files'

interface ToolButtonProps {
  label: string
  icon: typeof Upload
  isDisabled?: boolean
  onClick: () => void
}

/** A button with an icon only; its label is a tooltip, and read out by screen readers. */
const ToolButton = ({ label, icon: Icon, isDisabled = false, onClick }: ToolButtonProps) => (
  <button
    type="button"
    className={classNames(ICON_BUTTON, 'disabled:cursor-default disabled:bg-transparent disabled:text-ink-3')}
    title={label}
    disabled={isDisabled}
    onClick={onClick}
  >
    <Icon size={19} strokeWidth={1.75} aria-hidden="true" />
    <span className="visually-hidden">{label}</span>
  </button>
)

interface OpenButtonProps extends Pick<ToolButtonProps, 'label' | 'icon'> {
  /** The files that are offered, in the form of an `accept` attribute. */
  accept: string
  kind: 'file' | 'files' | 'folder'
  onFiles: (files: FoundFile[]) => void
}

function OpenButton({ label, icon, accept, kind, onFiles }: OpenButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const onChosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = chosenFiles(currentTarget.files ?? [])
    if (files.length > 0) onFiles(files)
    currentTarget.value = ''
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
      <ToolButton label={label} icon={icon} onClick={() => input.current?.click()} />
    </>
  )
}

interface EditorHeadProps {
  locale: Locale
  fileName: string
  /** A detail about the file, beside its name. */
  about?: string | undefined
  hasText: boolean
  /** The files that the button offers, in the form of an `accept` attribute. */
  accept: string
  /** Whether the tool opens several files and folders. */
  isProject: boolean
  onFiles: (files: FoundFile[]) => void
  /** Without it, the text is not saved as a file. */
  onSave?: (() => void) | undefined
  onClear: () => void
  /** Other actions of the tool, below. */
  children?: ReactNode
}

/** The bar above the text: the name of the file, a detail about it, and the buttons for files. */
export function EditorHead({ locale, fileName, about, hasText, accept, isProject, ...props }: EditorHeadProps) {
  const { onFiles, onSave, onClear, children } = props
  const words = CHECKER_STRINGS[locale]
  return (
    <>
      <PaneHead
        buttons={
          <>
            <OpenButton
              label={isProject ? words.openFiles : words.open}
              icon={Upload}
              kind={isProject ? 'files' : 'file'}
              {...{ accept, onFiles }}
            />
            {isProject && (
              <OpenButton label={words.openFolder} icon={FolderOpen} kind="folder" {...{ accept, onFiles }} />
            )}
            {onSave && <ToolButton label={words.download} icon={Download} isDisabled={!hasText} onClick={onSave} />}
            <ToolButton label={words.clear} icon={Eraser} isDisabled={!hasText} onClick={onClear} />
          </>
        }
      >
        <h2 className="m-0 max-w-full min-w-0 truncate font-mono text-small leading-[normal] font-normal tracking-normal">
          {fileName}
        </h2>
        {about !== undefined && <span className="text-small text-ink-2">{about}</span>}
      </PaneHead>
      {children}
    </>
  )
}
