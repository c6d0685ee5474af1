import buttons from '@/editor/buttons.module.css'
import { CopyBox } from '@/editor/copy-box'
import type { TranslatedFeature } from '@/gherkin/translate/translate-feature'
import type { TranslationNote } from '@/gherkin/translate/translate-step'
import { CHECKER_STRINGS } from '@/i18n/checker-strings'
import { FEATURE_CHECKER_STRINGS, type FeatureCheckerStrings } from '@/i18n/feature-checker-strings'
import type { Locale } from '@/i18n/locale'
import styles from '../feature-checker.module.css'
import { stepTable, translatedLines } from './step-table'
import type { FeatureTranslation } from './use-feature-translation'

interface TranslationPanelProps extends Pick<FeatureTranslation, 'undoTranslation'> {
  locale: Locale
  translation: TranslatedFeature
  /** The text that was translated. */
  before: string
  onLine: (line: number) => void
}

function reasonText({ reason, value }: TranslationNote, words: FeatureCheckerStrings): string {
  return words.reasons[reason] + (value === undefined ? '' : ` (\`${value}\`)`)
}

function Note({ note, locale, onLine }: Pick<TranslationPanelProps, 'locale' | 'onLine'> & { note: TranslationNote }) {
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

function outcomeText({ translated, found }: TranslatedFeature, words: FeatureCheckerStrings): string {
  if (found === 0) return words.nothing
  return translated === found ? words.allTranslated(found) : words.translated(translated, found)
}

/** What became of the last translation: how many steps, which ones stay and why, and all of them as a table. */
export function TranslationPanel({ locale, translation, before, undoTranslation, onLine }: TranslationPanelProps) {
  const words = FEATURE_CHECKER_STRINGS[locale]
  const { notes } = translation
  const table = stepTable(translatedLines(before, translation), {
    columns: words.stepTableColumns,
    reasonOf: (note) => reasonText(note, words),
  })
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
      <h3>{words.stepTable}</h3>
      <CopyBox
        label={words.stepTable}
        text={table}
        copy={words.copyTable}
        save={{ label: words.saveTable, name: `${words.tableName}.md` }}
      />
    </>
  )
}
