import type { Extension } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { useEffect, useRef, useState } from 'react'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import type { Locale } from '@/i18n/locale'
import type { StepCatalogue } from '@/steps/catalogue'
import { stepCompletion } from './completion'
import { createPaintMatcher, painting, repaint } from './painting'

/** Gherkin in colour, and the completion of steps: both begin when the steps have arrived. */
export function useFeatureExtensions(
  view: EditorView | undefined,
  catalogue: StepCatalogue | undefined,
  locale: Locale,
): Extension {
  const latest = useRef(catalogue)
  latest.current = catalogue
  const [extensions] = useState(() => [
    painting(createPaintMatcher(() => latest.current)),
    stepCompletion(() => latest.current, { locale, keyword: FEATURE_CHECKER_STRINGS[locale].keyword }),
  ])
  useEffect(() => {
    if (catalogue) view?.dispatch({ effects: repaint.of(null) })
  }, [view, catalogue])
  return extensions
}
