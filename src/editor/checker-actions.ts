import { runScopeHandlers } from '@codemirror/view'
import type { KeyboardEvent } from 'react'
import { writeSource } from '@/gherkin/parse/feature-text'
import { CHECKER_STRINGS } from '@/i18n/checker-strings'
import type { Locale } from '@/i18n/locale'
import { type Fix, joinFixes, type TextEdit } from '@/lib/finding'
import { memoize } from '@/lib/memoize'
import { refusalOf } from '@/lib/text-limits'
import { findingsOf } from './checker-state'
import type { Editor, FileKind } from './code-editor'
import { placedFix } from './placed-findings'
import { askToWrite, type FoundFile, readFiles, saveFile, saveInPlace, saveZip } from './project/disk-files'
import type { NamedText, OpenFile, ProjectLimits } from './project/project'
import { addFiles, chosenFile, isUnsaved, projectExcess } from './project/project'
import type { CheckerHandle } from './use-checker'
import type { CheckerStore } from './use-stored-state'

export interface ActionOptions {
  locale: Locale
  /** Texts of the tool, in the language of the page; the name of a file without one. */
  words: Record<'unnamed' | 'loading' | 'failed' | 'example', string>
  accepts: (path: string) => boolean
  kindOf: (path: string) => FileKind
  most: ProjectLimits
}

/** Saves files where they are from, if the browser can write there, and downloads the rest as one file. */
async function saveFiles(
  files: readonly OpenFile[],
  update: (id: number, change: Partial<NamedText>) => void,
  download: (files: readonly OpenFile[]) => Promise<readonly OpenFile[]>,
) {
  const isAllowed = memoize(askToWrite)
  const left: OpenFile[] = []
  let written = 0
  for (const file of files) {
    const { id, text } = file
    const disk = await saveInPlace(file, isAllowed).catch(() => undefined)
    if (!disk) left.push(file)
    else if (disk.text !== text) update(id, { disk })
    else {
      update(id, { saved: text, disk: undefined })
      written += 1
    }
  }
  const downloaded = left.length > 0 ? await download(left) : left
  // The file on the disk of one that could not be written has another text: it is downloaded from now on.
  for (const { id, text } of downloaded) update(id, { saved: text, place: undefined })
  return { written, downloaded: downloaded.length }
}

type Refuse = (...refusals: string[]) => void

function savingActions({ latest, dispatch }: CheckerStore, options: ActionOptions, refuse: Refuse) {
  const words = CHECKER_STRINGS[options.locale]
  const update = (id: number, change: Partial<NamedText>) => dispatch({ type: 'update-file', id, change })
  /** @returns the files that were downloaded: all of them, or none */
  const download = (files: readonly OpenFile[]): Promise<readonly OpenFile[]> =>
    saveZip(words.zipName, files, options.words.unnamed).catch((error: unknown) => {
      console.error(error)
      refuse(words.notPacked)
      return []
    })
  const saveChanges = async (): Promise<void> => {
    const { written, downloaded } = await saveFiles(latest.current.project.files.filter(isUnsaved), update, download)
    const done = [written > 0 && words.written(written), downloaded > 0 && words.downloaded(downloaded)].filter(Boolean)
    dispatch({ type: 'tell', messages: { notice: done.join(' ') || words.nothingSaved } })
  }
  /** Saves a file over what another program has made of it, or takes that over, which the editor can undo. */
  const resolve = ({ id, path, disk }: OpenFile, isMine: boolean) => {
    const refusal = isMine ? undefined : refusalOf(disk?.text ?? '', options.kindOf(path))
    if (refusal !== undefined) return refuse(refusal)
    update(id, { ...(!isMine && disk), saved: disk?.text, disk: undefined })
    if (isMine) void saveChanges()
  }
  return { update, download, saveChanges, resolve }
}

/** Opening, replacing and saving files: what needs more than a change of the state. */
export function fileActions(store: CheckerStore, editor: Editor | undefined, options: ActionOptions) {
  const { latest, dispatch } = store
  const { locale, words, accepts, kindOf, most } = options
  const { unreadable, tooMuch, passedOver: ignored } = CHECKER_STRINGS[locale]
  const refuse: Refuse = (...refusals) => void dispatch({ type: 'tell', messages: { refusals } })
  const { update, ...saving } = savingActions(store, options, refuse)
  return {
    ...saving,
    /** Opens files: those of other kinds are passed over, those that are too large refused. */
    open: async (found: Promise<FoundFile[]>): Promise<void> => {
      const files = await found.catch((error: unknown) => console.error(error))
      if (!files) return refuse(unreadable)
      if (files.length === 0) return
      const first = files.find(({ path }) => accepts(path))
      const wanted = most.files === 1 && first ? [first] : files
      const { texts, refusals, passedOver } = await readFiles(wanted, { accepts, kindOf, unreadable })
      const excess = projectExcess(addFiles(latest.current.project, texts, most.files).files, most)
      if (excess) return refuse(...refusals, tooMuch[excess.limit](excess.actual, most[excess.limit]))
      const messages = { refusals, notice: passedOver > 0 ? ignored(passedOver) : undefined }
      dispatch({ type: 'open', texts, most: most.files, messages })
    },
    /** Replaces the text in the editor, as one step of its history. */
    replace: (text: string, about: Partial<NamedText> = {}) => {
      const file = chosenFile(latest.current.project)
      const changes = { from: 0, to: file.text.length, insert: text }
      // The editor refuses a text that is too large.
      if (editor?.edit(file, { changes, selection: { anchor: 0 } }) !== text) return
      update(file.id, { ...about, text })
    },
    save: () => {
      const file = chosenFile(latest.current.project)
      saveFile(file.path.split('/').at(-1) || words.unnamed, writeSource(file))
      if (!file.place) update(file.id, { saved: file.text })
    },
  }
}

export type Scope = 'file' | 'project'

export function safeFixes(store: CheckerStore, editor: Editor | undefined, locale: Locale, onApply: () => void) {
  const { state, dispatch } = store
  const { files, chosen } = state.project
  const fixesOf = (file: OpenFile): Fix[] => findingsOf(state, file).flatMap(({ certain }) => certain ?? [])
  const editsOf = (file: OpenFile, fix: Fix): TextEdit[] | undefined =>
    file.id === chosen && editor ? placedFix(editor.view.state, fix) : fix.edits
  const fixFile = (file: OpenFile): number => {
    const possible = fixesOf(file).map((fix) => editsOf(file, fix))
    const { edits, fixes } = joinFixes(possible.filter((each) => each !== undefined))
    const text = edits.length > 0 ? editor?.edit(file, { changes: edits }) : undefined
    if (text === undefined || text === file.text) return 0
    dispatch({ type: 'edit', id: file.id, text, isReplaced: false })
    return fixes
  }
  const filesOf = (scope: Scope) => files.filter(({ id }) => scope === 'project' || id === chosen)
  /** How many can be applied at once: of two that change the same place, one. */
  const countOf = (scope: Scope) =>
    filesOf(scope).reduce((sum, file) => sum + joinFixes(fixesOf(file).map(({ edits }) => edits)).fixes, 0)
  const applyAll = (scope: Scope) => {
    onApply()
    const fixed = filesOf(scope).map(fixFile)
    const total = fixed.reduce((sum, count) => sum + count, 0)
    const notice = CHECKER_STRINGS[locale].applied(total, fixed.filter((count) => count > 0).length)
    dispatch({ type: 'tell', messages: { notice } })
  }
  return { counts: { file: countOf('file'), project: countOf('project') }, applyAll }
}

const isUndo = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean => (ctrlKey || metaKey) && /^[yz]$/i.test(key)

const isInField = ({ target }: KeyboardEvent): boolean => (target as Element).closest('input, textarea') !== null

/** Handles the keys of a checker: F8 leads through the findings, also from their list; undo works beside the text, where the focus is after a fix. */
export const checkerKeys =
  ({ dispatch, view, list }: Pick<CheckerHandle, 'dispatch' | 'view' | 'list'>) =>
  (event: KeyboardEvent) => {
    if (event.key === 'F8') {
      dispatch({ type: 'step', step: event.shiftKey ? -1 : 1 })
      if (list.current?.contains(event.target as Node) && !view?.hasFocus)
        requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[aria-current=true]')?.focus())
    } else if (event.defaultPrevented || !isUndo(event) || isInField(event)) return
    else if (!view || !runScopeHandlers(view, event.nativeEvent, 'editor')) return
    event.preventDefault()
  }
