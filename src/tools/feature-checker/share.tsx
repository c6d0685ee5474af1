import { useEffect, useRef, useState } from 'react'
import { CopyBox } from '@/editor/pane'
import { NEW_TEXT } from '@/editor/project/project'
import type { CheckerOf } from '@/editor/use-checker'
import { addStep } from '@/gherkin/add-step'
import { FEATURE_LIMITS } from '@/gherkin/parse/feature-source'
import { CHECKER_STRINGS } from '@/i18n/checker-strings'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import { isLocale, type Locale } from '@/i18n/locale'
import { readQuery, removeFragment } from '@/lib/address-query'
import { SMALL_BUTTON } from '@/lib/button-looks'
import { isConfig, PROJECT_LIMITS } from './file-kinds'
import { goToLine } from './line-list'
import type { FileReport } from './use-project-check'

export interface SharedText {
  /** The name of the file, without its folders; empty for a text without one. */
  name: string
  text: string
}

/** Characters. Longer addresses are cut off by some programs that pass them on. */
export const MOST_ADDRESS = 8_000

const KEY = '#feature='

/** A short address may expand to a text of any size: no more is read than the checker accepts, at four bytes a character. */
const MOST_BYTES = FEATURE_LIMITS.size * 4

/** A link may come from anybody: a file is only saved under the name of a text that Wakamiti reads, in no other folder. */
const FILE_NAME = /^[^/\\:*?"<>|\p{C}]{1,244}\.(?:feature|ya?ml|properties)$/iu

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))

/**
 * Passes bytes through a stream.
 * @throws when the stream rejects them, or when more than `most` bytes come out
 */
async function passThrough(
  bytes: Uint8Array<ArrayBuffer>,
  { readable, writable }: CompressionStream | DecompressionStream,
  most = Number.POSITIVE_INFINITY,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = writable.getWriter()
  // What is wrong is also reported to the reader of the stream.
  writer.write(bytes).catch(() => undefined)
  writer.close().catch(() => undefined)
  const reader = readable.getReader()
  const passed: number[] = []
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    for (const byte of next.value) passed.push(byte)
    if (passed.length <= most) continue
    await reader.cancel()
    throw new RangeError('The text is too large')
  }
  return Uint8Array.from(passed)
}

/**
 * The fragment of an address with a text in it. Fragments are not sent to servers. The browser's own compression is enough: a
 * library would be downloaded by everybody to make the addresses of a few somewhat shorter.
 * @throws in browsers without `deflate-raw`
 * @example await shareFragment({ name: 'a.feature', text: 'Feature: A' }) // => '#feature=S9RLS00s…'
 */
export async function shareFragment({ name, text }: SharedText): Promise<string> {
  const bytes = new TextEncoder().encode(`${name.split('/').at(-1)}\n${text}`)
  return KEY + toBase64Url(await passThrough(bytes, new CompressionStream('deflate-raw')))
}

/**
 * Whether a fragment has a text in it, readable or not.
 * @example isShared('#step-rest') // => false
 */
export const isShared = (fragment: string): boolean => fragment.startsWith(KEY)

/**
 * The text of a fragment; undefined when it cannot be read, because it is cut off, altered or too large. A name that no
 * feature or configuration has is left out.
 * @param fragment one with a text
 */
export async function readShared(fragment: string): Promise<SharedText | undefined> {
  try {
    const compressed = fromBase64Url(fragment.slice(KEY.length))
    const bytes = await passThrough(compressed, new DecompressionStream('deflate-raw'), MOST_BYTES)
    const [name = '', ...lines] = new TextDecoder('utf-8', { fatal: true }).decode(bytes).split('\n')
    return lines.length > 0 ? { name: FILE_NAME.test(name) ? name : '', text: lines.join('\n') } : undefined
  } catch {
    return undefined
  }
}

interface SharePanelProps extends SharedText {
  locale: Locale
  onSave: () => void
}

/** The address is made anew after a pause in typing. */
const PAUSE_MS = 300

/** The address of this page with a text in it; undefined until it is there, null when the browser cannot make it. */
function useSharedAddress({ name, text }: SharedText): string | null | undefined {
  const [address, setAddress] = useState<string | null>()
  useEffect(() => {
    let isStale = false
    const make = async () => {
      const fragment = await shareFragment({ name, text }).catch(() => null)
      if (!isStale) setAddress(fragment && `${location.origin}${location.pathname}${fragment}`)
    }
    const timer = setTimeout(make, PAUSE_MS)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [name, text])
  return address
}

/** A link with the text of the file, as long as it has room in one. */
export function SharePanel({ locale, name, text, onSave }: SharePanelProps) {
  const words = FEATURE_CHECKER_STRINGS[locale]
  const address = useSharedAddress({ name, text })
  if (address === undefined) return <p role="status">…</p>
  if (address !== null && address.length <= MOST_ADDRESS)
    return (
      <>
        <p>{words.shareHint}</p>
        <CopyBox label={words.link} text={address} copy={words.copyLink} />
      </>
    )
  const [length, most] = [address?.length ?? 0, MOST_ADDRESS].map((number) => number.toLocaleString(locale))
  return (
    <>
      <p role="alert">{address === null ? words.cannotShare : words.linkTooLong(length ?? '', most ?? '')}</p>
      <button type="button" className={SMALL_BUTTON} onClick={onSave}>
        {CHECKER_STRINGS[locale].download}
      </button>
    </>
  )
}

/** Opens the text of the address, now and whenever a link with one is followed; the draft before it stays within reach. */
export function useSharedText(checker: Pick<CheckerOf<FileReport>, 'locale' | 'kindOf' | 'dispatch'>): void {
  const latest = useRef(checker)
  latest.current = checker
  useEffect(() => {
    const read = async () => {
      const { hash } = location
      if (!isShared(hash)) return
      const shared = await readShared(hash)
      removeFragment()
      const { locale, kindOf, dispatch } = latest.current
      const refusal = shared
        ? kindOf(shared.name).limits.refusalOf(shared.text)
        : FEATURE_CHECKER_STRINGS[locale].brokenLink
      if (refusal !== undefined) dispatch({ type: 'tell', messages: { refusals: [refusal] } })
      else if (shared) dispatch({ type: 'open-link', texts: [{ ...NEW_TEXT, path: shared.name, text: shared.text }] })
    }
    void read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
}

/** Adds the step in the address to the feature in the editor: the step finder writes it there. */
export function useAddedStep(checker: CheckerOf<FileReport>): void {
  const { view } = checker
  const latest = useRef(checker)
  latest.current = checker
  useEffect(() => {
    const { lang, es, en } = readQuery(location.hash.slice(1), ['lang', 'es', 'en'])
    if (!view || !isLocale(lang) || !(es || en)) return
    removeFragment()
    const { locale, state, file, dispatch, replace } = latest.current
    const feature = [file, ...state.project.files].find(({ path }) => !isConfig(path))
    const { text, line } = addStep(feature?.text ?? '', { es, en }, lang)
    const messages = { refusals: [], notice: FEATURE_CHECKER_STRINGS[locale].added(line) }
    if (feature) {
      dispatch({ type: 'show-file', id: feature.id })
      replace(text)
      dispatch({ type: 'tell', messages })
    } else {
      const texts = [{ ...NEW_TEXT, text }]
      dispatch({ type: 'change-files', change: { kind: 'open', texts, most: PROJECT_LIMITS.files, messages } })
    }
    // Another file may be in the editor by then.
    requestAnimationFrame(() => goToLine(view, line))
  }, [view])
}
