import { undo } from '@codemirror/commands'
import type { EditorView } from '@codemirror/view'
import { useState } from 'react'
import type { Files } from '@/editor/project/use-files'
import type { CheckedTranslation } from '@/gherkin/translate/translate-feature'
import type { FeatureService } from '../service/feature-service'

/** The last translation, and undoing it. */
export interface FeatureTranslation {
  /** Undefined when its text is not the one in the editor any more. */
  translation: CheckedTranslation | undefined
  /** The text that was translated. */
  before: string
  /** @param isSetAside whether to translate in spite of findings */
  translate: (isSetAside: boolean) => Promise<void>
  undoTranslation: () => void
}

/**
 * Translates the file in the editor to the other language; the editor can undo it.
 * @param custom patterns of the steps that the reader has declared
 */
export function useFeatureTranslation(
  service: Promise<FeatureService> | undefined,
  { file, replace }: Pick<Files, 'file' | 'replace'>,
  view: EditorView | undefined,
  custom: readonly string[],
): FeatureTranslation {
  const [last, setLast] = useState<{ translation: CheckedTranslation; before: string; id: number }>()
  const translate = async (isSetAside: boolean) => {
    const { text: before, id } = file
    const translation = await (await service)?.translate(before, custom, isSetAside)
    // The reader may have changed the text in the meantime.
    if (!translation || view?.state.doc.toString() !== before) return
    if (translation.blockers.length === 0) replace(translation.text)
    setLast({ translation, before, id })
  }
  const undoTranslation = () => {
    if (view) undo(view)
    view?.focus()
  }
  const isShown = last?.id === file.id && last.translation.text === file.text
  return {
    ...{ translation: isShown ? last.translation : undefined, before: last?.before ?? '' },
    ...{ translate, undoTranslation },
  }
}
