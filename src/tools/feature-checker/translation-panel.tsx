import { useCallback, useState } from 'react'
import type { CheckerHandle } from '@/editor/use-checker'
import type { CheckedTranslation } from '@/gherkin/translate/translate-feature'
import type { TranslationNote } from '@/gherkin/translate/translate-step'
import type { FeatureCheckerStrings } from '@/i18n/feature-checker-strings'
import { PlainButton } from '@/lib/buttons'
import { InlineCode } from '@/lib/code'
import { placeAt } from '@/lib/finding'
import { LineButtons, ROW, ROWS } from './line-list'
import type { FeatureTool } from './use-feature-tool'
import type { ProjectCheck } from './use-project-check'

type Translated = { translation: CheckedTranslation; original: string }

/** Translates the file in the editor, or restores its original as long as the translation is unchanged. */
export function useFeatureTranslation(project: ProjectCheck, { file, replace, view, state }: CheckerHandle) {
  const { text, id } = file
  const [translations, setTranslations] = useState<ReadonlyMap<number, Translated>>(new Map())
  const last = translations.get(id)
  const translation = last?.translation.text === text ? last.translation : undefined
  /** @param isForced translates despite blockers. @returns whether the original was restored instead */
  const translate = async (isForced: boolean): Promise<boolean> => {
    if (last && translation?.blockers.length === 0) {
      replace(last.original)
      return true
    }
    const originals = state.project.files.map((other) => {
      const known = translations.get(other.id)
      return known?.translation.text === other.text ? { ...other, text: known.original } : other
    })
    const done = await project.translate?.(file, originals, isForced)
    // The reader may have edited the text meanwhile.
    if (!done || view?.state.doc.toString() !== text) return false
    if (done.blockers.length === 0) replace(done.text)
    setTranslations((known) => new Map(known).set(id, { translation: done, original: text }))
    return false
  }
  const notes = last?.translation.notes
  /** The note on a line, found by its text: its number may have changed since. */
  const noteOf = useCallback((line: string) => notes?.find((note) => note.text === line.trim()), [notes])
  return { translation, translate, noteOf }
}

export const reasonText = ({ reason, value }: TranslationNote, words: FeatureCheckerStrings): string =>
  words.reasons[reason] + (value === undefined ? '' : ` (\`${value}\`)`)

type PanelProps = FeatureTool & { done: CheckedTranslation }

const Blockers = ({ checker: { locale }, words, done: { blockers, text }, onLine, translate }: PanelProps) => (
  <>
    <p className="flex flex-wrap items-center" role="status">
      {words.blocked(blockers.length)}
      <LineButtons lines={blockers.map(({ from }) => placeAt(text, from).line)} {...{ locale, onLine }} />
    </p>
    <PlainButton onClick={() => translate(true)}>{words.setAside}</PlainButton>
  </>
)

function Outcome({ checker: { locale }, words, done, translate, onLine }: PanelProps) {
  const { notes, translated, found, from } = done
  return (
    <>
      <p role="status">
        {found === 0 ? words.nothing : words.translated(translated, found)}{' '}
        <PlainButton onClick={() => translate(false)}>{words.translateBack[from]}</PlainButton>
      </p>
      {notes.length > 0 && (
        <>
          <p>{words.untranslated}</p>
          <ul className={ROWS}>
            {notes.map((note, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: notes never change places
              <li key={index} className={ROW}>
                <LineButtons lines={[note.line]} {...{ locale, onLine }} />
                <span className="flex-[1_1_16em] wrap-anywhere">
                  <q>{note.text}</q>: <InlineCode text={reasonText(note, words)} />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

export function TranslationPanel(tool: FeatureTool) {
  const done = tool.translation.translation
  if (!done) return null
  return done.blockers.length > 0 ? <Blockers {...tool} done={done} /> : <Outcome {...tool} done={done} />
}
