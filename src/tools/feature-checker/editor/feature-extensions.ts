import { autocompletion, type CompletionContext, type CompletionResult, snippet } from '@codemirror/autocomplete'
import type { Extension } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { useEffect, useRef, useState } from 'react'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import type { Locale } from '@/i18n/locale'
import { allowedPlugins, loadCatalogue, pluginName, type StepCatalogue } from '@/steps/catalogue'
import { completeLine, type LineCompletion } from './complete-line'
import { hasBlockBelow, modulesAt, outlineOf, roleAbove } from './feature-outline'
import { createHighlightMatcher, highlighting, rehighlight } from './highlight'

/** The list opens after this pause in typing. */
const TYPING_PAUSE_MS = 150

interface CompletionWords {
  locale: Locale
  keyword: string
}

function toOption(
  { label, template, step }: LineCompletion,
  catalogue: StepCatalogue,
  { locale, keyword }: CompletionWords,
) {
  return {
    label,
    detail: step ? pluginName(catalogue.plugins, step.plugin, locale) : keyword,
    apply: snippet(template),
    ...(step && { info: step.description[locale] }),
  }
}

/** Completion of keywords and steps, with the values to fill in. What is typed before the steps are loaded waits for them. */
function stepCompletion(words: CompletionWords): Extension {
  const complete = async ({ state, pos }: CompletionContext): Promise<CompletionResult | null> => {
    const outline = outlineOf(state.doc)
    const line = state.doc.lineAt(pos)
    if (outline.blocks[line.number] === 1) return null
    const catalogue = await loadCatalogue().catch(() => undefined)
    if (!catalogue) return null
    const role = roleAbove(state.doc, line.number, outline)
    const allowed = allowedPlugins(catalogue, modulesAt(state.doc, line.number, outline))
    const steps = catalogue.steps.filter(({ plugin }) => allowed?.includes(plugin) ?? true)
    const hasBlock = hasBlockBelow(state.doc, line.number)
    const before = line.text.slice(0, pos - line.from)
    const found = completeLine(before, role, outline.locale, { ...catalogue, steps }, hasBlock)
    if (!found || found.completions.length === 0) return null
    const options = found.completions.map((completion) => toOption(completion, catalogue, words))
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
  const [extensions] = useState(() => [
    highlighting(createHighlightMatcher(() => latest.current)),
    stepCompletion({ locale, keyword: FEATURE_CHECKER_STRINGS[locale].keyword }),
  ])
  return extensions
}

export function useRehighlight(view: EditorView | undefined, catalogue: StepCatalogue | undefined): void {
  useEffect(() => {
    if (catalogue) view?.dispatch({ effects: rehighlight.of(null) })
  }, [view, catalogue])
}
