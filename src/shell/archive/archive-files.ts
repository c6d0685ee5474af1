import { addToHead, loadJson } from '@/lib/load'
import { linkAt } from '@/navigation/page-data'
import { SITE } from '@/site/site'

export const ARCHIVE_FILES = 'assets/archive'

/**
 * Where an address of the site is in the folder, in which no host adds index.html; query and hash stay.
 * @example pathInArchive('/wakamiti/plugins/rest/#step') // => 'plugins/rest/index.html#step'
 * @example pathInArchive('https://example.org/') // => undefined
 */
export function pathInArchive(address: string): string | undefined {
  if (!address.startsWith(`${SITE.base}/`)) return undefined
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(address.slice(SITE.base.length + 1)) ?? []
  return `${path === '' || path.endsWith('/') ? `${path}index.html` : path}${rest}`
}

/** From a folder, browsers load scripts but no data. @example dataScript('/wakamiti/assets/a.json') // => 'assets/archive/a.json.js' */
export const dataScript = (address: string): string =>
  `${ARCHIVE_FILES}/${address.slice(`${SITE.base}/assets/`.length).replaceAll('/', '-')}.js`

declare global {
  /** Filled by the data scripts, by address on the site. */
  var archiveData: Record<string, unknown> | undefined
}

const runScript = (src: string) => addToHead(Object.assign(document.createElement('script'), { src }), src)

/** Replaces `fetch`, so that requests for data of the site are answered from the data scripts. */
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

/** Just before a link with an address of the site is followed, points it to the file in the folder. */
export function followInFolder(root: URL): void {
  const onPoint = (event: Event) => {
    const link = linkAt(event)
    const path = pathInArchive(link?.getAttribute('href') ?? '')
    if (link && path !== undefined) link.href = new URL(path, root).href
  }
  for (const type of ['pointerover', 'focusin', 'click', 'auxclick']) document.addEventListener(type, onPoint, true)
}
