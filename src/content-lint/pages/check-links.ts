import type { Definition, Image, Link } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { schemaPath } from '@/config/options/config-schema'
import { localeOfSlug, parseContentPath } from '@/content/slug'
import { LOCALES, localePrefix } from '@/i18n/locale'
import { linkKind } from '@/lib/link-kind'
import { didYouMean } from '@/lib/nearest'
import { archiveOf } from '@/markdown/page-project'
import { ARCHIVE_PATH } from '@/site/routes'
import { SITE } from '@/site/site'
import { snippetsPath } from '@/step-language/write/snippets'
import { type Problem, pageProblem } from '../problem'
import { nodesIn, type PageCheck, type PageSource, type SiteSource } from './page-source'

type Refusal = [message: string, advice: string] | undefined

const FROM_SITE = 'begin it at the site: /plugins/rest/'

/** The path of the site that an address of a file or of a folder was meant to be. */
function fromSite(url: string, { locale }: PageSource, { slugs }: SiteSource): string {
  if (/^www\./i.test(url)) return `write https://${url}`
  const path = url.replaceAll('\\', '/').replace(/^[./]+|#.*|(?:\.(?:es|en))?\.md(?=#|$)/g, '')
  const meant = `${localePrefix(locale)}/${path}/`.replace(/\/{2,}$/, '/')
  return slugs.has(meant) ? `write ${meant}` : FROM_SITE
}

/** Files that the build makes of the references. */
const MADE = [
  '/assets/steps.json',
  '/assets/options.json',
  ARCHIVE_PATH,
  ...LOCALES.flatMap((locale) => [schemaPath(locale), snippetsPath(locale)]),
]

/** The archives of projects: a page that links to its own has one. Of pages that were not read, all may have one. */
function archivesOf({ files, pages }: SiteSource): string[] {
  const read = new Map(pages.map((page) => [page.file, page]))
  return [...files].flatMap((file) => {
    const path = parseContentPath(file)
    const archive = path && archiveOf(path)
    const isLinked = read.get(file)?.text.includes(`(${archive})`) ?? true
    return archive && isLinked ? archive : []
  })
}

/** A file that is published: made by the build, a project of a page, or a picture. */
function assetProblem(path: string, site: SiteSource): Refusal {
  const pictures = [...site.files].filter((file) => file.startsWith('images/')).map((file) => `/assets/${file}`)
  const known = [...MADE, ...archivesOf(site), ...pictures]
  return known.includes(path) ? undefined : [`no file is published as ${path}`, didYouMean(path, known)]
}

/** A reference link without a definition, which stays text. */
const UNDEFINED = /\[[^\][\n]+\]\[[^\][\n]*\]/
const DEFINE = 'write the address after the words: [words](/plugins/rest/)'

/** Ids that depend on the references. */
const REFERENCE_ID = /^(step|option|type|all)-/

function anchorProblem(slug: string, anchor: string, where: string, { anchorsOf, isComplete }: SiteSource): Refusal {
  const known = anchorsOf(slug)
  if (!known || known.has(anchor) || (!isComplete && REFERENCE_ID.test(anchor))) return undefined
  return [`${where} has no anchor ${anchor || '(empty)'}`, didYouMean(anchor, [...known])]
}

function internalProblem(url: string, page: PageSource, site: SiteSource): Refusal {
  const [, path = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#([\s\S]*))?$/.exec(url) ?? []
  if (path.startsWith(`${SITE.base}/`) && site.slugs.has(path.slice(SITE.base.length)))
    return [`link ${url} contains the base path`, `write ${url.slice(SITE.base.length)}`]
  if (!path.startsWith('/')) return [`link ${url} is relative`, fromSite(url, page, site)]
  if (path.startsWith('/assets/')) return assetProblem(path, site)
  if (!site.slugs.has(path)) {
    const known = [...site.slugs].filter((slug) => localeOfSlug(slug) === page.locale)
    const advice = path.endsWith('.md') ? fromSite(path, page, site) : didYouMean(path, known)
    return [`link ${path} leads to no page`, advice]
  }
  if (localeOfSlug(path) !== page.locale)
    return [`link ${path} leads to the other language`, `link to the page in ${page.locale}`]
  return anchor === undefined ? undefined : anchorProblem(path, anchor, path, site)
}

/** The machine of whoever reads. */
const OWN_MACHINE = /^(localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\])$/

/** An address outside the site, not an absolute one of the site itself. */
function externalProblem(url: string): Refusal {
  const absolute = url.startsWith('//') ? `https:${url}` : url
  if (!URL.canParse(absolute)) return [`link ${url} is no address`, 'correct it']
  const { host, hostname, pathname } = new URL(absolute)
  if (OWN_MACHINE.test(hostname))
    return [`link ${url} leads to the machine of the reader`, 'put the address between backticks, or link to a page']
  const isOwn = host === new URL(SITE.origin).host && `${pathname}/`.startsWith(`${SITE.base}/`)
  return isOwn ? [`link ${url} is absolute`, FROM_SITE] : undefined
}

function addressProblem(url: string, page: PageSource, site: SiteSource): Refusal {
  const kind = linkKind(url)
  if (!url) return ['a link without address', 'write it between the parentheses']
  if (kind === 'refused') return [`link ${url} is not allowed`, 'link to http, https, mailto or tel']
  if (kind === 'external') return externalProblem(url)
  if (kind === 'anchor') return anchorProblem(page.slug, url.slice(1), 'this page', site)
  if (kind === 'internal') return internalProblem(url, page, site)
  return /^(?:mailto:[^@\s]+@[^@\s]+\.[^@\s]+|tel:[^:\s]+)$/i.test(url)
    ? undefined
    : [`link ${url} is no address`, 'correct it']
}

/** Links lead to pages and anchors that exist, in the page's language, and have words. */
export const checkLinks: PageCheck = (page, site) => {
  const problems: Problem[] = []
  const check = (node: Link | Definition) => {
    const refusal = addressProblem(node.url, page, site)
    if (refusal) problems.push(pageProblem(page, node, ...refusal))
  }
  for (const link of nodesIn(page, 'link')) {
    check(link)
    if (!textOf(link).trim())
      problems.push(
        pageProblem(page, link, `link ${link.url} without words`, 'write between the brackets where it leads'),
      )
  }
  nodesIn(page, 'definition').forEach(check)
  for (const text of nodesIn(page, 'text')) {
    const [reference] = UNDEFINED.exec(text.value) ?? []
    if (reference) problems.push(pageProblem(page, text, `${reference} is shown as is`, DEFINE))
  }
  for (const note of nodesIn(page, 'footnoteReference'))
    problems.push(pageProblem(page, note, 'a footnote', 'write it in the text, or in a :::note'))
  return problems
}

const IMAGE = /^\/images\/[\w./-]+\.(svg|png)$/

/** What is wrong with the text alternative of an image. */
function altProblem({ url, alt }: Image): Refusal {
  const text = alt?.trim().toLowerCase()
  if (!text) return [`image ${url} without text alternative`, 'describe it between the brackets']
  const isName = text === url.split('/').at(-1)?.toLowerCase()
  const advice = 'describe between the brackets what the picture shows'
  return isName ? [`the text alternative ${alt} is the name of the file`, advice] : undefined
}

function pictureProblem({ url }: Image, { locale }: PageSource, { files }: SiteSource): Refusal {
  const own = url.replace(/\.(?:es|en)(?=\.\w+$)/, `.${locale}`)
  if (own !== url) return [`image ${url} is the one of the other language`, `write ${own}`]
  if (!IMAGE.test(url))
    return [`image ${url} is not one of the site`, 'put an svg or png into content/images and write /images/…']
  const known = [...files].map((file) => `/${file}`).filter((path) => IMAGE.test(path))
  return known.includes(url) ? undefined : [`image ${url} does not exist`, didYouMean(url, known)]
}

/** Images exist and have a text alternative. */
export const checkImages: PageCheck = (page, site) => [
  ...nodesIn(page, 'image').flatMap((image) =>
    [altProblem(image), pictureProblem(image, page, site)].flatMap((refusal) =>
      refusal ? [pageProblem(page, image, ...refusal)] : [],
    ),
  ),
  ...nodesIn(page, 'imageReference').map((image) =>
    pageProblem(page, image, 'an image by reference', 'write its address in its place: ![…](/images/…)'),
  ),
]
