import { isolateHistory } from '@codemirror/commands'
import type { EditorView } from '@codemirror/view'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type FeatureSource, readSource, writeSource } from '@/gherkin/parse/feature-source'
import { CHECKER_STRINGS } from '@/i18n/checker-strings'
import type { Locale } from '@/i18n/locale'
import { readStored, writeStored } from '@/lib/storage'
import type { TextLimits } from './code-editor'

/** A file that is being edited; its line ends and byte order mark are kept for when it is saved. */
interface Draft extends FeatureSource {
  /** undefined for a text that was pasted or typed. */
  fileName: string | undefined
}

const EMPTY: Draft = { text: '', lineEnd: '\n', hasByteOrderMark: false, fileName: undefined }

/** The draft is stored after a pause in typing, and when the page is left. */
const STORE_AFTER_MS = 500

/** A character takes four bytes at most: a file with more than that for each allowed character is not even read. */
const BYTES_PER_CHARACTER = 4

const isDraft = (value: unknown): value is Partial<Draft> & { text: string } =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string'

/** The draft of this tab, so that nothing is lost by a look at another page. */
function storedDraft(key: string): Draft {
  const stored = readStored('sessionStorage', key)
  return isDraft(stored) ? { ...EMPTY, ...stored } : EMPTY
}

const storeDraft = (key: string, draft: Draft): void =>
  writeStored('sessionStorage', key, draft.text === '' ? undefined : draft)

function useStoredDraft(key: string) {
  const [draft, setDraft] = useState(() => storedDraft(key))
  const latest = useRef(draft)
  latest.current = draft
  useEffect(() => {
    const store = () => storeDraft(key, latest.current)
    window.addEventListener('pagehide', store)
    return () => {
      window.removeEventListener('pagehide', store)
      store()
    }
  }, [key])
  useEffect(() => {
    const timer = setTimeout(() => storeDraft(key, draft), STORE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [key, draft])
  return { draft, latest, setDraft }
}

/** Downloads a text as a file. */
function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  document.body.append(link)
  link.click()
  link.remove()
  URL.revokeObjectURL(address)
}

/** The file that is being edited. */
export interface TextFile {
  draft: Draft
  /** Why the last text was refused. */
  refusal: string | undefined
  refuse: (refusal: string) => void
  /** To be called when the text of the editor has changed. */
  change: (text: string) => void
  /** Replaces the text of the editor, as one step of the undo history. */
  replace: (text: string, about?: Partial<Draft>) => void
  open: (file: File) => Promise<void>
  /** @param name for a file without one */
  save: (name: string) => void
}

export interface TextFileOptions {
  locale: Locale
  /** Where the draft is stored. */
  draftKey: string
  limits: TextLimits
}

/**
 * The file of the editor: its text, its name, its line ends, stored as a draft.
 * @param view the editor
 */
export function useTextFile(view: EditorView | undefined, { locale, draftKey, limits }: TextFileOptions): TextFile {
  const { draft, latest, setDraft } = useStoredDraft(draftKey)
  const [refusal, refuse] = useState<string>()
  const change = useCallback(
    (text: string) => {
      refuse(undefined)
      setDraft((before) => (text === '' ? EMPTY : { ...before, text }))
    },
    [setDraft],
  )
  const replace = useCallback(
    (text: string, about: Partial<Draft> = {}) => {
      if (!view) return
      const changes = { from: 0, to: view.state.doc.length, insert: text }
      view.dispatch({ changes, selection: { anchor: 0 }, annotations: isolateHistory.of('full') })
      // The editor refuses a text that is too large.
      if (view.state.doc.toString() === text) setDraft((before) => ({ ...before, ...about, text }))
    },
    [view, setDraft],
  )
  const open = useCallback(
    async (file: File) => {
      if (file.size > limits.size * BYTES_PER_CHARACTER) return refuse(limits.tooLong(file.size))
      try {
        // The text() of a file would be without its byte order mark.
        const source = readSource(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer()))
        replace(source.text, { ...source, fileName: file.name })
      } catch (error) {
        console.error(error)
        refuse(CHECKER_STRINGS[locale].unreadable)
      }
    },
    [replace, limits, locale],
  )
  const save = useCallback(
    (name: string) => saveFile(latest.current.fileName ?? name, writeSource(latest.current)),
    [latest],
  )
  return { draft, refusal, refuse, change, replace, open, save }
}
