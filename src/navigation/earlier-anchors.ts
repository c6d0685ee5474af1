import type { EarlierAnchors } from '@/content/site-page'
import { localeOfSlug } from '@/content/slug'
import { loadJson } from '@/lib/load'
import { withoutAccents } from '@/lib/text'
import { earlierAddress, earlierAnchorsPath } from '@/site/published'
import { withBase } from '@/site/site'

/** @example foldAnchor('option-rest.baseURL') // => 'restbaseurl' */
export const foldAnchor = (anchor: string): string =>
  withoutAccents(anchor.replace(/^(option|step|type)-/, ''))
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/** What an anchor is on the page that is shown: one that is only spelled otherwise, or what the list says. */
async function meaningOf(anchor: string, slug: string): Promise<string | undefined> {
  const entries = [...document.querySelectorAll('#article [id]')]
  const folded = foldAnchor(anchor)
  const same = folded && entries.find(({ id }) => foldAnchor(id) === folded)
  if (same) return same.id
  const anchors = await loadJson<EarlierAnchors>(withBase(earlierAnchorsPath(localeOfSlug(slug))))
  return anchors[slug]?.[anchor]
}

/** Leads a reader who has followed a link to the tool's earlier documentation to what it is about. */
export async function followAnchor(anchor: string, slug: string): Promise<void> {
  const { href } = location
  const meaning = await meaningOf(anchor, slug)
  if (meaning && location.href === href) location.replace(earlierAddress(meaning))
}
