import { once } from 'node:events'
import { basename } from 'node:path'
import { type FSWatcher, watch } from 'chokidar'

/**
 * Reports a change once nothing has changed for a moment: editors write in several steps. Hidden files do not count. On Linux, Node's own
 * recursive watcher loses a file when another one takes its place.
 * @param pauseMs at least 50: a second change within them is not told
 * @returns the watcher, once it has begun
 */
export async function watchFolder(folder: string, pauseMs: number, onChange: () => void): Promise<FSWatcher> {
  let pause: NodeJS.Timeout | undefined
  const ignored = (path: string) => path !== folder && basename(path).startsWith('.')
  const watcher = watch(folder, { ignored, ignoreInitial: true, followSymlinks: false }).on('all', () => {
    clearTimeout(pause)
    pause = setTimeout(onChange, pauseMs)
  })
  await once(watcher, 'ready')
  return watcher
}
