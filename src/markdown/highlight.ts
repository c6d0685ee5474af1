import type { ElementContent } from 'hast'
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
import { stepLanguageOf } from '@/i18n/locale'
import { memoize } from '@/lib/memoize'
import { stepRoute, withBase } from '@/site/site'
import { type FeatureLine, featureLines } from '@/steps/feature-line'
import { isContinuation } from '@/steps/keywords'
import { type StepMatch, sentenceParts } from '@/steps/match-step'
import { CODE_LANGUAGES, type Fence, fencePlugins } from './fence'
import { joinTexts } from './nodes'
import type { PageContext } from './page-context'

const text = (value: string): ElementContent => ({ type: 'text', value })

const theme = createCssVariablesTheme({ name: 'wakamiti', variablePrefix: '--code-' })
const highlighter = createHighlighterCoreSync({
  themes: [theme],
  langs: [
    csv,
    diff,
    docker,
    groovy,
    html,
    java,
    javascript,
    json,
    kotlin,
    properties,
    python,
    shellscript,
    sql,
    typescript,
    xml,
    yaml,
  ],
  engine: createJavaScriptRegexEngine(),
})

// Code is the same in both languages. Shiki gives up on a line after half a second, so a busy machine would build another page from the same commit.
const tokensOf = memoize((lang: string) =>
  memoize((code: string) => highlighter.codeToTokensBase(code, { lang, theme: 'wakamiti', tokenizeTimeLimit: 0 })),
)

/** `var(--code-token-string-expression)` becomes the class `tk-string-expression`; plain text has none. */
const classOf = (colour = ''): string | undefined => {
  const token = /--code-token-([a-z-]+)/.exec(colour)?.[1]
  return token && `tk-${token}`
}

/** Results in the console of the tool. */
const RESULT = /\b(PASSED|FAILED|ERROR|UNDEFINED)\b/

/** Plain text; what the console shows green or red is so here. */
const plainText = (code: string): ElementContent[] =>
  code
    .split(RESULT)
    .map((part, index) =>
      index % 2 === 0 ? text(part) : h('span', { class: part === 'PASSED' ? 'tk-passed' : 'tk-failed' }, part),
    )

/** Highlights code with classes, because the content security policy forbids inline styles. */
export function highlight(code: string, language: string): ElementContent[] {
  if (!(CODE_LANGUAGES as readonly string[]).includes(language) || ['text', 'gherkin'].includes(language))
    return plainText(code)
  const lines = tokensOf(language)(code).map((line) =>
    line.map(({ content, color }) => {
      const name = content.trim() && classOf(color)
      return name ? h('span', { class: name }, content) : text(content)
    }),
  )
  return joinTexts(lines.flatMap((line, index) => (index > 0 ? [text('\n'), ...line] : line)))
}

type StepLine = Extract<FeatureLine, { kind: 'step' }>

/** A sentence with its values in the colour of their type. */
const highlightSentence = (sentence: string, match: StepMatch): ElementContent[] =>
  sentenceParts(sentence, match).map(({ text: words, family }) =>
    family ? h('span', { class: `v-${family}` }, words) : text(words),
  )

function highlightStep(line: StepLine, context: PageContext, plugins: string[] | undefined): ElementContent[] {
  const { keyword, role, indent, sentence } = line
  const matches = stepMatcher(context.references)(sentence, stepLanguageOf(context.locale), { plugins })
  const [match] = matches
  const isOne = matches.length === 1 && match
  const look = { class: `k-${role}`, 'data-continues': isContinuation(keyword) ? '' : undefined }
  const words = [
    h('span', look, keyword),
    text(line.line.slice(indent.length + keyword.length, line.offset)),
    ...(isOne ? highlightSentence(sentence, match) : [text(sentence)]),
  ]
  return [text(indent), ...(isOne ? [h('a', { href: withBase(stepRoute(match.step, context.locale)) }, words)] : words)]
}

function highlightLine(line: FeatureLine, context: PageContext, plugins: string[] | undefined): ElementContent[] {
  if (line.kind === 'step') return highlightStep(line, context, plugins)
  if (line.kind === 'title') return [text(line.indent), h('span', { class: 'k-title' }, line.keyword), text(line.title)]
  if (line.kind === 'comment') return [h('span', { class: 'tk-comment' }, line.line)]
  if (line.kind === 'tag') return [h('span', { class: 'tk-parameter' }, line.line)]
  return [text(line.line)]
}

/**
 * Highlights Gherkin with the site's own matcher: keywords by role, values by family; the line of a known step links to
 * its card.
 */
export function highlightGherkin(fence: Fence, context: PageContext): ElementContent[] {
  const plugins = fencePlugins(fence.meta, context.plugin)
  return featureLines(fence.value, stepLanguageOf(context.locale)).flatMap((line, index) => [
    ...(index ? [text('\n')] : []),
    ...highlightLine(line, context, plugins),
  ])
}
