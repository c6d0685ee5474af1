import { closeSync, fstatSync, lstatSync, openSync, readdirSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { type ContentFiles, fileKind, MAX_FILE_BYTES, unitOf } from '@/content-lint/files/file-names'
import { fileProblem, type Problem, type Refusal, refuse, say } from '@/content-lint/problem'

/** The files of a content folder, and problems with those that could not be read. */
export interface ContentFolder {
  files: ContentFiles
  problems: Problem[]
}

const REAL_FILE = say('files.realFile')

/** Systems and editors hide files of their own in every folder, Emacs also links; these are the kinds that writers make. */
const OF_CONTENT = /\.(?:md|ya?ml|svg|png|avif)$/i

/** The bytes of a file, one more than allowed at most: a larger one is refused without reading all of it. */
function readBytes(path: string): Uint8Array {
  const descriptor = openSync(path, 'r')
  try {
    const bytes = new Uint8Array(Math.min(fstatSync(descriptor).size, MAX_FILE_BYTES) + 1)
    let length = 0
    for (let read = 1; read > 0; length += read) read = readSync(descriptor, bytes, length, bytes.length - length, null)
    return bytes.slice(0, length)
  } finally {
    closeSync(descriptor)
  }
}

/** Keeps the name of a file that cannot be read, so that it is not reported as missing. */
function leaveOut({ files, problems }: ContentFolder, file: string, refusal: Refusal): void {
  if (fileKind(file) !== 'unknown') files.set(file, undefined)
  problems.push(fileProblem(file, refusal))
}

function readEntry(found: ContentFolder, root: string, file: string): void {
  const stat = lstatSync(join(root, file))
  if (stat.isDirectory()) readFolder(found, root, file)
  else if (stat.isSymbolicLink()) leaveOut(found, file, [say('files.symbolicLink'), REAL_FILE])
  else if (!stat.isFile()) leaveOut(found, file, [say('files.unreadableKind'), REAL_FILE])
  else found.files.set(file, readBytes(join(root, file)))
}

function readFolder(found: ContentFolder, root: string, folder: string): void {
  for (const name of readdirSync(join(root, folder)).sort()) {
    const file = folder ? `${folder}/${name}` : name
    if (name.startsWith('.')) {
      if (OF_CONTENT.test(name) && !lstatSync(join(root, file)).isSymbolicLink())
        found.problems.push(fileProblem(file, refuse('files.hidden')))
      continue
    }
    try {
      readEntry(found, root, file)
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException
      leaveOut(found, file, [say('files.unreadable', code ?? message), say('files.lookAtPermissions')])
    }
  }
}

/** Reads all files of a content folder; symbolic links are not followed, because they may leave it. */
export function readContentFiles(root: string): ContentFolder {
  const found: ContentFolder = { files: new Map(), problems: [] }
  readFolder(found, root, '')
  return found
}

/** Of a file that is there. */
export type Bytes = Uint8Array | undefined

export const textOf = (bytes: Bytes): string => new TextDecoder().decode(bytes)

/** What other pages refer to, or are compared with: the title, the description, headings and directives. */
export const sharedPart = (bytes: Bytes): string =>
  (textOf(bytes).match(/^(?:#|::|title:|description:).*$/gm) ?? []).join('\n')

export const oneOfEach = (names: Iterable<string>): string[] => [
  ...new Map([...names].map((file) => [unitOf(file), file])).values(),
]
