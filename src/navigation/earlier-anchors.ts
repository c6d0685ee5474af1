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

/** The id on this page that an old anchor stands for: one with another spelling, or the one from the list. */
async function currentAnchor(anchor: string, slug: string): Promise<string | undefined> {
  const entries = [...document.querySelectorAll('#article [id]')]
  const folded = foldAnchor(anchor)
  const same = folded && entries.find(({ id }) => foldAnchor(id) === folded)
  if (same) return same.id
  const anchors = await loadJson<EarlierAnchors>(withBase(earlierAnchorsPath(localeOfSlug(slug))))
  return anchors[slug]?.[anchor]
}

/** Takes a reader with a link to the tool's earlier documentation to the current place. */
export async function followAnchor(anchor: string, slug: string): Promise<void> {
  const { href } = location
  const current = await currentAnchor(anchor, slug)
  if (current && location.href === href) location.replace(earlierAddress(current))
}
