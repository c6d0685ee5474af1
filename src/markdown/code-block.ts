import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import { createCssVariablesTheme, createHighlighterCoreSync } from 'shiki/core'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import csv from 'shiki/langs/csv.mjs'
import diff from 'shiki/langs/diff.mjs'
import docker from 'shiki/langs/docker.mjs'
import groovy from 'shiki/langs/groovy.mjs'
import html from 'shiki/langs/html.mjs'
import java from 'shiki/langs/java.mjs'
import javascript from 'shiki/langs/javascript.mjs'
import json from 'shiki/langs/json.mjs'
import kotlin from 'shiki/langs/kotlin.mjs'
import properties from 'shiki/langs/properties.mjs'
import python from 'shiki/langs/python.mjs'
import shellscript from 'shiki/langs/shellscript.mjs'
import sql from 'shiki/langs/sql.mjs'
import typescript from 'shiki/langs/typescript.mjs'
import xml from 'shiki/langs/xml.mjs'
import yaml from 'shiki/langs/yaml.mjs'
import { stepMatcher } from '@/content/references'
import { ARTICLE_STRINGS } from '@/i18n/article-strings'
import { stepLanguageOf } from '@/i18n/locale'
import { STEP_CARD_STRINGS } from '@/i18n/step-card-strings'
import { memoize } from '@/lib/memoize'
import { stepRoute, withBase } from '@/site/site'
import { sentenceParts } from '@/steps/expression/step-expression'
import { type FeatureLine, featureLines, isContinuation, type StepLine } from '@/steps/feature-line'
import { CODE_LANGUAGES, type Fence, fenceMeta, fencePlugins } from './fence'
import { joinTexts } from './nodes'
import type { PageContext } from './page-tree'

const text = (value: string, name?: string): ElementContent =>
  name ? h('span', { class: name }, value) : { type: 'text', value }

const theme = createCssVariablesTheme({ name: 'wakamiti', variablePrefix: '--code-' })
const PROGRAMS = [docker, groovy, java, javascript, kotlin, python, shellscript, sql, typescript]
const DATA = [csv, diff, html, json, properties, xml, yaml]
const engine = createJavaScriptRegexEngine()
const highlighter = createHighlighterCoreSync({ themes: [theme], langs: [...PROGRAMS, ...DATA], engine })

// Both languages have the same code. Without a limit: Shiki gives up on a line after half a second, so a busy machine would build other pages.
const tokensOf = memoize((lang: string) =>
  memoize((code: string) => highlighter.codeToTokensBase(code, { lang, theme: 'wakamiti', tokenizeTimeLimit: 0 })),
)

/** @example classOf('var(--code-token-string-expression)') // => 'tk-string-expression' */
const classOf = (colour = ''): string | undefined => {
  const token = /--code-token-([a-z-]+)/.exec(colour)?.[1]
  return token && `tk-${token}`
}

/** Results that the console of the tool prints in green or red. */
const RESULT = /\b(PASSED|FAILED|ERROR|UNDEFINED)\b/
const plainText = (code: string): ElementContent[] =>
  code
    .split(RESULT)
    .map((part, index) => text(part, index % 2 === 0 ? undefined : part === 'PASSED' ? 'tk-passed' : 'tk-failed'))

/** Highlights code with classes, because the content security policy forbids inline styles. */
export function highlight(code: string, language: string): ElementContent[] {
  if (!CODE_LANGUAGES.includes(language) || ['text', 'gherkin'].includes(language)) return plainText(code)
  const lines = tokensOf(language)(code).map((line) =>
    line.map(({ content, color }) => text(content, content.trim() && classOf(color))),
  )
  return joinTexts(lines.flatMap((line, index) => (index > 0 ? [text('\n'), ...line] : line)))
}

function highlightStep(line: StepLine, context: PageContext, plugins: string[] | undefined): ElementContent[] {
  const { keyword, role, indent, sentence } = line
  const [match, ...others] = stepMatcher(context.references)(sentence, stepLanguageOf(context.locale), { plugins })
  const properties = { class: `k-${role}`, 'data-continues': isContinuation(keyword) ? '' : undefined }
  const before = [h('span', properties, keyword), text(line.line.slice(indent.length + keyword.length, line.offset))]
  if (!match || others.length > 0) return [text(indent), ...before, text(sentence)]
  const words = sentenceParts(sentence, match).map((part) => text(part.text, part.family && `v-${part.family}`))
  return [text(indent), h('a', { href: withBase(stepRoute(match.step, context.locale)) }, [...before, ...words])]
}

function highlightLine(line: FeatureLine, context: PageContext, plugins: string[] | undefined): ElementContent[] {
  if (line.kind === 'step') return highlightStep(line, context, plugins)
  if (line.kind === 'title') return [text(line.indent), text(line.keyword, 'k-title'), text(line.title)]
  if (line.kind === 'comment') return [text(line.line, 'tk-comment')]
  return [text(line.line, line.kind === 'tag' ? 'tk-parameter' : undefined)]
}

/** Highlights Gherkin by the site's own matcher: keywords and values. A known step links to its card. */
export function highlightGherkin(fence: Fence, context: PageContext): ElementContent[] {
  const plugins = fencePlugins(fence.meta, context.plugin)
  return featureLines(fence.value, stepLanguageOf(context.locale)).flatMap((line, index) => [
    ...(index ? [text('\n')] : []),
    ...highlightLine(line, context, plugins),
  ])
}

/** The code, focusable so that the keyboard can scroll it: a script makes it no tab stop where nothing scrolls. */
function codePane(fence: Fence, context: PageContext): Element {
  const { title, tab } = fenceMeta(fence.meta)
  return h(
    'pre',
    {
      tabindex: 0,
      role: 'group',
      'aria-label': title ?? tab ?? ARTICLE_STRINGS[context.locale].code,
      'data-copy': '',
      'data-lang': fence.lang,
    },
    fence.lang === 'gherkin' ? highlightGherkin(fence, context) : highlight(fence.value, fence.lang ?? 'text'),
  )
}

/** Notes that the tool ran this example, or loaded this configuration. */
function runMark({ lang, value }: Fence, { locale, markOf }: PageContext): Element[] {
  const mark = lang === 'text' ? undefined : markOf(value)
  const { loadedWith } = ARTICLE_STRINGS[locale]
  const { runWith } = STEP_CARD_STRINGS[locale]
  return mark ? [h('p', { class: 'run' }, (mark.isLoaded ? loadedWith : runWith)(mark.engine))] : []
}

const copiedPane = (fence: Fence, context: PageContext): Element[] => [
  h('button', { type: 'button', class: 'copy', 'aria-label': ARTICLE_STRINGS[context.locale].copy }),
  codePane(fence, context),
  ...runMark(fence, context),
]

/** A block of code with its caption, if it has one. */
export function codeBlock(fence: Fence, context: PageContext): Element {
  const { title } = fenceMeta(fence.meta)
  const caption = title ? [h('figcaption', title)] : []
  return h('figure', { class: 'code' }, [...caption, ...copiedPane(fence, context)])
}

/** Adjacent fences with `tab="…"`, as tabs. Without JavaScript all panes are shown, each with its name. */
export function codeTabs(fences: Fence[], group: string, context: PageContext): Element {
  const parts = fences.map((fence, index) => {
    const { tab = '' } = fenceMeta(fence.meta)
    const [id, pane, isFirst] = [`${group}-tab-${index}`, `${group}-pane-${index}`, index === 0]
    const state = { 'aria-controls': pane, 'aria-selected': String(isFirst), tabindex: isFirst ? 0 : -1 }
    const shown = { role: 'tabpanel', id: pane, 'aria-labelledby': id, 'data-active': isFirst ? '' : undefined }
    return {
      button: h('button', { type: 'button', role: 'tab', id, ...state, 'data-tab': tab }, tab),
      pane: h('div', shown, [h('p', { class: 'pane-name' }, tab), ...copiedPane(fence, context)]),
    }
  })
  const [buttons, panes] = [parts.map(({ button }) => button), parts.map(({ pane }) => pane)]
  return h('div', { class: 'code code-tabs', 'data-tabs': '' }, [h('div', { role: 'tablist' }, buttons), ...panes])
}
