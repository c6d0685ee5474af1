import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { stringify } from 'yaml'
import { readExportedPage } from '@/build/exported/check-links'
import { routeOfFile } from '@/build/exported/files'
import { allPages } from '@/content/documents'
import { ANCHORS_FILE, catalogueSteps, type References, readAnchors, readReferences } from '@/content/references'
import { localeOfSlug } from '@/content/slug'
import { type StepLanguage, stepLanguageOf } from '@/i18n/locale'
import { memoizeFor } from '@/lib/memoize'
import { faultOf } from '@/lib/node/fault-of'
import { foldAnchor } from '@/navigation/earlier-anchors'
import { contentRoot } from '@/site/content-root'
import { stripKeyword } from '@/steps/keywords'
import { createMatcher } from '@/steps/match-step'
import type { CatalogueStep } from '@/steps/step'
import { readFiles, SourceError } from './read-source'

const OPTIONS = { source: { type: 'string' }, ref: { type: 'string' } } as const

/** A heading of an earlier page, and the code up to the next heading that is not below it, a line each. */
interface EarlierHeading {
  id: string
  text: string
  level: number
  code: string[]
}

/** Our pages by their paths: their ids. */
type Ids = Map<string, string[]>

const ENTITIES: Record<string, string> = { '&#x3C;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' }

const textOf = (html: string): string =>
  html.replace(/<[^>]*>|&#?\w+;/g, (found) => ENTITIES[found] ?? (found.startsWith('<') ? '' : found)).trim()

/** Reads the headings of an earlier page. */
export function earlierHeadings(html: string): EarlierHeading[] {
  const found = [...html.matchAll(/<h([1-6]) id="([^"]+)"[^>]*>(.*?)<\/h\1>/gs)]
  return found.map(([, level, id = '', inner = ''], at) => {
    const next = found.slice(at + 1).find(([, other = '']) => other <= (level ?? ''))
    const section = html.slice(found[at]?.index, next?.index)
    const blocks = [...section.matchAll(/<code class="language-(?:text|gherkin)">(.*?)<\/code>/gs)]
    const code = blocks.flatMap(([, block = '']) => textOf(block).split('\n')).map((line) => line.trim())
    return { id: textOf(id), text: textOf(inner), level: Number(level), code: code.filter(Boolean) }
  })
}

/** The words of a sentence or an expression that always are in it. */
const wordsOf = (text: string): Set<string> =>
  new Set(
    text
      .replace(/\{[^}]*\}|\([^|)]*\)|'[^']*'|"[^"]*"/g, ' ')
      .toLowerCase()
      .match(/[\p{L}\d]+/gu),
  )

/** How much two sentences have in common, from 0 to 1. */
function similarity(one: string, other: string): number {
  const [own, others] = [wordsOf(one), wordsOf(other)]
  const shared = [...own].filter((word) => others.has(word)).length
  return (2 * shared) / Math.max(own.size + others.size, 1)
}

/** Of a step that an earlier page shows, its example, or most of its words, and what an example adds to words. */
const LEAST_SIMILARITY = 0.7
const EXAMPLE_BONUS = 0.5

const matcherOf = memoizeFor((references: References) =>
  createMatcher(catalogueSteps(references), references.dataTypes),
)

/** Finds the step that lines of code are about: their first is its expression, as it was once, and others are examples. */
function findStep(code: string[], plugin: string, locale: StepLanguage): string | undefined {
  const match = matcherOf(readReferences())
  const sentences = code.map((line) => stripKeyword(line, locale).text)
  const [first = ''] = sentences
  const shown = sentences.flatMap((text) => match(text, locale, { plugins: [plugin] })).map(({ step }) => step.id)
  const rate = ({ id, expression }: CatalogueStep) =>
    similarity(first, expression[locale]) +
    (shown.includes(id) ? EXAMPLE_BONUS : 0) +
    (expression[locale] === first ? 1 : 0)
  const own = catalogueSteps(readReferences()).filter((step) => step.plugin === plugin)
  const [best] = own.map((step) => ({ step, rating: rate(step) })).sort((one, other) => other.rating - one.rating)
  return best && best.rating >= LEAST_SIMILARITY ? best.step.id : undefined
}

/** The place of an option or a data type that a heading names, on whatever page of the language it is. */
function placeElsewhere({ text }: EarlierHeading, slug: string, ids: Ids): string | undefined {
  const isNamed = (id: string) => /^(option|type)-/.test(id) && foldAnchor(id) === foldAnchor(text)
  const pages = [...ids].filter(([page]) => localeOfSlug(page) === localeOfSlug(slug))
  const [found] = pages.flatMap(([page, own]) => own.filter(isNamed).map((id) => `${page}#${id}`))
  return found
}

/** What the headings of an earlier page are now: our ids, or addresses of other pages; undefined where nothing is known. */
function meaningsOf(slug: string, headings: EarlierHeading[], known: Record<string, string>, ids: Ids) {
  const own = ids.get(slug) ?? []
  const above: (string | undefined)[] = []
  return headings.map((heading): [id: string, meaning: string | undefined] => {
    const { id, text, code, level } = heading
    const names = [foldAnchor(id), foldAnchor(text)]
    const plugin = /\/plugins\/(.+)\/$/.exec(slug)?.[1]
    const step = plugin && level > 2 ? findStep(code, plugin, stepLanguageOf(localeOfSlug(slug))) : undefined
    const meaning =
      known[id] ??
      own.find((each) => names.includes(foldAnchor(each))) ??
      own.find((each) => each === `step-${step}`) ??
      placeElsewhere(heading, slug, ids) ??
      above.slice(0, level).findLast(Boolean)
    above.length = level
    above[level] = meaning
    return [id, meaning]
  })
}

/**
 * `npm run anchors -- --source <folder or URL> [--ref <branch>]`: writes what the anchors of the tool's earlier documentation are now.
 * Entries that are there stay as they are; what only differs in its spelling needs none.
 */
function writeAnchors(args: string[]): void {
  const { source, ref = 'docs' } = parseArgs({ args, options: OPTIONS }).values
  if (!source) throw new SourceError('--source is missing  (name a folder, or the URL of a repository, of Wakamiti)')
  const { files } = readFiles(source, { kinds: ['*.html'], isWanted: (path) => path.endsWith('index.html') }, ref)
  const known = readAnchors()
  const ids: Ids = new Map(allPages().map(({ slug, body }) => [slug, readExportedPage(slug, body.html).ids]))
  const left: string[] = []
  let total = 0
  for (const [path, html] of [...files].sort()) {
    const slug = routeOfFile(path)
    const own = ids.get(slug) ?? []
    const meanings = meaningsOf(slug, earlierHeadings(html), known[slug] ?? {}, ids)
    total += meanings.length
    left.push(...meanings.flatMap(([id, meaning]) => (meaning ? [] : `${slug}#${id}`)))
    const isSpelled = (id: string) => own.some((each) => foldAnchor(each) === foldAnchor(id))
    const entries = meanings.filter(([id, meaning]) => meaning && !isSpelled(id))
    if (entries.length > 0) known[slug] = { ...Object.fromEntries(entries), ...known[slug] } as Record<string, string>
  }
  writeFileSync(join(contentRoot(), ANCHORS_FILE), stringify(known, { lineWidth: 0 }))
  console.log([...left, `${total - left.length} of ${total} anchors are kept`].join('\n'))
}

if (require.main === module)
  try {
    writeAnchors(process.argv.slice(2))
  } catch (error) {
    console.error(faultOf(error))
    process.exitCode = 2
  }
