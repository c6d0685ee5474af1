import { localeOfSlug } from '@/content/slug'
import { ADDRESSES_FILE } from '@/site/content-root'
import { anchorProblem } from '../pages/check-links'
import type { SiteSource } from '../pages/page-source'
import { fileProblem, type Problem, pageProblem, refuse, unknown } from '../problem'
import { keyName, pairsOf, textAt, type YamlFile } from './yaml-source'

/** Where a page was once: a folder, or a file. Hosts also answer `/plugins` with `plugins.html`. */
const isEarlier = (route: string, slugs: ReadonlySet<string>): boolean =>
  /^(?:\/[\w-]+(?:\.\w+)*)+(?:\/|\.html)$/.test(route) && !slugs.has(route.replace(/\.html$/, '/'))

/** Routes of earlier pages lead to pages, and are none of theirs. */
function routeProblems(routes: YamlFile, { slugs }: SiteSource): Problem[] {
  const { document, problemAt } = routes.source
  return pairsOf(document.contents).flatMap(({ key, value }): Problem[] => {
    const [from, to] = [keyName(key), keyName(value)]
    if (!isEarlier(from, slugs)) return [problemAt(key, refuse('addresses.noRoute', from))]
    if (!slugs.has(to)) return [problemAt(value, unknown(to, [...slugs]))]
    const locale = localeOfSlug(from)
    // Files were in English without a suffix.
    if (from.endsWith('.html') || localeOfSlug(to) === locale) return []
    return [problemAt(value, refuse('otherLanguage', to, locale))]
  })
}

/** What the anchors of earlier pages are now is on the page of their entry, or where a path leads. */
export function checkEarlierAnchors(yaml: readonly YamlFile[], site: SiteSource): Problem[] {
  const { slugs } = site
  const source = yaml.find(({ kind }) => kind === 'anchors')?.source
  return pairsOf(source?.document.contents).flatMap(({ key, value }) => {
    const page = keyName(key)
    if (!slugs.has(page)) return source?.problemAt(key, unknown(page, [...slugs])) ?? []
    return pairsOf(value).flatMap(({ value: meaning }) => {
      const text = keyName(meaning)
      const [slug = '', id = ''] = text.startsWith('/') ? text.split('#') : [page, text]
      const refusal = slugs.has(slug) ? anchorProblem(slug, id, slug, site) : unknown(slug, [...slugs])
      return refusal && source ? source.problemAt(meaning, refusal) : []
    })
  })
}

/**
 * Checks that what was published once still leads somewhere: a page that is gone has an entry in `routes.yaml`, an id in `anchors.yaml`.
 * @param files the files of pages by their paths; those in it are checked
 */
export function checkAddresses(
  remembered: readonly string[],
  yaml: readonly YamlFile[],
  files: ReadonlyMap<string, string>,
  site: SiteSource,
): Problem[] {
  const [routes, anchors] = (['routes', 'anchors'] as const).map((kind) => yaml.find((file) => file.kind === kind))
  const gone = remembered.flatMap((address, index): Problem[] => {
    const [slug = '', id] = address.split('#')
    if (!site.slugs.has(slug)) {
      if (id !== undefined || textAt(routes?.source.document.contents, slug)) return []
      const place = { line: index + 1, column: 1 }
      return [pageProblem({ file: ADDRESSES_FILE }, place, refuse('addresses.pageGone', slug))]
    }
    const file = files.get(slug)
    if (!file || !id || site.anchorsOf(slug)?.has(id) !== false) return []
    if (textAt(anchors?.source.document.contents, slug, id)) return []
    return [fileProblem(file, refuse('addresses.anchorGone', slug, id))]
  })
  return [...(routes ? routeProblems(routes, site) : []), ...gone]
}

/** The addresses that were published, with those of today: sorted, none twice. */
export function withToday(remembered: readonly string[], { slugs, anchorsOf }: SiteSource): string[] {
  const today = [...slugs].flatMap((slug) => [slug, ...[...(anchorsOf(slug) ?? [])].map((id) => `${slug}#${id}`)])
  return [...new Set([...remembered, ...today])].sort()
}
