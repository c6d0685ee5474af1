import { autocompletion, type CompletionContext, type CompletionResult, snippet } from '@codemirror/autocomplete'
import type { Extension } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { useEffect, useRef, useState } from 'react'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import { FEATURE_WORDS } from '@/i18n/feature-words'
import type { Locale, StepLanguage } from '@/i18n/locale'
import { foldText } from '@/lib/text'
import { fillValue } from '@/step-language/values/value-tools'
import { plainSentence } from '@/step-language/write/write-sentence'
import { allowedPlugins, loadCatalogue, pluginName, type StepCatalogue } from '@/steps/catalogue'
import { TITLE_KEYWORDS } from '@/steps/feature-line'
import { keywordRole, STEP_KEYWORDS, stripKeyword } from '@/steps/keywords'
import { blockLines, type CatalogueStep, type StepKind, sampleRows } from '@/steps/step'
import { hasBlockBelow, modulesAt, outlineOf, roleAbove } from './feature-outline'
import { highlighting, rehighlight } from './highlight'

type LineCompletion = { label: string; template: string; step?: CatalogueStep }

/** The list does not scroll: another word brings other steps. */
const MOST_SHOWN = 8
const QUOTED = /^(['"])(.*)\1$/
/** Characters that begin or end a field of a template. */
const SPECIAL = /[{}#$\\]/g

const field = (text: string): string => `#{${text.replace(SPECIAL, '')}}`

/** A value as a field to fill in; of a text, only what is between the quotes. */
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

/** How well a step matches what is written: every word has to begin a word of the step. */
function rating(step: CatalogueStep, words: readonly string[], role: StepKind, locale: StepLanguage): number {
  const own = wordsOf(step.expression[locale])
  if (!words.every((word) => own.some((other) => other.startsWith(word)))) return 0
  const inPlace = words.filter((word, at) => own[at]?.startsWith(word)).length
  return 1 + inPlace + (step.kind === role ? 2 : 0)
}

/** The steps that match best; of those that do so equally well, the shorter ones: less of them is unrelated. */
function matchingSteps(sentence: string, role: StepKind, locale: StepLanguage, { steps }: StepCatalogue) {
  const words = wordsOf(sentence).filter(Boolean)
  return steps
    .map((step) => ({ step, rated: rating(step, words, role, locale), length: step.expression[locale].length }))
    .filter(({ rated }) => rated > 0)
    .sort((one, other) => other.rated - one.rated || one.length - other.length)
    .slice(0, MOST_SHOWN)
    .map(({ step }) => step)
}

const keywordCompletions = (begun: string, locale: StepLanguage): LineCompletion[] =>
  [
    ...STEP_KEYWORDS[locale].filter((word) => word !== '*').map((word) => ({ label: word, template: `${word} ` })),
    ...Object.values(TITLE_KEYWORDS[locale]).map(([word]) => ({ label: `${word}:`, template: `${word}: ` })),
  ].filter(({ label }) => foldText(label).startsWith(foldText(begun)) && label !== begun)

/**
 * Completes a line: after a keyword with a step, else with a keyword.
 * @param role the role of the step above, which And and But continue
 * @param hasBlock whether the step has a table or a doc string already
 * @returns what may stand there, and from which index of the line; undefined where nothing can be completed
 */
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
  const [, indent = '', begun = ''] = /^(\s*)(\p{L}[\p{L} ]*)$/u.exec(before) ?? []
  return begun ? { from: indent.length, completions: keywordCompletions(begun, locale) } : undefined
}

const TYPING_PAUSE_MS = 150

/** Completion of keywords and steps, with the values to fill in. What is typed before the steps are loaded waits for them. */
function stepCompletion(locale: Locale, catalogueOf: () => StepCatalogue | undefined): Extension {
  const complete = async ({ state, pos }: CompletionContext): Promise<CompletionResult | null> => {
    const outline = outlineOf(state.doc)
    const line = state.doc.lineAt(pos)
    if (outline.blocks[line.number]) return null
    const catalogue = catalogueOf() ?? (await loadCatalogue().catch(() => undefined))
    if (!catalogue) return null
    const role = roleAbove(state.doc, line.number, outline)
    const allowed = allowedPlugins(catalogue, modulesAt(state.doc, line.number, outline))
    const steps = catalogue.steps.filter(({ plugin }) => allowed?.includes(plugin) ?? true)
    const hasBlock = hasBlockBelow(state.doc, line.number)
    const before = line.text.slice(0, pos - line.from)
    const found = completeLine(before, role, outline.locale, { ...catalogue, steps }, hasBlock)
    if (!found || found.completions.length === 0) return null
    const { keyword } = FEATURE_CHECKER_STRINGS[locale]
    const options = found.completions.map(({ label, template, step }) => ({
      label,
      detail: step ? pluginName(catalogue.plugins, step.plugin, locale) : keyword,
      apply: snippet(template),
      ...(step && { info: step.description[locale] }),
    }))
    // A step takes the place of all that is written there.
    const to = found.completions.some(({ step }) => step) ? line.to : pos
    return { from: line.from + found.from, to, options, filter: false }
  }
  return autocompletion({ override: [complete], icons: false, activateOnTypingDelay: TYPING_PAUSE_MS })
}

/** Highlights Gherkin and completes steps, once the steps have arrived; always the same extension. */
export function useFeatureExtensions(catalogue: StepCatalogue | undefined, locale: Locale): Extension {
  const latest = useRef(catalogue)
  latest.current = catalogue
  const current = () => latest.current
  const [extensions] = useState(() => [highlighting(current), stepCompletion(locale, current)])
  return extensions
}

export function useRehighlight(view: EditorView | undefined, catalogue: StepCatalogue | undefined): void {
  useEffect(() => {
    if (catalogue) view?.dispatch({ effects: rehighlight.of(null) })
  }, [view, catalogue])
}
