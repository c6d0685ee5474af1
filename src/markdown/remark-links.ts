import type { Link, Nodes, PhrasingContent, Root, Text } from 'mdast'
import type { TextDirective } from 'mdast-util-directive'
import { toString as textOf } from 'mdast-util-to-string'
import type { VFile } from 'vfile'
import { catalogueOptions, catalogueSteps } from '@/content/references'
import { stepLanguageOf } from '@/i18n/locale'
import { linkKind } from '@/lib/link-kind'
import { dataTypeRoute, optionRoute, stepRoute } from '@/site/routes'
import { withBase } from '@/site/site'
import { type ExpressionPart, expressionParts } from '@/steps/expression/expression-parts'
import { nodesOf, replaceNodes } from './nodes'
import { type PageContext, pageContext } from './page-context'

const link = (url: string, child: PhrasingContent): Link => ({ type: 'link', url, children: [child] })

function partText(part: ExpressionPart): string {
  if (part.kind === 'free') return part.except ? '' : '…'
  if (part.kind === 'choice') return ''
  return part.text
}

/** The words of an expression as link text: arguments by name, without optional parts. */
const wordingOf = (expression: string): string =>
  expressionParts(expression).map(partText).join('').replace(/\s+/g, ' ').trim()

/** The link of each inline directive; undefined for an unknown name, which the content check reports. */
const INLINE: Record<string, (name: string, context: PageContext) => Link | undefined> = {
  type: (name, { locale }) => link(dataTypeRoute(name, locale), { type: 'inlineCode', value: name }),
  option: (key, { locale, references }) => {
    const option = catalogueOptions(references).find((candidate) => candidate.key === key)
    return option && link(optionRoute(option, locale), { type: 'inlineCode', value: key })
  },
  step: (id, { locale, references }) => {
    const step = catalogueSteps(references).find((candidate) => candidate.id === id)
    if (!step) return undefined
    const value = wordingOf(step.expression[stepLanguageOf(locale)])
    return link(stepRoute(step, locale), { type: 'text', value })
  },
}

/** Own properties only: `:constructor` is no directive of the site. */
const linkOf = (node: TextDirective, context: PageContext): Link | undefined =>
  Object.hasOwn(INLINE, node.name) ? INLINE[node.name]?.(textOf(node), context) : undefined

/** The original text: `clave:valor` in prose is parsed as a directive, and is none. */
const asWritten = (node: TextDirective, file: VFile): Text => ({
  type: 'text',
  value: String(file).slice(node.position?.start.offset, node.position?.end.offset),
})

/** Turns `:type[…]`, `:option[…]` and `:step[…]` into links, and every other inline directive back into its text. */
export function remarkSiteDirectives() {
  return (tree: Root, file: VFile) => {
    const context = pageContext(file)
    replaceNodes<Nodes>(tree, (node) =>
      node.type === 'textDirective' ? (linkOf(node, context) ?? asWritten(node, file)) : undefined,
    )
  }
}

/**
 * Adds the base path to the internal links of writers and inline directives. It works on Markdown, because links of the
 * site's components already have the base, and `/wakamiti/license/` looks the same with and without it.
 */
export function remarkBasePath() {
  return (tree: Root) => {
    for (const node of nodesOf<Nodes>(tree))
      if ((node.type === 'link' || node.type === 'definition') && linkKind(node.url) === 'internal')
        node.url = withBase(node.url)
  }
}
