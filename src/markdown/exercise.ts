import type { Element } from 'hast'
import { h } from 'hastscript'
import { createElement } from 'react'
import { goalIn } from '@/content/exercise'
import { ARTICLE_STRINGS } from '@/i18n/article-strings'
import { InlineCode } from '@/lib/inline-code'
import { codeBlock } from './code-block'
import type { PageContext } from './page-context'
import { reactToHast } from './react-to-hast'

/**
 * An exercise that can be read without scripts: the text it begins with, its hint and its solution. The tool of the page puts
 * an editor in the place of the text.
 * @returns undefined when there is none with this id
 */
export function exercise(id: string, context: PageContext): Element[] | undefined {
  const { locale, references } = context
  const found = references.exercises.find((each) => each.id === id)
  if (!found) return undefined
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
