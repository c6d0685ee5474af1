import { FEATURE_LIMITS } from '@/gherkin/parse/feature-source'

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
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value)
    size += next.value.length
    if (size <= most) continue
    await reader.cancel()
    throw new RangeError('The text is too large')
  }
  const all = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    all.set(chunk, at)
    at += chunk.length
  }
  return all
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
