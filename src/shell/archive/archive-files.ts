import { addToHead, loadJson } from '@/lib/load'
import { linkAt } from '@/navigation/page-data'
import { SITE } from '@/site/site'

export const ARCHIVE_FILES = 'assets/archive'

/**
 * Where a file of the site is in the folder: a page is found without a host that would know its index.
 * @param address as it is written in a page, with its query and its anchor
 * @example pathInArchive('/wakamiti/plugins/rest/#step') // => 'plugins/rest/index.html#step'
 * @example pathInArchive('https://example.org/') // => undefined
 */
export function pathInArchive(address: string): string | undefined {
  if (!address.startsWith(`${SITE.base}/`)) return undefined
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(address.slice(SITE.base.length + 1)) ?? []
  return `${path === '' || path.endsWith('/') ? `${path}index.html` : path}${rest}`
}

/** Browsers load scripts from a folder, no data. @example dataScript('/wakamiti/assets/a.json') // => 'assets/archive/a.json.js' */
export const dataScript = (address: string): string =>
  `${ARCHIVE_FILES}/${address.slice(`${SITE.base}/assets/`.length).replaceAll('/', '-')}.js`

declare global {
  /** What the scripts with data have put there, by the address that it has on the site. */
  var archiveData: Record<string, unknown> | undefined
}

/** Runs a classic script. @throws when it is not there */
const runScript = (src: string) => addToHead(Object.assign(document.createElement('script'), { src }), src)

/** Answers requests for the data of the site with the scripts of the archive. */
export function answerFromScripts(root: URL): void {
  const load = async (address: string) => {
    if (!globalThis.archiveData?.[address]) await runScript(new URL(dataScript(address), root).href)
    return globalThis.archiveData?.[address]
  }
  const fetchOther = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const address = String(input)
    if (pathInArchive(address) === undefined) return fetchOther(input, init)
    return Response.json(await loadJson(`archive:${address}`, () => load(address)))
  }
}

/** Turns the links that scripts make, with the addresses of the site, into links of the folder, before they are followed. */
export function followInFolder(root: URL): void {
  const onPoint = (event: Event) => {
    const link = linkAt(event)
    const path = pathInArchive(link?.getAttribute('href') ?? '')
    if (link && path !== undefined) link.href = new URL(path, root).href
  }
  for (const type of ['pointerover', 'focusin', 'click', 'auxclick']) document.addEventListener(type, onPoint, true)
}
