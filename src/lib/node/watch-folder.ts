import { once } from 'node:events'
import { basename } from 'node:path'
import { type FSWatcher, watch } from 'chokidar'

/**
 * Calls back once a folder has been quiet for a moment (50 ms or more): editors save in several steps. Hidden files are ignored.
 * Node's own watcher loses a file on Linux when another one replaces it. @returns the watcher, once it is ready
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
