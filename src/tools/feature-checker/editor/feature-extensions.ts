import { autocompletion, type CompletionContext, type CompletionResult, snippet } from '@codemirror/autocomplete'
import type { Extension, Text } from '@codemirror/state'
import { useRef, useState } from 'react'
import { hasContent } from '@/gherkin/parse/feature-text'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import type { Locale, StepLanguage } from '@/i18n/locale'
import { FEATURE_WORDS } from '@/i18n/step-strings'
import { foldText } from '@/lib/text'
import { fillValue } from '@/step-language/values/value-tools'
import { plainSentence } from '@/step-language/write/write-sentence'
import { loadCatalogue, pluginName, type StepCatalogue } from '@/steps/catalogue'
import { isBlockStart, keywordRole, STEP_KEYWORDS, stripKeyword, TITLE_KEYWORDS } from '@/steps/feature-line'
import { blockLines, type CatalogueStep, type StepKind, sampleRows } from '@/steps/step'
import { HIGHLIGHTING, outlineOf, roleAbove } from './highlight'

type LineCompletion = { label: string; template: string; step?: CatalogueStep }

/** As many as fit without scrolling: typing on narrows the list. */
const MAX_COMPLETIONS = 8
const QUOTED = /^(['"])(.*)\1$/
/** Special characters of CodeMirror's snippet templates. */
const SPECIAL = /[{}#$\\]/g

const field = (text: string): string => `#{${text.replace(SPECIAL, '')}}`

/** Makes a value a tab stop; the quotes of a text stay outside. */
const valueField = (value: string): string => {
  const [, quote, text = ''] = QUOTED.exec(value) ?? []
  return quote ? `${quote}${field(text)}${quote}` : field(value)
}

function toCompletion(step: CatalogueStep, locale: StepLanguage, { dataTypes }: StepCatalogue, hasBlock: boolean) {
  const value = (name: string, type: string) => fillValue(type, name, locale, dataTypes)
  const { free, value: cell } = FEATURE_WORDS[locale]
  const expression = step.expression[locale]
  const label = plainSentence(expression, value, free)
  const sentence = plainSentence(expression, (name, type) => valueField(value(name, type)), field(free))
  const block = hasBlock ? [] : blockLines(step.block, sampleRows(step, field(cell)), '#{}')
  return { label, template: [sentence, ...block].join('\n  '), step }
}

const wordsOf = (text: string): string[] => foldText(text).split(/[^\p{L}\p{N}]+/u)

/** The score of a step for the typed words; 0 unless each of them begins a word of the step. */
function scoreOf(step: CatalogueStep, typed: readonly string[], role: StepKind, locale: StepLanguage): number {
  const words = wordsOf(step.expression[locale])
  if (!typed.every((start) => words.some((word) => word.startsWith(start)))) return 0
  const inPlace = typed.filter((start, at) => words[at]?.startsWith(start)).length
  return 1 + inPlace + (step.kind === role ? 2 : 0)
}

/** The best matches. At equal scores shorter steps come first: fewer of their words are unrelated. */
function matchingSteps(sentence: string, role: StepKind, locale: StepLanguage, { steps }: StepCatalogue) {
  const typed = wordsOf(sentence).filter(Boolean)
  return steps
    .map((step) => ({ step, score: scoreOf(step, typed, role, locale), length: step.expression[locale].length }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.length - b.length)
    .slice(0, MAX_COMPLETIONS)
    .map(({ step }) => step)
}

const keywordCompletions = (typed: string, locale: StepLanguage): LineCompletion[] =>
  [
    ...STEP_KEYWORDS[locale].filter((word) => word !== '*').map((word) => ({ label: word, template: `${word} ` })),
    ...Object.values(TITLE_KEYWORDS[locale]).map(([word]) => ({ label: `${word}:`, template: `${word}: ` })),
  ].filter(({ label }) => foldText(label).startsWith(foldText(typed)) && label !== typed)

/** Completes the text before the cursor: after a keyword with steps, else with keywords. And and But continue `role`. */
export function completeLine(
  before: string,
  role: StepKind | undefined,
  locale: StepLanguage,
  catalogue: StepCatalogue,
  hasBlock = false,
): { from: number; completions: LineCompletion[] } | undefined {
  const { keyword, offset } = stripKeyword(before, locale)
  if (keyword !== null) {
    const from = Math.max(offset, before.search(/\S/) + keyword.length + 1)
    const steps = matchingSteps(before.slice(from), keywordRole(keyword, role), locale, catalogue)
    return { from, completions: steps.map((step) => toCompletion(step, locale, catalogue, hasBlock)) }
  }
  const [, indent = '', typed = ''] = /^(\s*)(\p{L}[\p{L} ]*)$/u.exec(before) ?? []
  return typed ? { from: indent.length, completions: keywordCompletions(typed, locale) } : undefined
}

/** Whether a table or a doc string follows a line, blank lines and comments aside. */
export function hasBlockBelow(doc: Text, number: number): boolean {
  for (let below = number + 1; below <= doc.lines; below += 1) {
    const { text } = doc.line(below)
    if (hasContent(text)) return isBlockStart(text)
  }
  return false
}

/** Completes keywords, and steps with tab stops for their values. Early requests wait for the catalogue. */
function stepCompletion(locale: Locale, catalogueOf: () => StepCatalogue | undefined): Extension {
  const complete = async ({ state, pos }: CompletionContext): Promise<CompletionResult | null> => {
    const outline = outlineOf(state.doc)
    const line = state.doc.lineAt(pos)
    if (outline.blocks[line.number]) return null
    const catalogue = catalogueOf() ?? (await loadCatalogue().catch(() => undefined))
    if (!catalogue) return null
    const role = roleAbove(state.doc, line.number, outline)
    const hasBlock = hasBlockBelow(state.doc, line.number)
    const before = line.text.slice(0, pos - line.from)
    const found = completeLine(before, role, outline.locale, catalogue, hasBlock)
    if (!found || found.completions.length === 0) return null
    const { keyword } = FEATURE_CHECKER_STRINGS[locale]
    const options = found.completions.map(({ label, template, step }) => ({
      label,
      detail: step ? pluginName(catalogue.plugins, step.plugin, locale) : keyword,
      apply: snippet(template),
      ...(step && { info: step.description[locale] }),
    }))
    // A step replaces the rest of the line, too.
    const to = found.completions.some(({ step }) => step) ? line.to : pos
    return { from: line.from + found.from, to, options, filter: false }
  }
  return autocompletion({ override: [complete], icons: false })
}

/** Highlighting and completion for features, in one stable extension that picks up the catalogue once it has loaded. */
export function useFeatureExtensions(catalogue: StepCatalogue | undefined, locale: Locale): Extension {
  const latest = useRef(catalogue)
  latest.current = catalogue
  const [extensions] = useState(() => [HIGHLIGHTING, stepCompletion(locale, () => latest.current)])
  return extensions
}
