import { undo } from '@codemirror/commands'
import type { EditorView } from '@codemirror/view'
import { useState } from 'react'
import buttons from '@/editor/buttons.module.css'
import type { TextFile } from '@/editor/use-text-file'
import { findingKey } from '@/gherkin/finding/finding'
import { findingTitle } from '@/gherkin/finding/finding-text'
import type { CheckedTranslation } from '@/gherkin/translate/checked-translation'
import type { TranslationNote } from '@/gherkin/translate/translate-step'
import { CHECKER_STRINGS } from '@/i18n/checker-strings'
import { FEATURE_CHECKER_STRINGS, type FeatureCheckerStrings } from '@/i18n/feature-checker-strings'
import { type Locale, otherLocale } from '@/i18n/locale'
import { placeAt } from '@/lib/finding'
import styles from './feature-checker.module.css'
import type { FeatureWork } from './use-feature-service'

/** Translating the file in the editor, and undoing that. */
interface FeatureTranslation {
  /** The last translation, as long as its text is the one in the editor. */
  translation: CheckedTranslation | undefined
  /** @param isSetAside whether to translate in spite of findings */
  translate: (isSetAside?: boolean) => void
  undoTranslation: () => void
}

/** Translates the file in the editor to the other language; the editor can undo it. */
export function useFeatureTranslation(
  { translate: ask, fail }: Pick<FeatureWork, 'translate' | 'fail'>,
  { draft, replace }: TextFile,
  view: EditorView | undefined,
): FeatureTranslation {
  const [last, setLast] = useState<CheckedTranslation>()
  const translate = (isSetAside = false) => {
    ask?.(draft.text, isSetAside).then((translation) => {
      // The reader may have changed the text in the meantime.
      if (view?.state.doc.toString() !== draft.text) return
      if (translation.blockers.length === 0) replace(translation.text)
      setLast(translation)
    }, fail)
  }
  const undoTranslation = () => {
    if (view) undo(view)
    view?.focus()
  }
  return { translation: last?.text === draft.text ? last : undefined, translate, undoTranslation }
}

/** Findings named before a translation; the list of all is beside the editor. */
const MOST_BLOCKERS = 5

interface TranslationProps extends FeatureTranslation {
  locale: Locale
  /** The language of the feature; undefined without a feature. */
  language: Locale | undefined
  onLine: (line: number) => void
}

function Note({ note, locale, onLine }: Pick<TranslationProps, 'locale' | 'onLine'> & { note: TranslationNote }) {
  const words = FEATURE_CHECKER_STRINGS[locale]
  return (
    <li>
      <button type="button" onClick={() => onLine(note.line)}>
        {CHECKER_STRINGS[locale].line} {note.line}
      </button>
      <span>
        <q>{note.text}</q>: {words.reasons[note.reason]}
        {note.value !== undefined && (
          <>
            {' '}
            (<code>{note.value}</code>)
          </>
        )}
      </span>
    </li>
  )
}

function outcomeText({ translated, found }: CheckedTranslation, words: FeatureCheckerStrings): string {
  if (found === 0) return words.nothing
  return translated === found ? words.allTranslated(found) : words.translated(translated, found)
}

function Outcome({
  translation,
  locale,
  undoTranslation,
  onLine,
}: TranslationProps & { translation: CheckedTranslation }) {
  const words = FEATURE_CHECKER_STRINGS[locale]
  const { notes } = translation
  return (
    <>
      <p role="status">
        {outcomeText(translation, words)}{' '}
        <button type="button" className={buttons.plain} onClick={undoTranslation}>
          {words.undo}
        </button>
      </p>
      {notes.length > 0 && (
        <>
          <p>{words.untranslated}</p>
          <ul className={styles.notes}>
            {notes.map((note, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: notes never change places
              <Note key={index} note={note} locale={locale} onLine={onLine} />
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** The findings to solve before translating, and a button that sets them aside. */
function Blockers({
  translation: { blockers, text },
  locale,
  translate,
  onLine,
}: TranslationProps & { translation: CheckedTranslation }) {
  const words = FEATURE_CHECKER_STRINGS[locale]
  return (
    <>
      <p role="status">{words.blocked(blockers.length)}</p>
      <ul className={styles.notes}>
        {blockers.slice(0, MOST_BLOCKERS).map((finding) => {
          const { line } = placeAt(text, finding.from)
          return (
            <li key={findingKey(finding)}>
              <button type="button" onClick={() => onLine(line)}>
                {CHECKER_STRINGS[locale].line} {line}
              </button>
              <span>{findingTitle(finding, locale)}</span>
            </li>
          )
        })}
      </ul>
      <button type="button" className={buttons.plain} onClick={() => translate(true)}>
        {words.setAside}
      </button>
    </>
  )
}

/** Translates the feature to the other language, and lists what could not be translated. */
export function Translation(props: TranslationProps) {
  const { locale, language, translation, translate } = props
  const words = FEATURE_CHECKER_STRINGS[locale]
  return (
    <section className={styles.section}>
      <h2>{words.translation}</h2>
      <p>{words.translateHint}</p>
      <button type="button" className={buttons.secondary} disabled={!language} onClick={() => translate()}>
        {words.translateTo[otherLocale(language ?? locale)]}
      </button>
      {translation && translation.blockers.length > 0 && <Blockers {...props} translation={translation} />}
      {translation && translation.blockers.length === 0 && <Outcome {...props} translation={translation} />}
    </section>
  )
}
