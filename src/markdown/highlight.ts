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
import { memoize } from '@/lib/memoize'
import { CODE_LANGUAGES } from './fence'

const PREFIX = '--code-'
const theme = createCssVariablesTheme({ name: 'wakamiti', variablePrefix: PREFIX })
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
const plainText = (text: string): ElementContent[] =>
  text
    .split(RESULT)
    .map((part, index) =>
      index % 2 === 0
        ? { type: 'text', value: part }
        : h('span', { class: part === 'PASSED' ? 'tk-passed' : 'tk-failed' }, part),
    )

/**
 * Highlights code with classes, because the content security policy forbids inline styles.
 * @param language one of CODE_LANGUAGES; others stay plain
 */
export function highlight(code: string, language: string): ElementContent[] {
  if (!(CODE_LANGUAGES as readonly string[]).includes(language) || ['text', 'gherkin'].includes(language))
    return plainText(code)
  const lines = tokensOf(language)(code)
  const content: ElementContent[] = []
  const add = (text: string, className?: string) => {
    const last = content.at(-1)
    if (className) content.push(h('span', { class: className }, text))
    else if (last?.type === 'text') last.value += text
    else content.push({ type: 'text', value: text })
  }
  lines.forEach((line, index) => {
    if (index > 0) add('\n')
    for (const token of line) add(token.content, token.content.trim() ? classOf(token.color) : undefined)
  })
  return content
}
