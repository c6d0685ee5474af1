import { Duplex } from 'node:stream'
import { TextDecoder, TextEncoder } from 'node:util'
import { createDeflateRaw, createInflateRaw } from 'node:zlib'

function deflateStream() {
  return Duplex.toWeb(createDeflateRaw())
}

function inflateStream() {
  return Duplex.toWeb(createInflateRaw())
}

/** The streams of browsers that compress: not all versions of Node and jsdom have them. */
export function installCompression(): void {
  const streams = { CompressionStream: deflateStream, DecompressionStream: inflateStream }
  Object.assign(globalThis, { ...streams, TextDecoder, TextEncoder })
}
