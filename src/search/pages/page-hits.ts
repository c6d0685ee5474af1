import { isMeant, pageWords, searchWords } from '../rank/query-words'
import type { Pagefind, PagefindPage, PagefindSection } from './load-pagefind'

/** A page, or a section of one, whose text matches. */
export interface PageHit {
  /** With the base path, and the anchor of a section. */
  href: string
  /** The heading of the section, or the title of the page. */
  title: string
  /** The title of the page that a section is in. */
  page?: string
  excerpt: string
}

/** Pages whose text is fetched, and sections shown of each. */
const PAGE_COUNT = 5
const SECTION_COUNT = 2
/** A page must contain this share of the words: Pagefind returns similar pages when nothing matches. */
const MIN_SHARE = 0.5
const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&amp;': '&',
}

/**
 * The plain text of a Pagefind excerpt, without its `mark` tags and without the heading at its start, which is the title.
 * @example excerptText('Proxy. un <mark>proxy</mark> &lt;b', 'Proxy') // => 'un proxy <b'
 */
export function excerptText(excerpt: string, title: string): string {
  const text = excerpt
    .replace(/<\/?mark>/g, '')
    .replace(/&(?:lt|gt|quot|amp|#39|#x27);/g, (entity) => ENTITIES[entity] ?? '')
  return text.startsWith(`${title}.`) ? text.slice(title.length + 1).trim() : text
}

const weightOf = ({ weighted_locations: found }: PagefindSection): number =>
  found.reduce((sum, { balanced_score: score }) => sum + score, 0)

/** The share of the words that a text has. */
function wordShare(text: string, words: readonly string[]): number {
  const own = [...new Set(searchWords(text))]
  return words.filter((word) => own.some((candidate) => isMeant(word, candidate, false))).length / words.length
}

interface RatedSection {
  hit: PageHit
  share: number
  weight: number
  /** Its place among the sections of its page, from 0. */
  place: number
}

function ratedSections({ url, meta, sub_results: sections }: PagefindPage, words: readonly string[]): RatedSection[] {
  const page = meta.title ?? ''
  return sections
    .map((section) => ({
      hit: {
        href: section.url,
        title: section.title,
        ...(section.url !== url && { page }),
        excerpt: excerptText(section.excerpt, section.title),
      },
      share: wordShare(section.url === url ? page : `${page} ${section.title}`, words),
      weight: weightOf(section),
    }))
    .sort((one, other) => other.share - one.share || other.weight - one.weight)
    .slice(0, SECTION_COUNT)
    .map((section, place) => ({ ...section, place }))
}

const isHeadingMatch = ({ share }: RatedSection): boolean => share === 1

/**
 * The best sections of the found pages: those whose headings have all words, then the best of each page, then the second.
 * @param words folded
 */
export const pageHits = (pages: readonly PagefindPage[], words: readonly string[]): PageHit[] =>
  pages
    .flatMap((page) => ratedSections(page, words))
    .sort((one, other) => Number(isHeadingMatch(other)) - Number(isHeadingMatch(one)) || one.place - other.place)
    .map(({ hit }) => hit)

export interface PageAnswer {
  hits: PageHit[]
  /** How many pages have the words. */
  total: number
}

/** Searches the text of the pages. */
export async function searchPages(pagefind: Pagefind, query: string): Promise<PageAnswer> {
  const words = pageWords(query)
  const { results } = await pagefind.search(words.join(' '))
  const found = await Promise.all(results.slice(0, PAGE_COUNT).map((result) => result.data()))
  const pages = found.filter(({ content, meta }) => wordShare(`${meta.title} ${content}`, words) >= MIN_SHARE)
  return { hits: pageHits(pages, words), total: pages.length < found.length ? pages.length : results.length }
}
