import { readFileSync } from 'node:fs'

/** Width and height of an image, in CSS pixels. */
export interface ImageSize {
  width: number
  height: number
}

const PNG_SIGNATURE = '89504e470d0a1a0a'

const sizeOfSvg = (source: string): ImageSize | undefined => {
  const [, , width, height] = /viewBox="([\d.-]+) ([\d.-]+) ([\d.]+) ([\d.]+)"/.exec(source)?.slice(1).map(Number) ?? []
  return width && height ? { width, height } : undefined
}

/**
 * Reads the size off an SVG (its viewBox) or a PNG (its header), so that a page keeps the space of an image that is not there yet.
 * @param path an absolute path
 * @returns undefined for another format
 */
export function imageSize(path: string): ImageSize | undefined {
  const bytes = readFileSync(path)
  if (path.endsWith('.svg')) return sizeOfSvg(bytes.toString('utf8'))
  if (bytes.subarray(0, 8).toString('hex') !== PNG_SIGNATURE) return undefined
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}
