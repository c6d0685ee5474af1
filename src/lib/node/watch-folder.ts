import { watch } from 'node:fs'
import { basename } from 'node:path'

/**
 * Tells which files of a folder have changed, once nothing has changed for a moment: editors and tools write in several steps. Hidden
 * files are passed over.
 * @param pauseMs how long the moment is
 * @param onChange gets paths in the folder, each once
 * @returns what ends it
 */
export function watchFolder(folder: string, pauseMs: number, onChange: (files: string[]) => void): () => void {
  const changed = new Set<string>()
  let pause: NodeJS.Timeout | undefined
  const watcher = watch(folder, { recursive: true }, (_, name) => {
    const file = name?.replaceAll('\\', '/')
    if (!file || basename(file).startsWith('.')) return
    changed.add(file)
    clearTimeout(pause)
    pause = setTimeout(() => {
      const files = [...changed]
      changed.clear()
      onChange(files)
    }, pauseMs)
  })
  return () => {
    clearTimeout(pause)
    watcher.close()
  }
}
