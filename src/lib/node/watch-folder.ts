import { watch } from 'node:fs'
import { basename } from 'node:path'

/** Reports a change once nothing has changed for a moment: editors write in several steps. Hidden files do not count. */
export function watchFolder(folder: string, pauseMs: number, onChange: () => void): void {
  let pause: NodeJS.Timeout | undefined
  watch(folder, { recursive: true }, (_, name) => {
    if (!name || basename(name).startsWith('.')) return
    clearTimeout(pause)
    pause = setTimeout(onChange, pauseMs)
  })
}
