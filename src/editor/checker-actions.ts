import { runScopeHandlers } from '@codemirror/view'
import type { KeyboardEvent } from 'react'
import { writeSource } from '@/gherkin/parse/feature-text'
import { CHECKER_STRINGS } from '@/i18n/checker-strings'
import type { Locale } from '@/i18n/locale'
import { joinFixes } from '@/lib/finding'
import { closestTo } from '@/lib/listen'
import { memoize } from '@/lib/memoize'
import { refusalOf } from '@/lib/text-limits'
import { findingsOf } from './checker-state'
import type { Editor, FileKind } from './code-editor'
import { placedFix } from './placed-findings'
import { askToWrite, type FoundFile, readFiles, saveFile, saveInPlace, saveZip } from './project/disk-files'
import type { NamedText, OpenFile, ProjectLimits } from './project/project'
import { addFiles, chosenFile, isTooLarge, isUnsaved } from './project/project'
import type { CheckerHandle } from './use-checker'
import type { CheckerStore } from './use-stored-state'

export interface ActionOptions {
  locale: Locale
  /** The tool's texts in the language of the page; `unnamed` stands for a file without a name. */
  words: Record<'unnamed' | 'loading' | 'failed' | 'example', string>
  accepts: (path: string) => boolean
  kindOf: (path: string) => FileKind
  limits: ProjectLimits
}

/** Writes files back to disk where the browser may, and downloads the others in one archive. @returns how many of each */
async function saveFiles(
  files: readonly OpenFile[],
  update: (id: number, change: Partial<NamedText>) => void,
  download: (files: readonly OpenFile[]) => Promise<readonly OpenFile[]>,
) {
  const mayWrite = memoize(askToWrite)
  const others: OpenFile[] = []
  let written = 0
  for (const file of files) {
    const { id, text } = file
    const disk = await saveInPlace(file, mayWrite).catch(() => undefined)
    if (!disk) others.push(file)
    else if (disk.text !== text) update(id, { disk })
    else {
      update(id, { saved: text, disk: undefined })
      written += 1
    }
  }
  const downloaded = others.length > 0 ? await download(others) : others
  // The copy on disk is now outdated: writing to it later would be taken for a conflict.
  for (const { id, text } of downloaded) update(id, { saved: text, place: undefined })
  return { written, downloaded: downloaded.length }
}

type Refuse = (...refusals: string[]) => void

function savingActions({ latest, dispatch }: CheckerStore, options: ActionOptions, refuse: Refuse) {
  const words = CHECKER_STRINGS[options.locale]
  const update = (id: number, change: Partial<NamedText>) => dispatch({ type: 'update-file', id, change })
  /** @returns the downloaded files: all of them, or none when packing failed */
  const download = (files: readonly OpenFile[]): Promise<readonly OpenFile[]> =>
    saveZip(words.zipName, files, options.words.unnamed).catch((error: unknown) => {
      console.error(error)
      refuse(words.notPacked)
      return []
    })
  const saveChanges = async (): Promise<void> => {
    const { written, downloaded } = await saveFiles(latest.current.project.files.filter(isUnsaved), update, download)
    const done = [written > 0 && words.written(written), downloaded > 0 && words.downloaded(downloaded)].filter(Boolean)
    dispatch({ type: 'notify', messages: { notice: done.join(' ') || words.nothingSaved } })
  }
  /** After another program has changed a file: overwrites it, or loads its text, which undo reverts. */
  const resolveConflict = ({ id, path, disk }: OpenFile, isMine: boolean) => {
    const refusal = isMine ? undefined : refusalOf(disk?.text ?? '', options.kindOf(path))
    if (refusal !== undefined) return refuse(refusal)
    update(id, { ...(!isMine && disk), saved: disk?.text, disk: undefined })
    if (isMine) void saveChanges()
  }
  return { update, download, saveChanges, resolveConflict }
}

/** Actions on files that need the disk or the editor, besides the state. */
export function fileActions(store: CheckerStore, editor: Editor | undefined, options: ActionOptions) {
  const { latest, dispatch } = store
  const { locale, words, accepts, kindOf, limits } = options
  const strings = CHECKER_STRINGS[locale]
  const refuse: Refuse = (...refusals) => void dispatch({ type: 'notify', messages: { refusals } })
  const { update, ...saving } = savingActions(store, options, refuse)
  return {
    ...saving,
    /** Opens files, skips those of other kinds, and refuses those that are too large. */
    open: async (found: Promise<FoundFile[]>): Promise<void> => {
      const files = await found.catch((error: unknown) => console.error(error))
      if (!files) return refuse(strings.unreadable)
      if (files.length === 0) return
      const first = files.find(({ path }) => accepts(path))
      const wanted = limits.files === 1 && first ? [first] : files
      const { texts, refusals, skipped } = await readFiles(wanted, { accepts, kindOf, unreadable: strings.unreadable })
      const { files: together } = addFiles(latest.current.project, texts, limits.files)
      if (isTooLarge(together, limits)) return refuse(...refusals, strings.tooMuch(limits.files, limits.characters))
      const messages = { refusals, notice: skipped > 0 ? strings.passedOver(skipped) : undefined }
      dispatch({ type: 'open', texts, maxFiles: limits.files, messages })
    },
    /** Replaces the text in the editor as one undo step. @param details stored with the new text */
    replace: (text: string, details: Partial<NamedText> = {}) => {
      const file = chosenFile(latest.current.project)
      const changes = { from: 0, to: file.text.length, insert: text }
      // The editor refuses a text that is too large.
      if (editor?.edit(file, { changes, selection: { anchor: 0 } }) !== text) return
      update(file.id, { ...details, text })
    },
    save: () => {
      const file = chosenFile(latest.current.project)
      saveFile(file.path.split('/').at(-1) || words.unnamed, writeSource(file))
      if (!file.place) update(file.id, { saved: file.text })
    },
  }
}

/** The fixes of all files that are certain, which one click applies. */
export function safeFixes(store: CheckerStore, editor: Editor | undefined, locale: Locale, onApply: () => void) {
  const { state, dispatch } = store
  const { files, chosen } = state.project
  /** Of two that overlap, only one. */
  const joinedFixes = (file: OpenFile) => {
    const certain = findingsOf(state, file).flatMap((finding) => finding.certain ?? [])
    const placed = certain.map((fix) => (file.id === chosen && editor ? placedFix(editor.view.state, fix) : fix.edits))
    return joinFixes(placed.filter((edits) => edits !== undefined))
  }
  const fixFile = (file: OpenFile): number => {
    const { edits, fixes } = joinedFixes(file)
    const text = edits.length > 0 ? editor?.edit(file, { changes: edits }) : undefined
    if (text === undefined || text === file.text) return 0
    dispatch({ type: 'edit', id: file.id, text, isReplaced: false })
    return fixes
  }
  const applyAll = () => {
    onApply()
    const fixed = files.map(fixFile)
    const total = fixed.reduce((sum, count) => sum + count, 0)
    const notice = CHECKER_STRINGS[locale].applied(total, fixed.filter(Boolean).length)
    dispatch({ type: 'notify', messages: { notice } })
  }
  return { count: files.reduce((sum, file) => sum + joinedFixes(file).fixes, 0), applyAll }
}

const isUndo = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean => (ctrlKey || metaKey) && /^[yz]$/i.test(key)

/** Handles keys: F8 steps through the findings; undo works outside the editor too, where the focus is after a fix. */
export const checkerKeys =
  ({ dispatch, view, list }: Pick<CheckerHandle, 'dispatch' | 'view' | 'list'>) =>
  (event: KeyboardEvent) => {
    if (event.key === 'F8') {
      dispatch({ type: 'step', step: event.shiftKey ? -1 : 1 })
      if (list.current?.contains(event.target as Node) && !view?.hasFocus)
        requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[aria-current=true]')?.focus())
    } else if (event.defaultPrevented || !isUndo(event) || closestTo(event.nativeEvent, 'input, textarea')) return
    else if (!view || !runScopeHandlers(view, event.nativeEvent, 'editor')) return
    event.preventDefault()
  }
