import { writeSource } from '@/gherkin/parse/feature-source'
import { CHECKER_STRINGS } from '@/i18n/checker-strings'
import type { Locale } from '@/i18n/locale'
import { saveFile } from '@/lib/save-file'
import type { Report } from './checker-state'
import type { Editor, FileKind } from './code-editor'
import type { FilesAction } from './project/files-state'
import { addFiles, chosenFile, type NamedText, type ProjectLimits, projectExcess } from './project/project'
import { type FoundFile, readFiles } from './project/read-files'
import type { CheckerStore } from './use-stored-state'

export interface FileOptions {
  locale: Locale
  accepts: (path: string) => boolean
  kindOf: (path: string) => FileKind
  most: ProjectLimits
}

export type FileActions = ReturnType<typeof fileActions>

/** What readers do with the files of a checker. */
export function fileActions<Given extends Report>(
  { latest, dispatch, overrule }: CheckerStore<Given>,
  editor: Editor | undefined,
  { locale, accepts, kindOf, most }: FileOptions,
) {
  const words = CHECKER_STRINGS[locale]
  const refuse = (...refusals: string[]) => dispatch({ type: 'tell', messages: { refusals } })
  /** Changes several files; a text that is replaced is one step of the history of its file. */
  const changeFiles = (action: FilesAction) => {
    const before = latest.current.project.files
    dispatch(action)
    for (const { id, text } of latest.current.project.files) {
      const file = before.find((one) => one.id === id)
      if (!file || file.text === text) continue
      editor?.edit(file, { changes: { from: 0, to: file.text.length, insert: text } })
    }
  }
  /** Opens files: those of other kinds are passed over, those that are too large refused. */
  const open = async (found: Promise<FoundFile[]>): Promise<void> => {
    const files = await found.catch((error: unknown) => console.error(error))
    if (!files) return refuse(words.unreadable)
    const first = files.find(({ path }) => accepts(path))
    const { texts, refusals, passedOver } = await readFiles(most.files === 1 && first ? [first] : files, {
      ...{ accepts, limitsOf: (path) => kindOf(path).limits, unreadable: words.unreadable },
    })
    const excess = projectExcess(addFiles(latest.current.project, texts, most.files).files, most)
    if (excess) return refuse(...refusals, words.tooMuch[excess.limit](excess.actual, most[excess.limit]))
    const messages = { refusals, notice: passedOver > 0 ? words.passedOver(passedOver) : undefined }
    changeFiles({ type: 'change-files', change: { kind: 'open', texts, most: most.files, messages } })
  }
  return {
    open,
    refuse,
    /** Tells the result of an action. */
    tell: (notice: string) => dispatch({ type: 'tell', messages: { notice } }),
    show: (id: number) => dispatch({ type: 'show-file', id }),
    /**
     * @param id all files without it
     * @returns false when the reader is asked first
     */
    close: (id?: number): boolean => {
      changeFiles({ type: 'change-files', change: { kind: 'close', id } })
      return latest.current.question === undefined
    },
    /** Answers the question whether files are changed although something would be lost. */
    answer: (isConfirmed: boolean) => changeFiles({ type: 'answer', isConfirmed }),
    /** Takes back the last change of files. */
    undo: () => changeFiles({ type: 'undo' }),
    /** Replaces the text in the editor, as one step of its history. */
    replace: (text: string, about: Partial<NamedText> = {}) => {
      const file = chosenFile(latest.current.project)
      const changes = { from: 0, to: file.text.length, insert: text }
      // The editor refuses a text that is too large.
      if (editor?.edit(file, { changes, selection: { anchor: 0 } }) !== text) return
      dispatch({ type: 'describe', id: file.id, about: { ...about, text } })
    },
    /** @param name for a file without one */
    save: (name: string) => {
      const file = chosenFile(latest.current.project)
      saveFile(file.path.split('/').at(-1) || name, writeSource(file))
      dispatch({ type: 'describe', id: file.id, about: { saved: file.text } })
    },
    /** Shows texts from elsewhere; the draft joins the earlier one. */
    openLink: (texts: readonly NamedText[]) => dispatch({ type: 'open-link', texts }),
    restoreEarlier: () => dispatch({ type: 'restore-earlier' }),
    discardEarlier: () => dispatch({ type: 'discard-earlier' }),
    /** Decides between this draft and what another tab has stored. */
    decide: (isNewer: boolean) => {
      overrule()
      dispatch({ type: 'decide', isNewer })
    },
  }
}
