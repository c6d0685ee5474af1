import { resolve } from 'node:path'

/** The folder for content that is fetched from a repository. */
export const FETCHED_CONTENT = '.content'

/** The folder to read content from: `content/`, or the tree fetched from CONTENT_REPOSITORY. */
export const contentRoot = (): string => resolve(process.env.CONTENT_REPOSITORY ? FETCHED_CONTENT : 'content')

/** In the content folder: every address ever published, pages and their anchors, one per line. */
export const ADDRESSES_FILE = 'anchors.txt'
