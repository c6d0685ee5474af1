import { readStored, writeStored } from '@/lib/storage'
import { isEmpty, type NamedText, NEW_TEXT, type Project, projectOf } from './project'

/** Characters. Browsers store about five million for a whole site, other tools and an earlier draft included. */
const MOST_STORED = 2_000_000
/** Characters with quotes and escapes: as much as browsers store. */
const MOST_WRITTEN = 5_000_000
/** No tool opens more. */
const MOST_FILES = 300

const sizeOf = (texts: readonly Pick<NamedText, 'text'>[]): number =>
  texts.reduce((sum, { text }) => sum + text.length, 0)

const hasKeys = <Key extends string>(value: unknown, ...keys: Key[]): value is Record<Key, unknown> =>
  typeof value === 'object' && value !== null && keys.every((key) => key in value)

function toTexts(value: unknown): NamedText[] {
  if (!hasKeys(value, 'text', 'path')) return []
  const { text, path } = value
  if (typeof text !== 'string' || typeof path !== 'string') return []
  const lineEnd = hasKeys(value, 'lineEnd') && value.lineEnd === '\r\n' ? '\r\n' : '\n'
  const hasByteOrderMark = hasKeys(value, 'hasByteOrderMark') && value.hasByteOrderMark === true
  const isSaved = hasKeys(value, 'isSaved') && value.isSaved === true
  return [{ ...NEW_TEXT, text, path, lineEnd, hasByteOrderMark, ...(isSaved && { saved: text }) }]
}

function toProject(stored: unknown): Project | null {
  if (!hasKeys(stored, 'files', 'chosen') || !Array.isArray(stored.files)) return null
  if (stored.files.length > MOST_FILES) return null
  const texts = stored.files.flatMap(toTexts)
  const chosen = typeof stored.chosen === 'number' ? stored.chosen : 0
  return texts.length > 0 && sizeOf(texts) <= MOST_STORED ? projectOf(texts, chosen) : null
}

/** The project that was stored last, in whichever tab; undefined without one. */
export const readProject = (key: string): Project | undefined =>
  readStored('localStorage', key, toProject, MOST_WRITTEN) ?? undefined

/**
 * Stores a project for the next visit; an empty one removes what was stored.
 * @returns false when it is too large: then nothing is stored, rather than an old state of it
 */
export function storeProject(key: string, project: Project | undefined): boolean {
  if (!project || isEmpty(project)) return writeStored('localStorage', key, undefined)
  const files = project.files.map(({ id, saved, ...text }) => ({ ...text, isSaved: text.text === saved }))
  const chosen = project.files.findIndex(({ id }) => id === project.chosen)
  const isRead = files.length <= MOST_FILES && sizeOf(files) <= MOST_STORED
  if (isRead && writeStored('localStorage', key, { files, chosen })) return true
  writeStored('localStorage', key, undefined)
  return false
}
