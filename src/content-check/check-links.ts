import type { Image, Link } from 'mdast'
import { visit } from 'unist-util-visit'
import { localeOfSlug } from '@/content/slug'
import { linkKind } from '@/lib/link-kind'
import { didYouMean } from '@/lib/nearest'
import { SITE } from '@/site/site'
import { pageProblem } from './page-problem'
import type { PageSource } from './page-source'
import type { Problem } from './problem'
import type { PageCheck, SiteSource } from './site-source'

type Told = [message: string, advice: string] | undefined

const nearAnchor = (anchor: string, anchors: Set<string>) => didYouMean(anchor, [...anchors])

function internalProblem(url: string, page: PageSource, { anchors }: SiteSource): Told {
  const [path = '', anchor] = url.split('#')
  if (path.startsWith(`${SITE.base}/`) && anchors.has(path.slice(SITE.base.length)))
    return [`link ${url} carries the base path`, `write ${url.slice(SITE.base.length)}`]
  if (!path.startsWith('/')) return [`link ${url} is relative`, 'begin it at the site: /plugins/rest/']
  if (path.startsWith('/assets/')) return undefined
  const known = anchors.get(path)
  if (!known) return [`link ${path} leads to no page`, didYouMean(path, [...anchors.keys()])]
  if (localeOfSlug(path) !== page.locale)
    return [`link ${path} leads to the other language`, `link to the page in ${page.locale}`]
  if (anchor && !known.has(anchor)) return [`${path} has no anchor ${anchor}`, nearAnchor(anchor, known)]
  return undefined
}

function linkProblem(url: string, page: PageSource, site: SiteSource): Told {
  const kind = linkKind(url)
  if (kind === 'refused') return [`link ${url} is not allowed`, 'link to http, https, mailto or tel']
  if (kind === 'external')
    return url.startsWith(`${SITE.origin}${SITE.base}/`)
      ? [`link ${url} is absolute`, 'begin it at the site: /plugins/rest/']
      : undefined
  if (kind === 'anchor') {
    const known = site.anchors.get(page.slug) ?? new Set()
    return known.has(url.slice(1))
      ? undefined
      : [`this page has no anchor ${url.slice(1)}`, nearAnchor(url.slice(1), known)]
  }
  return kind === 'internal' ? internalProblem(url, page, site) : undefined
}

function imageProblem({ url, alt }: Image, { files }: SiteSource): Told {
  if (!alt?.trim()) return [`image ${url} without text alternative`, 'say between the brackets what it shows']
  if (!/^\/images\/[\w./-]+\.(svg|png)$/.test(url))
    return [`image ${url} is not one of the site`, 'put an svg or png into content/images and write /images/…']
  return files.has(url.slice(1))
    ? undefined
    : [
        `image ${url} does not exist`,
        didYouMean(
          url,
          [...files].map((file) => `/${file}`),
        ),
      ]
}

/** Links lead to pages and anchors that exist, in the page's language; images exist and say what they show. */
export const checkLinks: PageCheck = (page, site) => {
  const problems: Problem[] = []
  const tell = (node: Link | Image, told: Told) => told && problems.push(pageProblem(page, node, ...told))
  visit(page.tree, 'link', (node) => void tell(node, linkProblem(node.url, page, site)))
  visit(page.tree, 'definition', (node) => {
    const told = linkProblem(node.url, page, site)
    if (told) problems.push(pageProblem(page, node, ...told))
  })
  visit(page.tree, 'image', (node) => void tell(node, imageProblem(node, site)))
  return problems
}
