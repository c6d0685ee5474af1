/**
 * A path with exactly one slash at each end, without query and hash.
 * @example directoryPath('/plugins/rest?x#y') // => '/plugins/rest/'
 */
export function directoryPath(path: string): string {
  const bare = (path.split(/[?#]/)[0] ?? '').replace(/^\/+|\/+$/g, '').replace(/(^|\/)index\.html$/, '')
  return bare ? `/${bare}/` : '/'
}
