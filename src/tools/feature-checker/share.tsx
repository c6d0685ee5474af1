import { useCallback, useMemo } from 'react'
import { hasText } from '@/editor/checker-state'
import { isSkipped } from '@/editor/project/disk-files'
import { isTooLarge, type NamedText, PROJECT_LIMITS } from '@/editor/project/project'
import { LONGEST_PATTERN } from '@/gherkin/custom-steps'
import { FEATURE_LIMITS } from '@/gherkin/parse/feature-text'
import { Button } from '@/lib/buttons'
import { CopyBox } from '@/lib/code'
import { useDebounced } from '@/lib/use-debounced'
import { useLoaded } from '@/lib/use-loaded'
import type { FeatureTool } from './use-feature-tool'

/** The first file is the one to show; a text without a name has an empty path. */
export type SharedProject = { files: readonly Pick<NamedText, 'path' | 'text'>[]; steps: readonly string[] }

/** Characters. Mail and chat programs cut off longer addresses. */
const MAX_ADDRESS = 8_000

const KEY = '#feature='

/** At four bytes a character, as much as the checker accepts: a short address may inflate to a text of any size. */
const MAX_BYTES = FEATURE_LIMITS.size * 4

/** Between files; texts do not contain it. */
const SEPARATOR = '\0'

/** Stands for a name in the part with the expressions of steps; no file can have it. */
const STEPS = '*'
const MAX_STEPS = 1_000

/** Anybody can write a link: its files may only have names that Wakamiti reads, because readers save them to disk. */
const PATH = /^(?=.{1,500}$)(?:[^/\\:*?"<>|\p{C}]+\/){0,20}[^/\\:*?"<>|\p{C}]{1,244}\.(?:feature|ya?ml|properties)$/iu

const isSafe = (path: string): boolean => PATH.test(path) && !path.split('/').slice(0, -1).some(isSkipped)

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

const fromBase64Url = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))

/** Packs files into a fragment, which never reaches a server. @example await shareFragment(project) // => '#feature=S9R…' */
export async function shareFragment({ files, steps }: SharedProject): Promise<string> {
  const nameOf = (path: string) => (files.length === 1 ? path.split('/').at(-1) : path)
  const parts = files.map(({ path, text }) => `${nameOf(path)}\n${text.replaceAll(SEPARATOR, '')}`)
  const all = steps.length > 0 ? [...parts, [STEPS, ...steps].join('\n')] : parts
  const { deflateSync, strToU8 } = await import('fflate')
  return KEY + toBase64Url(deflateSync(strToU8(all.join(SEPARATOR))))
}

export const isShared = (fragment: string): boolean => fragment.startsWith(KEY)

/** Unpacks a fragment; files with unsafe names lose them. @returns undefined when it is cut off, altered or too large */
export async function readShared(fragment: string): Promise<SharedProject | undefined> {
  try {
    const { inflateSync } = await import('fflate')
    // Inflating stops at the end of this array.
    const out = new Uint8Array(MAX_BYTES + 1)
    const bytes = inflateSync(fromBase64Url(fragment.slice(KEY.length)), { out })
    if (bytes.length > MAX_BYTES) return undefined
    const files: { path: string; text: string }[] = []
    const steps: string[] = []
    for (const part of new TextDecoder('utf-8', { fatal: true }).decode(bytes).split(SEPARATOR)) {
      const [name = '', ...lines] = part.split('\n')
      if (lines.length === 0) return undefined
      if (name === STEPS) steps.push(...lines)
      else files.push({ path: isSafe(name) ? name : '', text: lines.join('\n') })
    }
    if (steps.length > MAX_STEPS || steps.some(({ length }) => length > LONGEST_PATTERN)) return undefined
    return files.length === 0 || isTooLarge(files, PROJECT_LIMITS) ? undefined : { files, steps }
  } catch {
    return undefined
  }
}

const PAUSE_MS = 300

/** A link with the open files; if it gets too long, a button to download them instead. */
export function SharePanel({ checker, words, custom: { patterns, project } }: FeatureTool) {
  const { locale, strings, state, file, download } = checker
  const { files } = state.project
  const shared = useMemo(() => {
    const others = files.filter((other) => other !== file && hasText(other))
    const own = project.steps.flatMap(({ expression }) => Object.values(expression))
    return { files: [file, ...others], steps: [...new Set([...patterns, ...own])] }
  }, [files, file, patterns, project])
  const settled = useDebounced(shared, PAUSE_MS)
  const { value: fragment, hasFailed } = useLoaded(useCallback(() => shareFragment(settled), [settled]))
  const address = `${location.origin}${location.pathname}${fragment}`
  const isReady = fragment !== undefined
  const isTooLong = isReady && address.length > MAX_ADDRESS
  if (!hasFailed && !isTooLong)
    return (
      <>
        <p role="status">{isReady ? words.shareHint : '…'}</p>
        {isReady && <CopyBox label={words.link} text={address} copy={words.copyLink} />}
      </>
    )
  const max = MAX_ADDRESS.toLocaleString(locale)
  const excess = (address.length - MAX_ADDRESS).toLocaleString(locale)
  return (
    <>
      <p key="alert" role="alert">
        {hasFailed ? strings.notPacked : words.linkTooLong(excess, max)}
      </p>
      <Button onClick={() => void download(shared.files)}>{words.downloadAll}</Button>
    </>
  )
}
