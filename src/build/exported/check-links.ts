import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { SITE } from '@/site/site'
import { routeOfFile } from './files'

const matches = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, found = '']) => found)

const CHARACTERS: Record<string, string> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>' }

const decoded = (text: string): string => text.replace(/&[#\w]+;/g, (reference) => CHARACTERS[reference] ?? reference)

/** Extracts what is checked of a page; inline data is no part of what a reader sees. */
export function readExportedPage(file: string, source: string) {
  const html = source.replace(/(<script\b[^>]*>)[\s\S]*?<\/script>/g, '$1')
  return {
    file,
    ids: matches(html, /\sid="([^"]*)"/g).map(decoded),
    links: matches(html, /\s(?:href|src)="([^"]*)"/g).map(decoded),
  }
}

export type ExportedPage = ReturnType<typeof readExportedPage>

function duplicateIds({ file, ids }: ExportedPage): string[] {
  const seen = new Set<string>()
  return ids.filter((id) => seen.size === seen.add(id).size).map((id) => `${file}: the id ${id} is used twice`)
}

const isOurs = (link: string) => link.startsWith(`${SITE.base}/`) || link.startsWith('#')

function linkProblem(page: ExportedPage, link: string, folder: string, pages: Map<string, ExportedPage>) {
  const [address = '', anchor] = link.split('#')
  const path = decodeURIComponent((address.split('?')[0] ?? '').slice(SITE.base.length)) || routeOfFile(page.file)
  const target = pages.get(path)
  if (!target)
    return existsSync(join(folder, path)) && !path.endsWith('/') ? undefined : `${page.file}: ${link} leads nowhere`
  if (!anchor || target.ids.includes(decodeURIComponent(anchor))) return undefined
  return `${page.file}: ${link} leads to no anchor`
}

/** Checks all links, anchors and ids of an export. @param pages by route @returns a line for each problem */
export function checkExport(folder: string, pages: Map<string, ExportedPage>): string[] {
  return [...pages.values()].flatMap((page) => [
    ...duplicateIds(page),
    ...[...new Set(page.links.filter(isOurs))].flatMap((link) => linkProblem(page, link, folder, pages) ?? []),
  ])
}
