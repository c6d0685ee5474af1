import { useCallback, useState } from 'react'
import { markdownCell } from '@/editor/findings-report'
import { saveFile } from '@/editor/project/disk-files'
import type { CheckerHandle } from '@/editor/use-checker'
import { findingKey, findingTitle } from '@/gherkin/finding'
import type { CheckedTranslation, TranslatedFeature } from '@/gherkin/translate/translate-feature'
import type { TranslationNote } from '@/gherkin/translate/translate-step'
import type { FeatureCheckerStrings } from '@/i18n/feature-checker-strings'
import { Button, PlainButton } from '@/lib/buttons'
import { CopyBox, InlineCode } from '@/lib/code'
import { placeAt } from '@/lib/finding'
import { LineRow, ROWS } from './line-list'
import type { FeatureTool } from './use-feature-tool'
import type { ProjectCheck } from './use-project-check'

type Translated = { translation: CheckedTranslation; before: string }

/** Translates the file in the editor, and back: as long as it is as the translation left it, the text before it comes back. */
export function useFeatureTranslation(project: ProjectCheck, { file, replace, view, state }: CheckerHandle) {
  const { text: before, id } = file
  const [all, setAll] = useState<ReadonlyMap<number, Translated>>(new Map())
  const last = all.get(id)
  // There is none when its text is not the one in the editor any more.
  const translation = last?.translation.text === before ? last.translation : undefined
  /** @returns whether the text before the last translation is there again */
  const translate = async (isSetAside: boolean): Promise<boolean> => {
    const isBack = last !== undefined && translation?.blockers.length === 0
    if (isBack) replace(last.before)
    const files = state.project.files.map((each) => {
      const known = all.get(each.id)
      return known?.translation.text === each.text ? { ...each, text: known.before } : each
    })
    const done = isBack ? undefined : await project.translate?.(file, files, isSetAside)
    // The reader may have changed the text in the meantime.
    if (isBack || !done || view?.state.doc.toString() !== before) return isBack
    if (done.blockers.length === 0) replace(done.text)
    setAll((known) => new Map(known).set(id, { translation: done, before }))
    return false
  }
  const notes = last?.translation.notes
  /** What a line of the file was not translated for: also after other lines have changed. */
  const noteOf = useCallback((line: string) => notes?.find(({ text }) => text === line.trim()), [notes])
  return { translation, before: last?.before ?? '', translate, noteOf }
}

/** With the others, a sentence is not translated. */
const REMARKS: TranslationNote['reason'][] = ['fails', 'shared', 'property']

const reasonText = ({ reason, value }: TranslationNote, words: FeatureCheckerStrings): string =>
  words.reasons[reason] + (value === undefined ? '' : ` (\`${value}\`)`)

export const TranslationReason = ({ words, note }: Pick<FeatureTool, 'words'> & { note: TranslationNote }) => (
  <p>
    <strong>{words.panels.translation}:</strong> <InlineCode text={reasonText(note, words)} />
  </p>
)

/** What became of each line of a feature, as a Markdown table: titles, steps and values that have changed, and what could not. */
export function stepTable(before: string, { text, notes }: TranslatedFeature, words: FeatureCheckerStrings): string {
  const rowOf = (...cells: string[]) => `| ${cells.map(markdownCell).join(' | ')} |`
  const [old, now] = [before.split('\n'), text.split('\n')]
  // A missing header is inserted above the first line.
  const shift = now.length - old.length
  const rows = old.flatMap((written, index) => {
    const line = index + 1 + shift
    const note = notes.find((each) => each.line === line)
    const translated = now[line - 1] ?? ''
    if (!note && written === translated) return []
    const after = !note || REMARKS.includes(note.reason) ? translated : ''
    return [rowOf(String(line), written, after, note ? reasonText(note, words) : '')]
  })
  const columns = words.stepTableColumns
  return `${[rowOf(columns.line, columns.before, columns.after, columns.reason), '| ---: | --- | --- | --- |', ...rows].join('\n')}\n`
}

type PanelProps = FeatureTool & { done: CheckedTranslation }

/** Findings named before a translation; the list of all is beside the editor. */
const MOST_BLOCKERS = 5

const Blockers = ({ checker: { locale }, words, done: { blockers, text }, onLine, translate }: PanelProps) => (
  <>
    <p role="status">{words.blocked(blockers.length)}</p>
    <ul className={ROWS}>
      {blockers.slice(0, MOST_BLOCKERS).map((finding) => (
        <LineRow key={findingKey(finding)} line={placeAt(text, finding.from).line} {...{ locale, onLine }}>
          {findingTitle(finding, locale)}
        </LineRow>
      ))}
    </ul>
    <PlainButton onClick={() => translate(true)}>{words.setAside}</PlainButton>
  </>
)

function Outcome({ checker: { locale }, words, done, translation, translate, onLine }: PanelProps) {
  const { notes, translated, found, from } = done
  const said = translated === found ? words.allTranslated(found) : words.translated(translated, found)
  const table = stepTable(translation.before, done, words)
  return (
    <>
      <p role="status">
        {found === 0 ? words.nothing : said}{' '}
        <PlainButton onClick={() => translate(false)}>{words.translateBack[from]}</PlainButton>
      </p>
      {notes.length > 0 && (
        <>
          <p>{words.untranslated}</p>
          <ul className={ROWS}>
            {notes.map((note, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: notes never change places
              <LineRow key={index} line={note.line} {...{ locale, onLine }}>
                <q>{note.text}</q>: <InlineCode text={reasonText(note, words)} />
              </LineRow>
            ))}
          </ul>
        </>
      )}
      <h3 className="mt-0 mb-2 text-ui">{words.stepTable}</h3>
      <CopyBox label={words.stepTable} text={table} copy={words.copyTable} />
      <Button onClick={() => saveFile(`${words.tableName}.md`, table)}>{words.saveTable}</Button>
    </>
  )
}

export function TranslationPanel(tool: FeatureTool) {
  const done = tool.translation.translation
  if (!done) return null
  return done.blockers.length > 0 ? <Blockers {...tool} done={done} /> : <Outcome {...tool} done={done} />
}
