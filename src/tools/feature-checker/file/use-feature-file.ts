import { isolateHistory } from '@codemirror/commands'
import type { EditorView } from '@codemirror/view'
import { useCallback, useRef, useState } from 'react'
import { BYTES_PER_CHARACTER } from '@/editor/bytes-per-character'
import { storageOf } from '@/editor/storage-of'
import { useKeeping } from '@/editor/use-keeping'
import { FEATURE_LIMITS, type LimitExcess, readSource, writeSource } from '@/gherkin/parse/feature-source'
import { EMPTY_DRAFT, type FeatureDraft, keepDraft, readDraft } from './feature-draft'
import { saveFile } from './save-file'

/** Why a text is not taken: it is too much, or its file cannot be read. */
export type Refusal = LimitExcess | 'unreadable'

/** The file that is being worked on. */
export interface FeatureFile {
  draft: FeatureDraft
  /** Why the last text was not taken. */
  refusal: Refusal | undefined
  refuse: (refusal: Refusal) => void
  /** The editor has another text. */
  change: (text: string) => void
  /** Puts a text into the editor, in place of the one that is there. */
  replace: (text: string, draft?: Partial<FeatureDraft>) => void
  open: (file: File) => Promise<void>
  /** @param name for a file that has none */
  save: (name: string) => void
}

const keepInTab = (draft: FeatureDraft) => keepDraft(storageOf('sessionStorage'), draft)

/** Writes a whole text into the editor, as a change that can be undone by itself. */
function writeAll(view: EditorView, text: string): void {
  view.dispatch({
    changes: { from: 0, to: view.state.doc.length, insert: text },
    selection: { anchor: 0 },
    annotations: isolateHistory.of('full'),
  })
}

/**
 * Keeps the file of the editor: its text, its name, the way its lines end.
 * @param view the editor
 */
export function useFeatureFile(view: EditorView | undefined): FeatureFile {
  const [draft, setDraft] = useState(() => readDraft(storageOf('sessionStorage')))
  const [refusal, setRefusal] = useState<Refusal>()
  const latest = useRef(draft)
  latest.current = draft

  useKeeping(draft, keepInTab)

  const change = useCallback((text: string) => {
    setRefusal(undefined)
    setDraft((before) => (text === '' ? EMPTY_DRAFT : { ...before, text }))
  }, [])
  const replace = useCallback(
    (text: string, about: Partial<FeatureDraft> = {}) => {
      if (!view) return
      writeAll(view, text)
      const isTaken = view.state.doc.toString() === text
      if (isTaken) setDraft((before) => ({ ...before, ...about, text }))
    },
    [view],
  )
  const open = useCallback(
    async (file: File) => {
      if (file.size > FEATURE_LIMITS.size * BYTES_PER_CHARACTER) {
        setRefusal({ limit: 'size', actual: file.size })
        return
      }
      try {
        // The text of a blob comes without its byte order mark.
        const source = readSource(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer()))
        replace(source.text, { ...source, fileName: file.name })
      } catch (error) {
        console.error(error)
        setRefusal('unreadable')
      }
    },
    [replace],
  )
  const save = useCallback((name: string) => {
    saveFile(latest.current.fileName ?? name, writeSource(latest.current))
  }, [])
  return { draft, refusal, refuse: setRefusal, change, replace, open, save }
}
