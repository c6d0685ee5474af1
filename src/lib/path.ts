/**
 * A path with exactly one slash at each end, without query and hash.
 * @example directoryPath('/plugins/rest?x#y') // => '/plugins/rest/'
 */
export function directoryPath(path: string): string {
  const bare = (path.split(/[?#]/)[0] ?? '').replace(/^\/+|\/+$/g, '').replace(/(^|\/)index\.html$/, '')
  return bare ? `/${bare}/` : '/'
}

/**
 * Whether an address lies inside a folder of the site.
 * @example isInside('/en/plugins/', '/en/') // => true
 */
export const isInside = (path: string, folder: string): boolean => `${path}/`.startsWith(folder)
