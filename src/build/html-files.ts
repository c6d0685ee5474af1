import { readdirSync } from 'node:fs'

/**
 * All HTML files of an export.
 * @param folder its root
 * @returns paths inside it, sorted
 */
export const htmlFiles = (folder: string): string[] =>
  (readdirSync(folder, { recursive: true }) as string[]).filter((file) => file.endsWith('.html')).sort()

/**
 * The path of the site that a file is served at.
 * @example routeOfFile('plugins/rest/index.html') // => '/plugins/rest/'
 */
export const routeOfFile = (file: string): string => `/${file.replace(/index\.html$/, '')}`
