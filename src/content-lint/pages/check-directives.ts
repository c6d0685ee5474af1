import type { Nodes } from 'mdast'
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive'
import { toString as textOf } from 'mdast-util-to-string'
import { loadStages } from '@/markdown/load-profile'
import { TOOL_NAMES } from '@/site/tool-names'
import { didYouMean, type Problem, pageProblem, type Refusal, refuse, say, unknown } from '../problem'
import { nodesIn, type PageCheck, type PageSource, type SiteSource } from './page-source'

export interface Form {
  /** The text between its brackets, if any. */
  label?: string
  attributes: string[]
}

/** Forms as they are written: `figure[name]{caption}`. */
const formsOf = (...forms: string[]): Map<string, Form> =>
  new Map(
    forms.map((form) => {
      const [, name = '', label, attributes] = /^([\w-]+)(?:\[(\w+)\])?(?:\{(.*)\})?$/.exec(form) ?? []
      return [name, { label, attributes: attributes?.split(' ') ?? [] }]
    }),
  )

export const LEAVES = formsOf(
  ...['step[id]', 'option[key]', 'options{plugin}', 'install{plugin}', 'figure[name]{caption}'],
  ...['load-profile{stages caption}', 'plugins', 'all-options', 'data-types', 'assertions', 'tool[name]', 'snippets'],
  'exercise[id]',
)

export const INLINE = formsOf('step[id]', 'option[key]', 'type[name]')

export const CONTAINERS = formsOf('note', 'caution')

/**
 * The correct form of a directive.
 * @param marks the colons that it begins with
 * @example exampleOf('::', 'install', { attributes: ['plugin'] }) // => '::install{plugin="…"}'
 */
const exampleOf = (marks: string, name: string, { label, attributes }: Form): string =>
  `${marks}${name}${label ? `[${label}]` : ''}${attributes.length ? `{${attributes.map((key) => `${key}="…"`).join(' ')}}` : ''}`

type Directive = LeafDirective | TextDirective | ContainerDirective

const labelOf = (directive: Directive): string => {
  if (directive.type !== 'containerDirective') return textOf(directive).trim()
  const [first] = directive.children
  return first?.type === 'paragraph' && first.data?.directiveLabel ? textOf(first).trim() : ''
}

function formProblems(page: PageSource, directive: Directive, marks: string, forms: Map<string, Form>): Problem[] {
  const { name } = directive
  const problem = (refusal: Refusal) => pageProblem(page, directive, refusal)
  const form = forms.get(name)
  if (!form) return [problem(unknown(name, [...forms.keys()]))]
  const attributes = directive.attributes ?? {}
  const example = say('write', exampleOf(marks, name, form))
  const written = `${marks}${name}`
  const label = labelOf(directive)
  if (!form.label && label) return [problem([say('cannotHave', written, `[${label}]`), example])]
  return [
    ...(form.label && !label ? [problem([say('directives.without', written, `[${form.label}]`), example])] : []),
    ...form.attributes
      .filter((key) => !attributes[key]?.trim())
      .map((key) => problem([say('directives.without', written, key), example])),
    ...Object.keys(attributes)
      .filter((key) => !form.attributes.includes(key))
      .map((key) => problem([say('cannotHave', written, key), didYouMean(key, form.attributes)])),
  ]
}

/** Checks the content of a block directive: existing drawings and tools, valid stages, steps at the top level. */
function leafProblems(
  page: PageSource,
  leaf: LeafDirective,
  isTop: boolean,
  { files, references }: SiteSource,
): Problem[] {
  const problem = (refusal: Refusal) => [pageProblem(page, leaf, refusal)]
  const file = `figures/${labelOf(leaf)}.${page.locale}.svg`
  if (leaf.name === 'figure' && labelOf(leaf) && !files.has(file)) return problem(refuse('missing', file))
  const { stages } = leaf.attributes ?? {}
  if (leaf.name === 'load-profile' && stages?.trim() && !loadStages(stages))
    return problem(refuse('directives.stages', stages))
  const label = labelOf(leaf)
  if (leaf.name === 'tool' && label && !TOOL_NAMES.some((name) => name === label))
    return problem(unknown(label, [...TOOL_NAMES]))
  const exercises = references.exercises.map(({ id }) => id)
  if (leaf.name === 'exercise' && label && !exercises.includes(label)) return problem(unknown(label, exercises))
  if (leaf.name === 'step' && !isTop) return problem(refuse('directives.nestedStep'))
  return []
}

/** Whether a container is closed by its own end, not by that of the next one: it has swallowed nothing that is in no note. */
function isClosed({ lines }: PageSource, { position, children }: ContainerDirective): boolean {
  const last = lines[(position?.end.line ?? 1) - 1] ?? ''
  return (
    /^[\s>]*:{3,}\s*$/.test(last) && !children.some(({ type }) => type === 'heading' || type === 'containerDirective')
  )
}

/** A container without an end swallows the rest of the page. */
function containerProblems(page: PageSource, container: ContainerDirective): Problem[] {
  const { name } = container
  if (!isClosed(page, container)) return [pageProblem(page, container, refuse('unclosed', `:::${name}`, ':::'))]
  const isEmpty = !textOf(container).trim()
  return isEmpty ? [pageProblem(page, container, refuse('empty', `:::${name}`))] : []
}

/** A plain `word:word` in prose is text; with brackets it is meant as a directive. */
function inlineProblems(page: PageSource, directive: TextDirective): Problem[] {
  const after = page.text.slice(0, directive.position?.end.offset).endsWith(']')
  const isMeant = directive.children.length > 0 || (after && INLINE.has(directive.name))
  return isMeant ? formProblems(page, directive, ':', INLINE) : []
}

/** Directives are known, have the right form, and name existing figures. */
export const checkDirectives: PageCheck = (page, site) => {
  const containers = nodesIn(page, 'containerDirective')
  // What an unclosed note has swallowed is reported once, at the note.
  const unclosed = containers.filter((container) => !isClosed(page, container))
  const top = new Set<Nodes>([page.tree, ...unclosed].flatMap(({ children }): Nodes[] => children))
  return [
    ...nodesIn(page, 'leafDirective').flatMap((leaf) => [
      ...formProblems(page, leaf, '::', LEAVES),
      ...leafProblems(page, leaf, top.has(leaf), site),
    ]),
    ...containers.flatMap((container) => [
      ...formProblems(page, container, ':::', CONTAINERS),
      ...containerProblems(page, container),
    ]),
    ...nodesIn(page, 'textDirective').flatMap((directive) => inlineProblems(page, directive)),
  ]
}
