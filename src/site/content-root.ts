import { resolve } from 'node:path'

/** Where content that is fetched from a repository is put. */
export const FETCHED_CONTENT = '.content'

/** The folder the content is read from: `content/`, or the tree fetched from CONTENT_REPOSITORY. */
export const contentRoot = (): string => resolve(process.env.CONTENT_REPOSITORY ? FETCHED_CONTENT : 'content')

/** Every address that was ever published, in the content folder: pages and their ids, a line each. */
export const ADDRESSES_FILE = 'anchors.txt'
