import { undo } from '@codemirror/commands'
import { useState } from 'react'
import type { CheckerOf } from '@/editor/use-checker'
import type { CheckedTranslation } from '@/gherkin/translate/translate-feature'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import type { Locale } from '@/i18n/locale'
import { isConfig } from './file-kinds'
import { isBlocking } from './finding-texts'
import type { FeatureService } from './service/feature-service'
import type { FileReport } from './use-project-check'

export interface FeatureTranslation {
  /** Undefined when its text is not the one in the editor any more. */
  translation: CheckedTranslation | undefined
  before: string
  /** @param isSetAside whether to translate in spite of findings */
  translate: (isSetAside: boolean) => Promise<void>
  undoTranslation: () => void
}

/**
 * Translates the file in the editor to the other language; the editor can undo it.
 * @param custom patterns of the steps that the reader has declared
 */
function useFeatureTranslation(
  service: Promise<FeatureService> | undefined,
  { file, replace, view }: Pick<CheckerOf<FileReport>, 'file' | 'replace' | 'view'>,
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

/** What an action shows below the bar of the editor. */
export type FeaturePanel = 'share' | 'custom' | 'translation'

const MOST_LINES = 3

interface ActionOptions {
  locale: Locale
  checker: CheckerOf<FileReport>
  service: Promise<FeatureService> | undefined
  /** Patterns of the steps that the reader has declared. */
  patterns: readonly string[]
  onFailure: (error: unknown) => void
}

/** Formatting, translating, sharing, declaring steps: what is done with the file in the editor. */
export function useFeatureActions({ locale, checker, service, patterns, onFailure }: ActionOptions) {
  const words = FEATURE_CHECKER_STRINGS[locale]
  const [opened, setOpened] = useState<FeaturePanel>()
  const { state, file, view, dispatch, replace, choose } = checker
  const tell = (notice: string) => void dispatch({ type: 'tell', messages: { notice } })
  const translation = useFeatureTranslation(service, checker, patterns)

  /** Says which findings keep the parser from reading the text, and chooses the first of them. */
  const reportUnreadable = () => {
    const blocking = state.placed.filter(({ finding }) => isBlocking(finding))
    const [first] = blocking
    if (!first) return tell(words.unreadable)
    choose(first.key)
    const lines = [...new Set(blocking.map(({ line }) => line))].slice(0, MOST_LINES)
    tell(words.solveFirst(lines.map(words.atLine).join(', ')))
  }

  const format = async () => {
    const formatted = await (await service)?.format(file.text)
    if (view?.state.doc.toString() !== file.text) return
    if (formatted === undefined) return reportUnreadable()
    if (formatted !== file.text) replace(formatted)
    tell(formatted === file.text ? words.formattedBefore : words.formatted)
  }
  const translate = async (isSetAside: boolean) => {
    await translation.translate(isSetAside)
    setOpened('translation')
  }
  const isOver = opened === 'translation' && !translation.translation
  const isOfFeatures = opened !== 'share' && isConfig(file.path)
  const panel = isOver || isOfFeatures ? undefined : opened
  return {
    ...{ panel, translation },
    showPanel: setOpened,
    togglePanel: (name: FeaturePanel) => setOpened(panel === name ? undefined : name),
    format: () => void format().catch(onFailure),
    translate: (isSetAside: boolean) => void translate(isSetAside).catch(onFailure),
  }
}
