import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { ANALYTICS } from '@/site/analytics-settings'
import { trackingOf } from '@/site/tracking'
import { htmlFiles } from '../exported/files'

const ANALYTICS_SOURCES = {
  script: ` ${ANALYTICS.host}`,
  connect: ` ${ANALYTICS.host} https://*.google-analytics.com https://*.analytics.google.com`,
  image: ` ${ANALYTICS.host} https://*.google-analytics.com`,
}

const NO_SOURCES = { script: '', connect: '', image: '' }

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Types of scripts that browsers do not run. */
const DATA_TYPES = ['application/json', 'application/ld+json']

/** The hashes of the inline scripts and styles of a page, parsed as browsers do, because they hash the text that they parse. */
function inlineHashes(html: string): { script: string; style: string } {
  const hashes = { script: new Set<string>(), style: new Set<string>() }
  visit(fromHtml(html), 'element', (element) => {
    const { src, type } = element.properties
    const isRun = element.tagName === 'script' && src === undefined && !DATA_TYPES.includes(String(type))
    if (isRun) hashes.script.add(hashOf(textOf(element)))
    else if (element.tagName === 'style') hashes.style.add(hashOf(textOf(element)))
  })
  return { script: [...hashes.script].join(' '), style: [...hashes.style].join(' ') }
}

/**
 * The content security policy of a page: its own files, and its few inline scripts and styles by their hash.
 * @param html the page
 * @param analytics whether the provider of the analytics is used
 */
export function contentSecurityPolicy(html: string, analytics: boolean): string {
  const inline = inlineHashes(html)
  const { script, connect, image } = analytics ? ANALYTICS_SOURCES : NO_SOURCES
  return [
    "default-src 'self'",
    `script-src 'self' ${inline.script}${script}`,
    `style-src 'self' ${inline.style}`.trim(),
    `img-src 'self' data:${image}`,
    "font-src 'self'",
    `connect-src 'self'${connect}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ')
}

/** Puts the policy first into the head of every page: a static host sends no headers of ours. */
export function emitPolicies(folder: string): void {
  const analytics = trackingOf(ANALYTICS.id) === 'on'
  for (const file of htmlFiles(folder).map((name) => join(folder, name))) {
    const html = readFileSync(file, 'utf8')
    const policy = contentSecurityPolicy(html, analytics)
    writeFileSync(
      file,
      html.replace('<head>', `<head><meta http-equiv="Content-Security-Policy" content="${policy}"/>`),
    )
  }
}
