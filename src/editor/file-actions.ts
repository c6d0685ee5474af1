import { writeSource } from '@/gherkin/parse/feature-source'
import { CHECKER_STRINGS } from '@/i18n/checker-strings'
import type { Locale } from '@/i18n/locale'
import { saveFile } from '@/lib/save-file'
import type { Report } from './checker-state'
import type { Editor, FileKind } from './code-editor'
import { addFiles, chosenFile, type NamedText, type ProjectLimits, projectExcess } from './project/project'
import { type FoundFile, readFiles } from './project/read-files'
import type { CheckerStore } from './use-stored-state'

export interface FileOptions {
  locale: Locale
  accepts: (path: string) => boolean
  kindOf: (path: string) => FileKind
  most: ProjectLimits
}

/** Opening, replacing and saving files: what needs more than a change of the state. */
export function fileActions<Given extends Report>(
  { latest, dispatch }: CheckerStore<Given>,
  editor: Editor | undefined,
  { locale, accepts, kindOf, most }: FileOptions,
) {
  const words = CHECKER_STRINGS[locale]
  const refuse = (...refusals: string[]) => void dispatch({ type: 'tell', messages: { refusals } })
  return {
    /** Opens files: those of other kinds are passed over, those that are too large refused. */
    open: async (found: Promise<FoundFile[]>): Promise<void> => {
      const files = await found.catch((error: unknown) => console.error(error))
      if (!files) return refuse(words.unreadable)
      const first = files.find(({ path }) => accepts(path))
      const { texts, refusals, passedOver } = await readFiles(most.files === 1 && first ? [first] : files, {
        ...{ accepts, limitsOf: (path) => kindOf(path).limits, unreadable: words.unreadable },
      })
      const excess = projectExcess(addFiles(latest.current.project, texts, most.files).files, most)
      if (excess) return refuse(...refusals, words.tooMuch[excess.limit](excess.actual, most[excess.limit]))
      const messages = { refusals, notice: passedOver > 0 ? words.passedOver(passedOver) : undefined }
      dispatch({ type: 'change-files', change: { kind: 'open', texts, most: most.files, messages } })
    },
    /** Replaces the text in the editor, as one step of its history. */
    replace: (text: string, about: Partial<NamedText> = {}) => {
      const file = chosenFile(latest.current.project)
      const changes = { from: 0, to: file.text.length, insert: text }
      // The editor refuses a text that is too large.
      if (editor?.edit(file, { changes, selection: { anchor: 0 } }) !== text) return
      dispatch({ type: 'update-file', id: file.id, change: { ...about, text } })
    },
    /** @param name for a file without one */
    save: (name: string) => {
      const file = chosenFile(latest.current.project)
      saveFile(file.path.split('/').at(-1) || name, writeSource(file))
      dispatch({ type: 'update-file', id: file.id, change: { saved: file.text } })
    },
  }
}
