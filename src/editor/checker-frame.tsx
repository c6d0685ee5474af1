import type { KeyboardEvent, ReactNode } from 'react'
import { useFileDrop } from '@/lib/use-file-drop'
import styles from './checker.module.css'

interface CheckerFrameProps {
  /** The text, under its head. */
  editor: ReactNode
  /** What is found in it. */
  findings: ReactNode
  /** What stands under both. */
  children?: ReactNode
  onFile: (file: File) => void
  /** To the next finding, or the one before. */
  onGo: (step: 1 | -1) => void
}

/** The text and what is found in it, side by side in one frame that takes files; F8 goes through the findings. */
export function CheckerFrame({ editor, findings, children, onFile, onGo }: CheckerFrameProps) {
  const { isDragging, handlers } = useFileDrop(onFile)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'F8') return
    event.preventDefault()
    onGo(event.shiftKey ? -1 : 1)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and files for everything inside, which is interactive
    <div onKeyDown={onKeyDown}>
      <div className={styles.checker} data-dragging={isDragging || undefined} {...handlers}>
        <div className={styles.pane}>{editor}</div>
        {findings}
      </div>
      {children}
    </div>
  )
}
