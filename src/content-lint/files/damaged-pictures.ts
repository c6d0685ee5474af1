import sharp from 'sharp'
import { fileProblem, type Problem, type Refusal, refuse } from '../problem'
import { MAX_FILE_BYTES } from './decode-file'
import { fileKind } from './file-names'
import type { ContentFiles } from './read-sources'

/** More than any screenshot has: a small file can unpack to a picture that takes all memory. */
const MOST_PIXELS = 25_000_000

/** How the files of each format begin. */
const BEGINNING = { png: /^.PNG\r\n/s, avif: /^.{4}ftypavif/s }

const isWhole = (bytes: Uint8Array): Promise<boolean> =>
  sharp(bytes, { failOn: 'warning', limitInputPixels: MOST_PIXELS })
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    )

async function refusal(file: string, bytes: Uint8Array): Promise<Refusal | undefined> {
  if (bytes.length === 0) return refuse('empty', file)
  if (bytes.length > MAX_FILE_BYTES) return refuse('files.tooLarge', MAX_FILE_BYTES)
  const format = file.endsWith('.avif') ? 'avif' : 'png'
  const name = format.toUpperCase()
  if (!BEGINNING[format].test(String.fromCharCode(...bytes.subarray(0, 12))))
    return refuse('pictures.otherFormat', name)
  return (await isWhole(bytes)) ? undefined : refuse('pictures.damaged')
}

/**
 * Pictures of another format or size than they should have, and those that a browser would show in part or not at all: each
 * is decoded as a whole.
 * @param isChecked whether a file is checked
 */
export async function damagedPictures(
  files: ContentFiles,
  isChecked: (file: string) => boolean = () => true,
): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const [file, bytes] of files) {
    if (!bytes || fileKind(file) !== 'picture' || !isChecked(file)) continue
    const found = await refusal(file, bytes)
    if (found) problems.push(fileProblem(file, found))
  }
  return problems
}
