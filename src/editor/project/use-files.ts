import { useCallback, useMemo, useRef, useState } from 'react'
import { writeSource } from '@/gherkin/parse/feature-source'
import { CHECKER_STRINGS } from '@/i18n/checker-strings'
import type { Locale } from '@/i18n/locale'
import { saveFile } from '@/lib/save-file'
import type { Editor, FileKind } from '../code-editor'
import type { FoundFile } from './found-files'
import {
  addFiles,
  changeFile,
  chosenFile,
  type NamedText,
  type OpenFile,
  type Project,
  type ProjectLimits,
  projectExcess,
  projectOf,
  removeFile,
  withTexts,
} from './project'
import { readFiles } from './read-files'
import { type Closing, useClosing } from './use-closing'
import { type EarlierDraft, type StoredProject, useEarlierDraft, useStoredProject } from './use-stored-project'

export interface FilesOptions {
  locale: Locale
  /** Where the project is stored. */
  draftKey: string
  accepts: (path: string) => boolean
  kindOf: (path: string) => FileKind
  most: ProjectLimits
}

/** The open files, and what readers do with them. */
export interface Files
  extends Omit<EarlierDraft, 'isKept'>,
    Pick<StoredProject, 'isStored' | 'newer'>,
    Omit<Closing, 'propose'> {
  project: Project
  file: OpenFile
  /** Why texts were refused. */
  refusals: readonly string[]
  refuse: (refusal: string) => void
  /** The result of the last action, to be announced. */
  notice: string | undefined
  announce: (notice: string) => void
  /** To be called when the text of a file has changed. */
  change: (id: number, text: string) => void
  /** Replaces the text in the editor, as one step of its history. */
  replace: (text: string, about?: Partial<NamedText>) => void
  open: (found: Promise<FoundFile[]>) => Promise<void>
  choose: (id: number) => void
  /** @param onDone called once it is closed, perhaps after a question */
  close: (id: number, onDone?: () => void) => void
  closeAll: (onDone?: () => void) => void
  /** @param name for a file without one */
  save: (name: string) => void
}

/** Messages to the reader: why texts were refused, and the result of the last action. */
function useMessages() {
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const [notice, announce] = useState<string>()
  return useMemo(
    () => ({
      refusals,
      notice,
      announce,
      setRefusals,
      refuse: (refusal: string) => setRefusals([refusal]),
      forget: () => {
        setRefusals([])
        announce(undefined)
      },
    }),
    [refusals, notice],
  )
}

/** Opens files: those of other kinds are passed over, those that are too large refused. */
function useOpen(
  { latest }: StoredProject,
  propose: Closing['propose'],
  { setRefusals, announce }: ReturnType<typeof useMessages>,
  options: FilesOptions,
) {
  return async (found: Promise<FoundFile[]>): Promise<void> => {
    const { locale, accepts, kindOf, most } = options
    const words = CHECKER_STRINGS[locale]
    const limitsOf = (path: string) => kindOf(path).limits
    const files = await found.catch((error: unknown) => console.error(error))
    if (!files) return setRefusals([words.unreadable])
    const first = files.find(({ path }) => accepts(path))
    const wanted = most.files === 1 && first ? [first] : files
    const { texts, refusals, passedOver } = await readFiles(wanted, { accepts, limitsOf, unreadable: words.unreadable })
    const add = (project: Project) => addFiles(project, texts, most.files)
    const excess = projectExcess(add(latest.current).files, most)
    if (excess) return setRefusals([...refusals, words.tooMuch[excess.limit](excess.actual, most[excess.limit])])
    propose(add, () => {
      setRefusals(refusals)
      announce(passedOver > 0 ? words.passedOver(passedOver) : undefined)
    })
  }
}

/**
 * The files of a checker, stored as a draft.
 * @param editor shows one of them
 */
export function useFiles(editor: Editor | undefined, options: FilesOptions): Files {
  const { draftKey } = options
  const earlierKey = `${draftKey}-earlier`
  const stored = useStoredProject(draftKey, earlierKey)
  const { project, latest, setProject, newer } = stored
  const { isKept, ...earlier } = useEarlierDraft(earlierKey, stored)
  const { propose, ...closing } = useClosing(editor, stored)
  const { setRefusals, forget, ...messages } = useMessages()
  const forgetMessages = useRef(forget)
  forgetMessages.current = forget
  const open = useOpen(stored, propose, { setRefusals, forget, ...messages }, options)
  const change = useCallback(
    (id: number, text: string) => {
      forgetMessages.current()
      setProject((before) => changeFile(before, id, { text }))
    },
    [setProject],
  )
  const replace = useCallback(
    (text: string, about: Partial<NamedText> = {}) => {
      const file = chosenFile(latest.current)
      const changes = { from: 0, to: file.text.length, insert: text }
      // The editor refuses a text that is too large.
      if (editor?.edit(file, { changes, selection: { anchor: 0 } }) !== text) return
      setProject((before) => changeFile(before, file.id, { ...about, text }))
    },
    [editor, latest, setProject],
  )
  const choose = useCallback((id: number) => setProject((before) => ({ ...before, chosen: id })), [setProject])
  const file = chosenFile(project)
  return {
    ...{ ...messages, ...earlier, ...closing, project, file, newer, open, change, replace, choose },
    isStored: stored.isStored && isKept,
    close: (id, onDone) => propose((before) => removeFile(before, id), onDone),
    closeAll: (onDone) => propose((before) => withTexts(before, projectOf([]).files), onDone),
    save: (name) => {
      saveFile(file.path.split('/').at(-1) || name, writeSource(file))
      setProject((before) => changeFile(before, file.id, { saved: file.text }))
    },
  }
}
