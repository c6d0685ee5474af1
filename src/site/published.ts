import type { Locale } from '@/i18n/locale'
import { withBase } from './site'

/* Files of data that the build writes, and browsers fetch when something asks for them: no part of the first load, as the routes are. */

/** The index for results at the first keystroke, and the text of everything, which follows a little later. */
export const searchPath = (name: Locale | `${Locale}.text`): string => `/assets/search/${name}.json`

export const earlierAnchorsPath = (locale: Locale): string => `/assets/anchors/${locale}.json`

/** @example earlierAddress('/setup/usage/#flags') // => '/wakamiti/setup/usage/#flags' */
export const earlierAddress = (meaning: string): string => (meaning.startsWith('/') ? withBase(meaning) : `#${meaning}`)

/** A file that is saved for reading without a network: its address, its SHA-256 in base64, what it is on the wire, in bytes. */
export type SavedFile = { path: string; hash: string; bytes: number }

/** Everything that the site needs in one language. */
export interface SavedSet {
  build: string
  /** In the order in which they are saved: what every page needs comes first. */
  files: SavedFile[]
  /** The paths of the pages, without the base path. */
  pages: string[]
}

export const savedSetPath = (locale: Locale): string => `/assets/offline/${locale}.json`

/** The hashes of the files of a build: beside its scripts, because hosts keep those of earlier builds for a while. */
export const fileListPath = (build: string): string => `/_next/static/${build}/files.js`
