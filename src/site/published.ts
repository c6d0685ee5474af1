import type { Locale } from '@/i18n/locale'
import { withBase } from './site'

/* Data files that browsers fetch on demand. Apart from `site`, which is part of the first load. */

/** The index that answers the first keystroke, or with `.text` the text of all pages, which is fetched after it. */
export const searchPath = (name: Locale | `${Locale}.text`): string => `/assets/search/${name}.json`

export const earlierAnchorsPath = (locale: Locale): string => `/assets/anchors/${locale}.json`

/** @example earlierAddress('/setup/usage/#flags') // => '/wakamiti/setup/usage/#flags' */
export const earlierAddress = (target: string): string => (target.startsWith('/') ? withBase(target) : `#${target}`)

/** A file saved for offline reading: its address, its SHA-256 in base64, its compressed size in bytes. */
export type SavedFile = { path: string; hash: string; bytes: number }

/** Everything that the site needs when it is offline, in all languages. */
export interface SavedSet {
  build: string
  /** The size of all files. */
  bytes: number
  /** In the order of saving: what every page needs comes first. */
  files: SavedFile[]
  /** The paths of the pages, without the base path. */
  pages: string[]
}

export const SAVED_SET_PATH = '/assets/offline/site.json'

/** The hashes of a build's files. Beside its scripts, as hosts keep those of earlier builds for a while. */
export const fileListPath = (build: string): string => `/_next/static/${build}/files.js`
