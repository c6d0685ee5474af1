import type { Image } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { keyName } from '@/config/check/read-config'
import { DATA_PATHS } from '@/content/catalogues'
import { linkKind, localeOfSlug } from '@/content/slug'
import { LOCALES, type Localized, localePrefix, STEP_LANGUAGES } from '@/i18n/locale'
import { ADDRESSES_FILE } from '@/site/content-root'
import { ARCHIVE_PATH, SITE, schemaPath, snippetsPath } from '@/site/site'
import { didYouMean, fileProblem, type Problem, pageProblem, type Refusal, refuse, say, unknown } from '../problem'
import { pairsOf, textAt, type YamlFile } from '../references/yaml-source'
import { eachNode, type PageCheck, type PageSource, type SiteSource } from './page-source'

const SITE_PATH_ADVICE = say('links.beginAtSite')

const ownSlugs = ({ locale }: PageSource, { slugs }: SiteSource): string[] =>
  [...slugs].filter((slug) => localeOfSlug(slug) === locale)

function sitePathAdvice(url: string, page: PageSource, site: SiteSource): Localized {
  if (/^www\./i.test(url)) return say('write', `https://${url}`)
  const path = url.replaceAll('\\', '/').replace(/^[./]+|#.*/g, '')
  return didYouMean(`${localePrefix(page.locale)}/${path}`, ownSlugs(page, site), SITE_PATH_ADVICE)
}

const GENERATED_ASSETS = [...DATA_PATHS, ARCHIVE_PATH, ...LOCALES.map(schemaPath), ...STEP_LANGUAGES.map(snippetsPath)]

/** Whether each project archive exists is known when the build has written them. */
const isArchive = (path: string): boolean => /^\/assets\/examples\/[\w.-]+\.zip$/.test(path)

function assetProblem(path: string, { files }: SiteSource): Refusal | undefined {
  const pictures = [...files].filter((file) => file.startsWith('images/')).map((file) => `/assets/${file}`)
  const known = [...GENERATED_ASSETS, ...pictures]
  return known.includes(path) || isArchive(path) ? undefined : unknown(path, known)
}

const REFERENCE_ID = /^(step|option|type|all)-/

/** Ids that come from the references are checked only if all references could be read. */
function anchorProblem(slug: string, id: string, where: string | Localized, site: SiteSource): Refusal | undefined {
  const known = site.anchorsOf(slug)
  if (!known || known.has(id) || (!site.isComplete && REFERENCE_ID.test(id))) return undefined
  return [say('links.noAnchor', where, id), didYouMean(id, [...known])]
}

function internalProblem(url: string, page: PageSource, site: SiteSource): Refusal | undefined {
  const [, path = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#([\s\S]*))?$/.exec(url) ?? []
  if (!path.startsWith('/')) return [say('links.notFromSite', url), sitePathAdvice(url, page, site)]
  if (path.startsWith('/assets/')) return assetProblem(path, site)
  if (!site.slugs.has(path)) return unknown(path, ownSlugs(page, site))
  if (localeOfSlug(path) !== page.locale) return refuse('otherLanguage', path, page.locale)
  return anchor === undefined ? undefined : anchorProblem(path, anchor, path, site)
}

const LOCAL_HOST = /^(localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\])$/

function externalProblem(url: string): Refusal | undefined {
  const absolute = url.startsWith('//') ? `https:${url}` : url
  if (!URL.canParse(absolute)) return refuse('links.notWhole', url)
  const { host, hostname, pathname } = new URL(absolute)
  if (LOCAL_HOST.test(hostname)) return refuse('links.ownMachine', url)
  const isOwn = host === new URL(SITE.origin).host && `${pathname}/`.startsWith(`${SITE.base}/`)
  return isOwn ? [say('links.notFromSite', url), SITE_PATH_ADVICE] : undefined
}

function addressProblem(url: string, page: PageSource, site: SiteSource): Refusal | undefined {
  const kind = linkKind(url)
  if (url && kind === 'external') return externalProblem(url)
  if (kind === 'anchor') return anchorProblem(page.slug, url.slice(1), say('links.thisPage'), site)
  if (url && kind === 'internal') return internalProblem(url, page, site)
  return /^(?:mailto:[^@\s]+@[^@\s]+\.[^@\s]+|tel:[^:\s]+)$/i.test(url) ? undefined : refuse('links.notWhole', url)
}

const IMAGE = /^\/images\/[\w./-]+\.(svg|png)$/

function altProblem({ url, alt }: Image): Refusal | undefined {
  const text = alt?.trim().toLowerCase()
  const isName = text === url.split('/').at(-1)?.toLowerCase()
  return !text || isName ? refuse('links.noWords', url) : undefined
}

function pictureProblem({ url }: Image, { locale }: PageSource, { files }: SiteSource): Refusal | undefined {
  // Such as `/images/report.en.png`.
  const expected = url.replace(/\.[a-z]{2}(?=\.\w+$)/, `.${locale}`)
  if (expected !== url) return [refuse('otherLanguage', url, locale)[0], say('write', expected)]
  if (!IMAGE.test(url)) return refuse('links.foreignPicture', url)
  const known = [...files].map((file) => `/${file}`).filter((path) => IMAGE.test(path))
  return known.includes(url) ? undefined : unknown(url, known)
}

/** Links have words and lead to existing pages and anchors in the page's language; images have a text alternative. */
export const LINK_CHECKS: PageCheck[] = [
  eachNode('link', (link, page, site) => [
    addressProblem(link.url, page, site),
    textOf(link).trim() ? undefined : refuse('links.noWords', link.url),
  ]),
  eachNode('definition', ({ url }, page, site) => [addressProblem(url, page, site)]),
  eachNode('footnoteReference', ({ label }) => [[say('raw.shownAsIs', `[^${label}]`), say('raw.note')]]),
  eachNode('image', (image, page, site) => [altProblem(image), pictureProblem(image, page, site)]),
  eachNode('imageReference', ({ label }) => [refuse('links.foreignPicture', label ?? '')]),
]

/** Whether a route can be that of a former page, a folder or a file. Hosts may answer `/plugins` with `plugins.html`. */
const isFormerRoute = (route: string, slugs: ReadonlySet<string>): boolean =>
  /^(?:\/[\w-]+(?:\.\w+)*)+(?:\/|\.html)$/.test(route) && !slugs.has(route.replace(/\.html$/, '/'))

/** Redirects lead from former routes, which no page has today, to existing pages. */
function routeProblems(routes: YamlFile, { slugs }: SiteSource): Problem[] {
  const { document, problemAt } = routes.source
  return pairsOf(document.contents).flatMap(({ key, value }): Problem[] => {
    const [from, to] = [keyName(key), keyName(value)]
    if (!isFormerRoute(from, slugs)) return [problemAt(key, refuse('addresses.noRoute', from))]
    if (!slugs.has(to)) return [problemAt(value, unknown(to, [...slugs]))]
    const locale = localeOfSlug(from)
    // Former `.html` files were in English, which their paths do not say.
    if (from.endsWith('.html') || localeOfSlug(to) === locale) return []
    return [problemAt(value, refuse('otherLanguage', to, locale))]
  })
}

/** Checks that `anchors.yaml` maps former anchors to ids that exist, on the same page or on the one of a path. */
export function checkEarlierAnchors(yaml: readonly YamlFile[], site: SiteSource): Problem[] {
  const { slugs } = site
  const source = yaml.find(({ kind }) => kind === 'anchors')?.source
  return pairsOf(source?.document.contents).flatMap(({ key, value }) => {
    const page = keyName(key)
    if (!slugs.has(page)) return source?.problemAt(key, unknown(page, [...slugs])) ?? []
    return pairsOf(value).flatMap(({ value: target }) => {
      const text = keyName(target)
      const [slug = '', id = ''] = text.startsWith('/') ? text.split('#') : [page, text]
      const refusal = slugs.has(slug) ? anchorProblem(slug, id, slug, site) : unknown(slug, [...slugs])
      return refusal && source ? source.problemAt(target, refusal) : []
    })
  })
}

/** Every address once published leads somewhere, if need be by a redirect. @param files the pages to check, by slug */
export function checkAddresses(
  published: readonly string[],
  yaml: readonly YamlFile[],
  files: ReadonlyMap<string, string>,
  site: SiteSource,
): Problem[] {
  const [routes, anchors] = (['routes', 'anchors'] as const).map((kind) => yaml.find((file) => file.kind === kind))
  const gone = published.flatMap((address, index): Problem[] => {
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

/** Adds the current addresses to the published ones: sorted, without duplicates. */
export function withCurrent(published: readonly string[], { slugs, anchorsOf }: SiteSource): string[] {
  const current = [...slugs].flatMap((slug) => [slug, ...[...(anchorsOf(slug) ?? [])].map((id) => `${slug}#${id}`)])
  return [...new Set([...published, ...current])].sort()
}
