import { resolve } from 'node:path'

/** The folder of a content tree that is fetched at build time. */
export const FETCHED_CONTENT = '.content'

/**
 * The folder the content is read from: `content/`, or the tree fetched from CONTENT_REPOSITORY.
 * @returns an absolute path
 */
export const contentRoot = (): string => resolve(process.env.CONTENT_REPOSITORY ? FETCHED_CONTENT : 'content')

/** Every address that was ever published, in the content folder: pages and their ids, a line each. */
export const ADDRESSES_FILE = 'anchors.txt'
