import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ANALYTICS } from '@/site/analytics-settings'
import { trackingOf } from '@/site/tracking'
import { htmlFiles, sha256 } from '../exported/files'
import { attributeOf, changeTags } from '../exported/tags'

const ANALYTICS_SOURCES = {
  script: ` ${ANALYTICS.host}`,
  connect: ` ${ANALYTICS.host} https://*.google-analytics.com https://*.analytics.google.com`,
  image: ` ${ANALYTICS.host} https://*.google-analytics.com`,
}

const NO_SOURCES = { script: '', connect: '', image: '' }

const hashOf = (text: string): string => `'sha256-${sha256(text)}'`

/** Types of scripts that browsers do not run. */
const DATA_TYPES = ['application/json', 'application/ld+json']

type InlineHashes = Record<'script' | 'style', Set<string>>

/** The hashes of the inline scripts and styles of a page. Browsers hash the text that they read, which has line feeds only. */
function inlineHashes(html: string): InlineHashes {
  const hashes: InlineHashes = { script: new Set(), style: new Set() }
  changeTags(html, ({ name, start, content = '' }) => {
    const isData = DATA_TYPES.includes(attributeOf(start, 'type') ?? '')
    const isRun = name === 'script' && attributeOf(start, 'src') === undefined && !isData
    if (isRun || name === 'style') hashes[name].add(hashOf(content.replace(/\r\n?/g, '\n')))
    return ''
  })
  return hashes
}

function policyOf(inline: InlineHashes, analytics: boolean): string {
  const { script, connect, image } = analytics ? ANALYTICS_SOURCES : NO_SOURCES
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

/**
 * The content security policy of a page: its own files, and its few inline scripts and styles by their hash.
 * @param html the page
 * @param analytics whether the provider of the analytics is used
 */
export const contentSecurityPolicy = (html: string, analytics: boolean): string =>
  policyOf(inlineHashes(html), analytics)

/** A page with a policy first in its head. */
export const withPolicy = (html: string, policy: string): string =>
  html.replace('<head>', `<head><meta http-equiv="Content-Security-Policy" content="${policy}"/>`)

/**
 * Puts the policy first into the head of every page: not every host sends headers of ours.
 * @param folder an export
 * @returns a policy that holds for all pages, for hosts that do
 */
export function emitPolicies(folder: string): string {
  const analytics = trackingOf(ANALYTICS.id) === 'on'
  const all: InlineHashes = { script: new Set(), style: new Set() }
  for (const file of htmlFiles(folder).map((name) => join(folder, name))) {
    const html = readFileSync(file, 'utf8')
    const inline = inlineHashes(html)
    for (const kind of ['script', 'style'] as const) for (const hash of inline[kind]) all[kind].add(hash)
    writeFileSync(file, withPolicy(html, policyOf(inline, analytics)))
  }
  return policyOf(all, analytics)
}
