import type { KeyboardEvent } from 'react'
import { classNames } from '@/lib/class-names'
import { useFileDrop } from '@/lib/use-file-drop'
import { CheckerNotice } from './checker-notice'
import type { CheckerProps } from './checker-props'
import type { Report } from './checker-state'
import { EditorPane } from './editor-pane'
import { FindingsPane } from './findings-pane'
import { FileList } from './project/file-list'
import { droppedFiles } from './project/read-files'

/** Texts and their findings, side by side in one frame where files can be dropped; F8 moves through the findings. */
export function Checker<Given extends Report>(props: CheckerProps<Given>) {
  const { checker, words, children } = props
  const { isDragging, handlers } = useFileDrop((dropped) => void checker.open(droppedFiles(dropped)))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'F8') return
    event.preventDefault()
    checker.dispatch({ type: 'step', step: event.shiftKey ? -1 : 1 })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys and files for the interactive elements inside
    <div onKeyDown={onKeyDown}>
      <div
        className={classNames(
          'mt-3 grid overflow-hidden rounded-control border border-line',
          'data-dragging:outline-2 data-dragging:outline-offset-3 data-dragging:outline-focus data-dragging:outline-dashed',
          'lg:grid-cols-[minmax(0,1fr)_clamp(320px,45%,460px)]',
        )}
        data-dragging={isDragging || undefined}
        {...handlers}
      >
        <CheckerNotice checker={checker} words={words} />
        {checker.state.project.files.length > 1 && <FileList {...props} />}
        <EditorPane {...props} />
        <FindingsPane {...props} />
      </div>
      {children}
    </div>
  )
}
