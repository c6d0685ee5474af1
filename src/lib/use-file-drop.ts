import { type DragEvent, useState } from 'react'

/** Whether a file is dragged over an element, and the element's listeners. */
interface FileDrop {
  isDragging: boolean
  handlers: Record<'onDragOver' | 'onDragLeave' | 'onDrop', (event: DragEvent) => void>
}

/**
 * Accepts files dropped on an element.
 * @param onFiles called with what was dropped, which can only be read while the event is handled
 */
export function useFileDrop(onFiles: (dropped: DataTransfer) => void): FileDrop {
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
