import { existsSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { BUILD_LIST } from './build-list'
import { siteIn } from './publication-folder'

/** How long a site that is published may take, in milliseconds: one file, and all of them. */
const LIMITS = { fileMs: 30_000, siteMs: 300_000 }

/** The site as it was published last. */
export interface LastSite {
  /**
   * Opens a file of it.
   * @param path inside the site
   * @returns undefined when it is not there
   * @throws when it cannot be reached
   */
  open: (path: string) => Promise<AsyncIterable<Uint8Array> | undefined>
}

/** The site in a folder, or in the publication that it holds. */
const folderSite = (folder: string): LastSite => ({
  open: async (path) => {
    const site = existsSync(join(siteIn(folder), BUILD_LIST)) ? siteIn(folder) : folder
    try {
      return (await open(join(site, path))).createReadStream()
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      throw error
    }
  },
})

function liveSite(address: string, { fileMs, siteMs }: typeof LIMITS): LastSite {
  const end = Date.now() + siteMs
  return {
    open: async (path) => {
      const escaped = path.split('/').map(encodeURIComponent).join('/')
      // Hosts and their caches answer with what is minutes old: the question makes it an address of its own.
      const url = `${address.replace(/\/$/, '')}/${escaped}?${Date.now()}`
      const signal = AbortSignal.timeout(Math.max(1, Math.min(fileMs, end - Date.now())))
      const response = await fetch(url, { signal })
      if (!response.ok) await response.body?.cancel()
      if (response.status === 404) return undefined
      if (!response.ok) throw new Error(`status ${response.status}`)
      return Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0])
    },
  }
}

/**
 * Opens the site that was published last.
 * @param from its address, or the folder that it was published from
 */
export const lastSite = (from: string, limits = LIMITS): LastSite =>
  /^https?:\/\//.test(from) ? liveSite(from, limits) : folderSite(from)
