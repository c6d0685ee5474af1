import { SITE } from '@/site/site'

/** The folder in the archive with its own scripts and styles. */
export const ARCHIVE_FILES = 'assets/archive'

/**
 * Where a file of the site is in the folder: a page is found without a host that would know its index.
 * @param address as it is written in a page, with its query and its anchor
 * @returns undefined for what is not of this site
 * @example pathInArchive('/wakamiti/plugins/rest/#step') // => 'plugins/rest/index.html#step'
 * @example pathInArchive('https://example.org/') // => undefined
 */
export function pathInArchive(address: string): string | undefined {
  if (!address.startsWith(`${SITE.base}/`)) return undefined
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(address.slice(SITE.base.length + 1)) ?? []
  return `${path === '' || path.endsWith('/') ? `${path}index.html` : path}${rest}`
}

/**
 * The script with a file of data: browsers fetch no files from a folder, but they load scripts.
 * @example dataScript('/wakamiti/assets/steps.json') // => 'assets/archive/steps.json.js'
 */
export const dataScript = (address: string): string =>
  `${ARCHIVE_FILES}/${address.slice(`${SITE.base}/assets/`.length).replaceAll('/', '-')}.js`
