import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { h } from 'hastscript'
import { toString as textOf } from 'mdast-util-to-string'
import { createElement } from 'react'
import { goalIn, type PluginReference } from '@/content/schemas'
import { ARTICLE_STRINGS } from '@/i18n/article-strings'
import { type Locale, STEP_LANGUAGES } from '@/i18n/locale'
import { InlineCode } from '@/lib/code'
import { contentRoot } from '@/site/content-root'
import { snippetsPath, withBase } from '@/site/site'
import { codeBlock, codeTabs } from './code-block'
import type { Fence } from './fence'
import type { NodeOf } from './nodes'
import type { PageContext } from './page-tree'
import { PluginGrid } from './plugin-grid'
import { allOptions, assertions, dataTypes, optionRow, reactToHast } from './reference-directives'

/** A block directive, with the level of its headings. */
export type Directive = NodeOf<'leafDirective'> & { data?: { level?: number } }

type Render = (directive: Directive, context: PageContext) => Element | Element[]

const levelOf = ({ data }: Directive) => (data?.level ?? 3) as 3 | 4 | 5

const groupLevel = (directive: Directive) => Math.min(levelOf(directive), 4) as 3 | 4

const unknown = (directive: Directive, { file }: PageContext): never => {
  throw new Error(`${file}: ::${directive.name} has an unknown target`)
}

/** Sorts plugins as the menu lists them; those that are not in it come last. */
function inMenuOrder(plugins: readonly PluginReference[], locale: Locale): PluginReference[] {
  const menu = readFileSync(join(contentRoot(), `menu.${locale}.yaml`), 'utf8')
  const position = ({ plugin }: PluginReference) => menu.indexOf(`plugins/${plugin}/`) + 1 || menu.length + 1
  return [...plugins].sort((a, b) => position(a) - position(b))
}

function installTabs({ artifact, version }: Pick<PluginReference, 'artifact' | 'version'>, engine: string): Fence[] {
  const [group, name] = artifact.split(':')
  const dependency = `<dependency>
  <groupId>${group}</groupId>
  <artifactId>${name}</artifactId>
  <version>${version}</version>
</dependency>`
  return [
    {
      lang: 'yaml',
      meta: 'tab="wakamiti.yaml"',
      value: `wakamiti:\n  launcher:\n    modules:\n      - ${artifact}:${version}`,
    },
    { lang: 'xml', meta: 'tab="pom.xml"', value: dependency },
    {
      lang: 'shell',
      meta: 'tab="docker"',
      value: `docker run --rm -v "$(pwd):/wakamiti" wakamiti/wakamiti:${engine} -m ${artifact}:${version}`,
    },
  ]
}

function snippetLinks(locale: Locale): Element {
  const items = STEP_LANGUAGES.map((language) => {
    const path = snippetsPath(language)
    const name = path.slice(path.lastIndexOf('/') + 1)
    const link = h('a', { href: withBase(path), download: name }, name)
    return h('li', [link, `: ${ARTICLE_STRINGS[locale].stepsInLanguage[language]}`])
  })
  return h('ul', items)
}

const referenceOf = (directive: Directive, context: PageContext) =>
  context.references.plugins.find(({ plugin }) => plugin === directive.attributes?.plugin) ??
  unknown(directive, context)

/** A drawing of `content/figures`, inlined so that it has the colours of the theme. Small screens scroll it: scaled, it would be too small to read. */
const figure: Render = (directive, { locale }) => {
  const source = readFileSync(join(contentRoot(), 'figures', `${textOf(directive)}.${locale}.svg`), 'utf8')
  const drawing = fromHtml(source, { fragment: true }).children.filter((child) => child.type === 'element')
  const caption = directive.attributes?.caption ?? ''
  return h('figure', { class: 'figure' }, [
    h('div', { class: 'figure-scroll', tabindex: 0, role: 'group', 'aria-label': caption }, drawing),
    h('figcaption', caption),
  ])
}

/** An exercise as it is read without scripts: a tool replaces its text by an editor. */
const exercise: Render = (directive, context) => {
  const { locale, references } = context
  const id = textOf(directive)
  const found = references.exercises.find((candidate) => candidate.id === id) ?? unknown(directive, context)
  const words = ARTICLE_STRINGS[locale]
  const [path, text] = [found.path[locale], found.start[locale]]
  const lang = path.endsWith('.feature') ? 'gherkin' : 'yaml'
  const block = (value: string) => codeBlock({ lang, meta: `title="${path}"`, value: value.trimEnd() }, context)
  const hint = reactToHast(createElement('p', null, createElement(InlineCode, { text: found.hint[locale] })))
  return [
    h('div', { 'data-exercise': JSON.stringify({ id, goal: goalIn(found, locale), path, text }) }, block(text)),
    h('details', { class: 'more' }, h('summary', words.showHint), hint),
    h('details', { class: 'more' }, h('summary', words.showSolution), block(found.solution[locale])),
  ]
}

export const LEAF_DIRECTIVES: Record<string, Render> = {
  install: (directive, context) => {
    const reference = referenceOf(directive, context)
    return codeTabs(installTabs(reference, context.references.core.engine), `install-${reference.plugin}`, context)
  },
  option: (directive, context) =>
    optionRow(textOf(directive), levelOf(directive), context) ?? unknown(directive, context),
  options: (directive, context) =>
    referenceOf(directive, context).options.flatMap(({ key }) => optionRow(key, levelOf(directive), context) ?? []),
  plugins: (_, { locale, references }) =>
    reactToHast(createElement(PluginGrid, { locale, plugins: inMenuOrder(references.plugins, locale) })),
  'all-options': (directive, context) => allOptions(groupLevel(directive), context),
  'data-types': (directive, context) => dataTypes(groupLevel(directive), context),
  assertions: (directive, context) => assertions(groupLevel(directive), context),
  exercise,
  snippets: (_, { locale }) => snippetLinks(locale),
  tool: (directive, { locale }) => {
    const { needsScript, practiceNeedsScript } = ARTICLE_STRINGS[locale]
    const isPractice = textOf(directive) === 'practice'
    const note = h('noscript', [h('p', isPractice ? practiceNeedsScript : needsScript)])
    // Reserves the height of the progress, which is shown later.
    return h('div', { class: isPractice ? 'tool min-h-11' : 'tool', 'data-tool': textOf(directive) }, [note])
  },
  figure,
}
