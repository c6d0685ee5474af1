import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss, { type AtRule, type Container, type Root } from 'postcss'
import { memoize } from '@/lib/memoize'
import { ANALYTICS } from '@/site/analytics-settings'
import { SITE, styleKind } from '@/site/site'
import { trackingOf } from '@/site/tracking'
import { type Pages, routeOfFile } from '../exported/files'

/*
 * Pages are styled by rules in the document: a separate sheet would delay the first paint by a round trip. The rest, for what a
 * reader has to ask for (search, tools, the other kind of page), is fetched with it: see `lib/load`.
 */

/** Matches spaces in lists, which Tailwind's minifier leaves, and strings, which keep theirs. */
const LIST_SPACES = /("[^"]*")|, /g

/** The links to the sheet that Next.js writes; one also marks where its styles belong. */
const SHEET_LINKS =
  /<link rel="preload" href="[^"]+\.css" as="style"\/>|<link rel="stylesheet" href="([^"]+\.css)" data-n-g=""\/>/g

/** Scripts that add elements and classes to pages unasked. */
const SCRIPTED = [
  'src/article/code-blocks.ts',
  'src/navigation/page-bar.tsx',
  'src/navigation/sidebar.tsx',
  'src/search/search-button.tsx',
  'src/shell/early-script.ts',
  'src/shell/fallback-page.tsx',
  ...(trackingOf(ANALYTICS.id) === 'on' ? ['src/shell/analytics/analytics.tsx'] : []),
]

function namesOf(pages: string[]): string[] {
  const written = new Set<string>()
  for (const html of pages)
    for (const [, element, names = ''] of html.matchAll(/<([a-z][\w-]*)|\s(?:class|id)="([^"]*)"/g))
      written.add(element ?? names)
  return [...written].flatMap((names) => names.replaceAll('&amp;', '&').split(/\s+/))
}

const sheetsOf = (html = ''): string[] => [...html.matchAll(SHEET_LINKS)].flatMap(([, href]) => href ?? [])

function withStyle(html: string, style: string): string {
  const [first = ''] = html.match(SHEET_LINKS) ?? []
  return html.replace(first, () => style).replaceAll(SHEET_LINKS, '')
}

/**
 * Takes the fonts out of the sheet, since pages have them inline.
 * @returns inlines into a page the rules for its kind; as there are only two kinds, readers hardly ever need others
 * @throws unless every page links one sheet, the same: Next.js has changed
 */
export function emitStyles(folder: string, pages: Pages): (file: string, html: string) => string {
  const [sheet = 'one'] = sheetsOf(pages.get('index.html'))
  for (const [file, html] of pages)
    if (sheetsOf(html).join(', ') !== sheet) throw new Error(`${file} links other style sheets than ${sheet}.`)
  const path = join(folder, sheet.slice(SITE.base.length))
  const css = readFileSync(path, 'utf8').replace(LIST_SPACES, (_, text = ',') => text)
  // Words that may be names of elements and classes.
  const scripted = SCRIPTED.flatMap((file) => readFileSync(file, 'utf8').split(/[^\w:/.[\]%()-]+/))
  const kindOf = (file: string) => styleKind(routeOfFile(file))
  const styleOf = memoize((kind: string) => {
    const ofKind = [...pages].flatMap(([file, html]) => (kindOf(file) === kind ? html : []))
    const names = new Set([...scripted, ...namesOf(ofKind)])
    return `<style data-full="${sheet}" data-kind="${kind}">${usedRules(css, names)}</style>`
  })
  // Every page declares the fonts: declared again, they would be fetched and laid out again.
  writeFileSync(path, css.replaceAll(/@font-face\{[^}]*\}/g, ''))
  return (file, html) => withStyle(html, styleOf(kindOf(file)))
}

/** Conditions such as `:is()` and `:not()` do not require the names in them. */
const CONDITIONS = /:(?:has|is|not|where)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g

/** Attributes, states and pseudo-elements, which scripts and browsers set. */
const STATES = /(?<!\\)(?:\[[^\]]*\]|::?[\w-]+(?:\([^()]*\))?)/g

/** A class, an id or an element, as selectors write it. */
const NAMES = /(?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+/gi

/** In every selector of the typography plugin; no page has such an element. */
const OUTSIDE_PROSE = ':not(:where([class~=not-prose],[class~=not-prose] *))'

/** @example unescaped('md\\:p-1\\.5') // => 'md:p-1.5' */
const unescaped = (name: string): string =>
  name.replace(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, code: string, sign: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
  )

/** Alternatives, of which one must be there, as the typography plugin writes them. */
const ELEMENTS = /(?<!\():where\(([a-z\d >+,]+)\)/g

/** Whether a selector may match in a page with only these elements, classes and ids. In doubt, it may. */
export const mayMatch = (selector: string, names: ReadonlySet<string>): boolean =>
  [...selector.matchAll(ELEMENTS)].every(([, list = '']) => list.split(',').some((one) => mayMatch(one, names))) &&
  (selector.replace(CONDITIONS, '').replace(STATES, '').match(NAMES) ?? []).every((name) => names.has(unescaped(name)))

function keepMatching(sheet: Root, names: ReadonlySet<string>): void {
  sheet.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name)) return
    const kept = rule.selectors.filter((selector) => mayMatch(selector, names))
    if (kept.length === 0) rule.remove()
    else rule.selectors = kept
  })
}

/** Removes variables that nothing reads, then those that only they read. */
function dropUnread(sheet: Root): void {
  const read = new Set(sheet.toString().match(/(?<=var\()--[\w-]+/g))
  let hasDropped = false
  sheet.walkDecls(/^--/, (declaration) => {
    if (read.has(declaration.prop)) return
    declaration.remove()
    hasDropped = true
  })
  sheet.walkAtRules('property', (property) => {
    if (!read.has(property.params)) property.remove()
  })
  if (hasDropped) dropUnread(sheet)
}

/** Inlines the initial value of variables that no rule sets. */
function fillUnset(sheet: Root): void {
  const set = new Set<string>()
  sheet.walkDecls(/^--/, ({ prop }) => {
    set.add(prop)
  })
  sheet.walkAtRules('property', (property) => {
    const initial = property.nodes?.find((node) => node.type === 'decl' && node.prop === 'initial-value')
    if (set.has(property.params) || initial?.type !== 'decl') return
    sheet.replaceValues(`var(${property.params})`, () => initial.value)
  })
}

function dropAnimations(sheet: Root): void {
  const used = new Set<string>()
  sheet.walkDecls(/^animation/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) used.add(word)
  })
  sheet.walkAtRules('keyframes', (frames) => {
    if (!used.has(frames.params)) frames.remove()
  })
}

/** Removes rules and blocks that have become empty. The order of layers has no block, and stays. */
function dropEmpty(container: Container): void {
  for (const node of container.nodes?.slice() ?? []) {
    if (node.type !== 'rule' && node.type !== 'atrule') continue
    dropEmpty(node)
    if (node.nodes?.length === 0) node.remove()
  }
}

/** The rules, variables and animations that a page with these names may need, without Tailwind's fallbacks for old browsers. */
export function usedRules(css: string, names: ReadonlySet<string>): string {
  const sheet = postcss.parse(names.has('not-prose') ? css : css.replaceAll(OUTSIDE_PROSE, ''))
  sheet.walkAtRules('layer', (layer) => {
    if (layer.params === 'properties') layer.remove()
  })
  keepMatching(sheet, names)
  fillUnset(sheet)
  dropAnimations(sheet)
  dropUnread(sheet)
  dropEmpty(sheet)
  return sheet.toString()
}
