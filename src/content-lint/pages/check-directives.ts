import { toString as textOf } from 'mdast-util-to-string'
import type { NodeOf } from '@/markdown/nodes'
import { TOOL_NAMES } from '@/site/site'
import { didYouMean, type Refusal, refuse, say, unknown } from '../problem'
import { eachNode, nodesIn, type PageCheck, type PageSource, type SiteSource, sourceOf } from './page-source'

export interface Form {
  /** What the text in brackets is, if it takes one. */
  label?: string
  attributes: string[]
}

/** Parses directive forms such as `figure[name]{caption}`, by name. */
const formsOf = (forms: string): Map<string, Form> =>
  new Map(
    Array.from(forms.matchAll(/([\w-]+)(?:\[(\w+)\])?(?:\{(.*?)\})?/g), ([, name = '', label, attributes]) => [
      name,
      { label, attributes: attributes?.split(',') ?? [] },
    ]),
  )

export const LEAVES = formsOf(`step[id] option[key] options{plugin} install{plugin} figure[name]{caption}
  plugins all-options data-types assertions tool[name] snippets exercise[id]`)
export const INLINE = formsOf('step[id] option[key] type[name]')
export const CONTAINERS = formsOf('note caution')

/**
 * Writes a directive, with a value for its label or, without one, its first attribute.
 * @example writtenAs('::', 'install', { attributes: ['plugin'] }) // => '::install{plugin="…"}'
 */
export function writtenAs(marks: string, name: string, { label, attributes }: Form, value = label ?? '…'): string {
  const filled = attributes.map((key, index) => `${key}="${label || index > 0 ? '…' : value}"`)
  return `${marks}${name}${label ? `[${value}]` : ''}${filled.length > 0 ? `{${filled.join(' ')}}` : ''}`
}

type Directive = NodeOf<'leafDirective' | 'textDirective' | 'containerDirective'>

function labelOf(directive: Directive): string {
  if (directive.type !== 'containerDirective') return textOf(directive).trim()
  const [first] = directive.children
  return first?.type === 'paragraph' && first.data?.directiveLabel ? textOf(first).trim() : ''
}

function formProblems(directive: Directive, marks: string, forms: Map<string, Form>): Refusal[] {
  const { name } = directive
  const form = forms.get(name)
  if (!form) return [unknown(name, [...forms.keys()])]
  const attributes = directive.attributes ?? {}
  const example = say('write', writtenAs(marks, name, form))
  const written = `${marks}${name}`
  const label = labelOf(directive)
  if (!form.label && label) return [[say('cannotHave', written, `[${label}]`), example]]
  const missing = [
    ...(form.label && !label ? [`[${form.label}]`] : []),
    ...form.attributes.filter((key) => !attributes[key]?.trim()),
  ]
  const extra = Object.keys(attributes).filter((key) => !form.attributes.includes(key))
  return [
    ...missing.map((part): Refusal => [say('directives.without', written, part), example]),
    ...extra.map((key): Refusal => [say('cannotHave', written, key), didYouMean(key, form.attributes)]),
  ]
}

/** Block directives name existing drawings, tools and exercises, and keep steps at the top level. */
function leafProblem(leaf: NodeOf<'leafDirective'>, page: PageSource, site: SiteSource) {
  const { name } = leaf
  const label = labelOf(leaf)
  const file = `figures/${label}.${page.locale}.svg`
  if (name === 'figure' && label && !site.files.has(file)) return refuse('missing', file)
  const exercises = site.references.exercises.map(({ id }) => id)
  const known: readonly string[] = name === 'tool' ? TOOL_NAMES : name === 'exercise' ? exercises : [label]
  if (label && !known.includes(label)) return unknown(label, known)
  const isNested = name === 'step' && !page.tree.children.includes(leaf)
  // An unclosed note contains all that follows, and is reported once.
  const isExplained = nodesIn(page, 'containerDirective').some((container) => !isClosed(page, container))
  return isNested && !isExplained ? refuse('directives.nestedStep') : undefined
}

/** Whether a container has its own closing mark: with that of the next one, it would contain headings or containers. */
function isClosed({ lines }: PageSource, { position, children }: NodeOf<'containerDirective'>): boolean {
  const last = lines[(position?.end.line ?? 1) - 1] ?? ''
  return /^[\s>]*:{3,}\s*$/.test(last) && children.every(({ type }) => !/^(heading|containerDirective)$/.test(type))
}

/** An unclosed container swallows the rest of the page. */
function containerProblem(container: NodeOf<'containerDirective'>, page: PageSource): Refusal | undefined {
  const name = `:::${container.name}`
  if (!isClosed(page, container)) return refuse('unclosed', name, ':::')
  return textOf(container).trim() ? undefined : refuse('empty', name)
}

/** A plain `word:word` in prose is text; only with brackets is it a directive. */
const isIntended = (directive: NodeOf<'textDirective'>, page: PageSource): boolean =>
  directive.children.length > 0 || (INLINE.has(directive.name) && sourceOf(page, directive).endsWith(']'))

function unclosedProblem({ name, position }: NodeOf<'textDirective'>, { text }: PageSource): Refusal | undefined {
  const form = INLINE.get(name)
  const [shown] = /^:\w+\[[^\]\n]{0,30}/.exec(text.slice(position?.start.offset)) ?? []
  return form && shown ? [say('raw.shownAsIs', shown.trim()), say('write', writtenAs(':', name, form))] : undefined
}

export const DIRECTIVE_CHECKS: PageCheck[] = [
  eachNode('leafDirective', (leaf, page, site) => [...formProblems(leaf, '::', LEAVES), leafProblem(leaf, page, site)]),
  eachNode('containerDirective', (container, page) => [
    ...formProblems(container, ':::', CONTAINERS),
    containerProblem(container, page),
  ]),
  eachNode('textDirective', (directive, page) =>
    isIntended(directive, page) ? formProblems(directive, ':', INLINE) : [unclosedProblem(directive, page)],
  ),
]
