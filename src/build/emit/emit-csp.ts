import { ANALYTICS } from '@/site/analytics-settings'
import { trackingOf } from '@/site/tracking'
import { sha256 } from '../exported/files'

const ANALYTICS_SOURCES = {
  script: ` ${ANALYTICS.host}`,
  connect: ` ${ANALYTICS.host} https://*.google-analytics.com https://*.analytics.google.com`,
  image: ` ${ANALYTICS.host} https://*.google-analytics.com`,
}

/** Script types that browsers do not run. */
const DATA_TYPES = ['application/json', 'application/ld+json']

type InlineHashes = Record<'script' | 'style', Set<string>>

const noHashes = (): InlineHashes => ({ script: new Set(), style: new Set() })

/** Hashes the inline scripts and styles of a page, with the line feeds that browsers read. */
function inlineHashes(html: string): InlineHashes {
  const hashes = noHashes()
  changeTags(html, ({ name, start, content = '' }) => {
    const isData = DATA_TYPES.includes(attributeOf(start, 'type') ?? '')
    const isRun = name === 'script' && attributeOf(start, 'src') === undefined && !isData
    if (isRun || name === 'style') hashes[name].add(`'sha256-${sha256(content.replace(/\r\n?/g, '\n'))}'`)
    return ''
  })
  return hashes
}

/** Allows the site's own files, and inline scripts and styles by hash. */
function policyOf(inline: InlineHashes, analytics: boolean): string {
  const { script = '', connect = '', image = '' } = analytics ? ANALYTICS_SOURCES : {}
  return [
    "default-src 'self'",
    `script-src 'self' ${[...inline.script].join(' ')}${script}`,
    `style-src 'self' ${[...inline.style].join(' ')}`.trim(),
    `img-src 'self' data:${image}`,
    "font-src 'self'",
    `connect-src 'self'${connect}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ')
}

export const contentSecurityPolicy = (html: string, analytics: boolean): string =>
  policyOf(inlineHashes(html), analytics)

/** Inserts a policy at the start of the head. */
export const withPolicy = (html: string, policy: string): string =>
  html.replace('<head>', `<head><meta http-equiv="Content-Security-Policy" content="${policy}"/>`)

/** @returns `add` inserts a page's policy, since not every host sends headers; `common` fits all pages that had one inserted */
export function pagePolicies() {
  const analytics = trackingOf(ANALYTICS.id) === 'on'
  const all = noHashes()
  const add = (html: string): string => {
    const inline = inlineHashes(html)
    for (const kind of ['script', 'style'] as const) for (const hash of inline[kind]) all[kind].add(hash)
    return withPolicy(html, policyOf(inline, analytics))
  }
  return { add, common: () => policyOf(all, analytics) }
}

/** A tag of an exported page. Scripts, styles, `noscript` and buttons come with their content: none contains another one. */
export interface Tag {
  /** In lower case. */
  name: string
  /** Verbatim, with its attributes. */
  start: string
  content?: string
  /** Empty for other elements. */
  end: string
  at: number
}

/** Next.js and the Markdown pipeline double-quote attributes, which may contain `>` but not `"`. */
const TAG =
  /<!--.*?-->|(<(script|style|noscript|button)\b(?:"[^"]*"|[^">])*>)(.*?)(<\/\2>)|<([a-z][\w-]*)(?:"[^"]*"|[^">])*>/gis

/** Edits the tags of a page as text, in a hundredth of the time of parsing. */
export const changeTags = (html: string, change: (tag: Tag) => string): string =>
  html.replace(TAG, (all: string, start = all, whole = '', content: string | undefined, end = '', name = '', at = 0) =>
    all.startsWith('<!--') ? all : change({ name: (whole || name).toLowerCase(), start, content, end, at }),
  )

/** @example attributeOf('<a href="/a&amp;b">', 'href') // => '/a&amp;b' */
export const attributeOf = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}(?:="([^"]*)"|(?=[\\s/>]))`, 'i')
    .exec(tag)
    ?.slice(1)
    .map((value) => value ?? '')[0]
