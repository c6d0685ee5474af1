import { undo } from '@codemirror/commands'
import type { EditorView } from '@codemirror/view'
import { useState } from 'react'
import type { TranslatedFeature } from '@/gherkin/translate/translate-feature'
import type { FeatureFile } from './file/use-feature-file'
import type { FeatureService } from './service/feature-service'

/** Translating the file in the editor, and taking it back. */
export interface FeatureTranslation {
  /** The last translation, as long as its text is the one in the editor. */
  translation: TranslatedFeature | undefined
  translate: () => void
  takeBack: () => void
}

/**
 * Translates the file in the editor to the other language; the editor can undo it.
 * @param onFailure the service has stopped working
 */
export function useFeatureTranslation(
  service: FeatureService | undefined,
  file: FeatureFile,
  custom: readonly string[],
  view: EditorView | undefined,
  onFailure: () => void,
): FeatureTranslation {
  const [last, setLast] = useState<TranslatedFeature>()
  const { draft, replace } = file
  const translate = () => {
    service?.translate(draft.text, custom).then((translation) => {
      // Somebody may have gone on writing in the meantime.
      if (view?.state.doc.toString() !== draft.text) return
      replace(translation.text)
      setLast(translation)
    }, onFailure)
  }
  const takeBack = () => {
    if (view) undo(view)
    view?.focus()
  }
  return { translation: last?.text === draft.text ? last : undefined, translate, takeBack }
}
