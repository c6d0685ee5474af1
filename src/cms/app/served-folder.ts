import type { CmsStrings } from '@/i18n/cms-strings'
import type { FolderEntry } from '../content-folder'

function addElement<Tag extends keyof HTMLElementTagNameMap>(
  parent: Element,
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] {
  return parent.appendChild(Object.assign(document.createElement(tag), properties))
}

let notice: HTMLElement | undefined

/** Lines that every notice repeats until the writer closes one. */
const kept: string[] = []

/** Shows lines in the corner of the window until they are closed or replaced. */
function show(words: CmsStrings, title: string, lines: string[]): void {
  notice?.remove()
  notice = addElement(document.body, 'section', { className: 'saved', role: 'status' })
  addElement(notice, 'h2', { textContent: title })
  const list = addElement(notice, 'ul', {})
  for (const textContent of [...kept, ...lines]) addElement(list, 'li', { textContent })
  const onclick = () => {
    kept.length = 0
    notice?.remove()
  }
  addElement(notice, 'button', { textContent: words.close, onclick })
}

/** Shows a line in this notice and the following ones, until it is closed. */
function keep(words: CmsStrings, line: string): void {
  show(words, line, [])
  kept.push(line)
}

/** Checks a saved file, or all others after a removal, and shows what `npm run check:content` reports. */
export async function reportChange(words: CmsStrings, file: string, done: string): Promise<void> {
  const response = await fetch(`/problems?file=${encodeURIComponent(file)}`, { method: 'POST' })
  if (!response.ok) return show(words, words.checkFailed(done), [await response.text()])
  const problems: string[] = await response.json()
  show(words, problems.length > 0 ? words.problems(done, problems.length) : words.noProblem(done), problems)
}

/** Shows a file that another program has changed. @returns whether the writer wants to replace or remove it */
function askToReplace(words: CmsStrings, file: string, texts: { theirs?: string; yours?: string }) {
  const dialog = addElement(document.body, 'dialog', { className: 'saved conflict', ariaLabel: words.conflict(file) })
  const form = addElement(dialog, 'form', { method: 'dialog' })
  addElement(form, 'h2', { textContent: words.conflict(file) })
  addElement(form, 'p', { textContent: words.conflictHint })
  for (const name of ['theirs', 'yours'] as const) {
    const value = texts[name]
    if (value === undefined) continue
    addElement(addElement(form, 'label', { textContent: words[name] }), 'textarea', { value, readOnly: true })
  }
  addElement(form, 'button', { textContent: words.keep, autofocus: true })
  addElement(form, 'button', { textContent: words.replace, value: 'replace' })
  dialog.showModal()
  return new Promise<boolean>((done) =>
    dialog.addEventListener('close', () => {
      dialog.remove()
      done(dialog.returnValue === 'replace')
    }),
  )
}

/* Replaces the folder in the browser's storage that the CMS works on: writers need not choose one, nor browsers be able to open it. */

const join = (folder: string, name: string) => (folder ? `${folder}/${name}` : name)

const addressOf = (path: string): string => `/content/${path.split('/').map(encodeURIComponent).join('/')}`

const failure = (status: number, message: string): DOMException =>
  new DOMException(message, status === 404 ? 'NotFoundError' : 'InvalidModificationError')

async function fetchPath(path: string): Promise<Response> {
  const response = await fetch(addressOf(path))
  if (response.ok) return response
  throw failure(response.status, await response.text())
}

let words: CmsStrings

/** The version of each file that the CMS has, by path: the first that it read, or the last that it saved. */
const versions = new Map<string, string>()

/** The CMS removes both languages of a page, one after the other: after this time they are checked together. */
const REMOVAL_CHECK_DELAY_MS = 500

let removalCheck = 0

/** Writes or removes a file; asks the writer first if the CMS has another version of it. */
async function change(path: string, options: RequestInit, expected = versions.get(path)): Promise<void> {
  const response = await fetch(addressOf(path), { ...options, headers: expected ? { 'If-Match': expected } : {} })
  const isConflict = response.status === 412
  if (isConflict && (await askToReplace(words, path, await response.json()))) return change(path, options, '*')
  if (!response.ok) {
    const reason = isConflict ? words.kept : await response.text()
    show(words, words.notSaved(path), reason.split('\n'))
    throw failure(response.status, `${words.notSaved(path)}. ${reason}`)
  }
  const { version, copy } = (await response.json()) as { version?: string; copy?: string }
  if (version) versions.set(path, version)
  else versions.delete(path)
  if (copy) keep(words, words.copied(copy))
}

const fileAt = (path: string, name: string) => ({
  kind: 'file',
  name,

  async getFile(): Promise<File> {
    const response = await fetchPath(path)
    const version = response.headers.get('ETag')
    if (version && !versions.has(path)) versions.set(path, version)
    const type = response.headers.get('Content-Type') ?? undefined
    return new File([await response.blob()], name, { type })
  },

  /** Sends every write at once: the CMS ignores errors on closing a file. */
  createWritable: async () => ({
    write: (body: Blob | string) => change(path, { method: 'PUT', body }),
    close: async () => {},
  }),
})

const folderAt = (path: string, name: string) => ({
  kind: 'directory',
  name,
  getDirectoryHandle: async (inner: string): Promise<unknown> => folderAt(join(path, inner), inner),
  getFileHandle: async (inner: string) => fileAt(join(path, inner), inner),

  async *entries(): AsyncGenerator<[string, unknown]> {
    const response = await fetchPath(path && `${path}/`)
    for (const { name: inner, kind } of (await response.json()) as FolderEntry[])
      yield [inner, (kind === 'file' ? fileAt : folderAt)(join(path, inner), inner)]
  },

  async removeEntry(inner: string): Promise<void> {
    const file = join(path, inner)
    await change(file, { method: 'DELETE' })
    clearTimeout(removalCheck)
    removalCheck = window.setTimeout(() => void reportChange(words, file, words.removed), REMOVAL_CHECK_DELAY_MS)
  },
})

/** Makes the browser's own storage the content folder. */
export function serveFolder(strings: CmsStrings): void {
  words = strings
  const root = { getDirectoryHandle: async () => folderAt('', 'content') }
  Object.defineProperty(navigator.storage, 'getDirectory', { value: async () => root })
  // A class without `move`: otherwise the CMS writes a temporary file first and renames it.
  Object.defineProperty(globalThis, 'FileSystemFileHandle', { value: class {} })
}
