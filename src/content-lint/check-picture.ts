import { MAX_FILE_BYTES } from './check-encoding'
import { fileProblem, type Problem } from './problem'

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** A picture has the bytes of its kind, and not more than readers should have to wait for. */
export function checkPicture(file: string, bytes: Uint8Array): Problem[] {
  if (bytes.length === 0) return [fileProblem(file, 'the file is empty', 'put the picture there, or remove the file')]
  if (bytes.length > MAX_FILE_BYTES)
    return [fileProblem(file, `the picture has more than ${MAX_FILE_BYTES} bytes`, 'make it smaller')]
  return PNG.every((byte, index) => bytes[index] === byte)
    ? []
    : [fileProblem(file, 'the file is no PNG', 'save the picture as PNG')]
}
