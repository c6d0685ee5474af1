import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A file is given up after this long … */
const FILE_TIMEOUT_MS = 30_000
/** … and all that has not come after this long. */
const SITE_TIMEOUT_MS = 300_000

/** The site as it was published last. */
export interface LastSite {
  /**
   * Reads a file of it.
   * @param path inside the site
   * @returns undefined when it is not there
   * @throws when it cannot be reached
   */
  read: (path: string) => Promise<Buffer | undefined>
}

const folderSite = (folder: string): LastSite => ({
  read: (path) =>
    readFile(join(folder, path)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    }),
})

function liveSite(address: string): LastSite {
  const deadline = AbortSignal.timeout(SITE_TIMEOUT_MS)
  return {
    read: async (path) => {
      const escaped = path.split('/').map(encodeURIComponent).join('/')
      // Hosts and their caches answer with what is minutes old: the question makes it an address of its own.
      const url = `${address.replace(/\/$/, '')}/${escaped}?${Date.now()}`
      const signal = AbortSignal.any([deadline, AbortSignal.timeout(FILE_TIMEOUT_MS)])
      const response = await fetch(url, { signal })
      if (response.status === 404) return undefined
      if (!response.ok) throw new Error(`status ${response.status}`)
      return Buffer.from(await response.arrayBuffer())
    },
  }
}

/**
 * Opens the site that was published last.
 * @param from its address, or the folder that it was published from
 */
export const lastSite = (from: string): LastSite => (/^https?:\/\//.test(from) ? liveSite(from) : folderSite(from))
