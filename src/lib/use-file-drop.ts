import { type DragEvent, useState } from 'react'

/** Whether a file is dragged over an element, and the element's listeners. */
interface FileDrop {
  isDragging: boolean
  handlers: Record<'onDragOver' | 'onDragLeave' | 'onDrop', (event: DragEvent) => void>
}

/**
 * Accepts files dropped on an element.
 * @param onFile called with the first file
 */
export function useFileDrop(onFile: (file: File) => void): FileDrop {
  const [isDragging, setDragging] = useState(false)
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setDragging(true)
  }
  const onDrop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files
    setDragging(false)
    if (!file) return
    event.preventDefault()
    onFile(file)
  }
  return { isDragging, handlers: { onDragOver, onDragLeave: () => setDragging(false), onDrop } }
}
