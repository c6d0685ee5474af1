import { useState } from 'react'

/**
 * Takes files that are dropped on an element.
 * @param onFile called with the first one
 * @returns whether a file hovers over it, and the listeners of the element
 */
export function useFileDrop(onFile: (file: File) => void) {
  const [isDragging, setDragging] = useState(false)
  const over = (event: React.DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setDragging(true)
  }
  const drop = (event: React.DragEvent) => {
    const [file] = event.dataTransfer.files
    setDragging(false)
    if (!file) return
    event.preventDefault()
    onFile(file)
  }
  return { isDragging, handlers: { onDragOver: over, onDragLeave: () => setDragging(false), onDrop: drop } }
}
