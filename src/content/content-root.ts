import { resolve } from 'node:path'

/** Where a content tree fetched at build time is kept. */
export const FETCHED_CONTENT = '.content'

/**
 * The folder the content is read from: `content/`, or the tree fetched from CONTENT_REPOSITORY.
 * @returns an absolute path
 */
export const contentRoot = (): string => resolve(process.env.CONTENT_REPOSITORY ? FETCHED_CONTENT : 'content')
