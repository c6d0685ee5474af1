import sharp from 'sharp'
import { fileProblem, type Problem } from '../problem'
import { checkPicture } from './decode-file'
import { fileKind } from './file-names'
import type { ContentFiles } from './read-sources'

/** More than any screenshot has: a small file can unpack to a picture that takes all memory. */
const MOST_PIXELS = 25_000_000

async function isWhole(bytes: Uint8Array): Promise<boolean> {
  try {
    await sharp(bytes, { failOn: 'warning', limitInputPixels: MOST_PIXELS }).raw().toBuffer()
    return true
  } catch {
    return false
  }
}

/**
 * Pictures that a browser would show in part or not at all: each is decoded as a whole.
 * @param isChecked whether a file is checked
 * @returns none for a file that is refused for its format or its size
 */
export async function damagedPictures(
  files: ContentFiles,
  isChecked: (file: string) => boolean = () => true,
): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const [file, bytes] of files) {
    if (!bytes || fileKind(file) !== 'picture' || !isChecked(file) || checkPicture(file, bytes).length > 0) continue
    if (!(await isWhole(bytes)))
      problems.push(fileProblem(file, 'the picture is damaged', 'save it again from its original'))
  }
  return problems
}
