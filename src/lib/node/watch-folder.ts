import { watch } from 'node:fs'
import { basename } from 'node:path'

/**
 * Reports that a folder has changed, once nothing has changed for a moment: editors and tools write in several steps. Hidden files
 * are ignored.
 */
export function watchFolder(folder: string, pauseMs: number, onChange: () => void): void {
  let pause: NodeJS.Timeout | undefined
  watch(folder, { recursive: true }, (_, name) => {
    if (!name || basename(name).startsWith('.')) return
    clearTimeout(pause)
    pause = setTimeout(onChange, pauseMs)
  })
}
