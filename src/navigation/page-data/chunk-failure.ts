import { isRecord } from './is-record'

/** Why a script did not arrive. */
export type ChunkFailureReason = 'missing' | 'timeout' | 'other'

/**
 * Tells a script that failed to load from other errors, with its reason (spec section 8).
 * @param error what was thrown: the bundler calls it ChunkLoadError and says `missing`, `error` or `timeout`
 * @returns undefined for every other error
 * @example chunkFailure({ name: 'ChunkLoadError', type: 'timeout' }) // => 'timeout'
 */
export function chunkFailure(error: unknown): ChunkFailureReason | undefined {
  if (!isRecord(error) || error.name !== 'ChunkLoadError') return undefined
  // The bundler says `error` of what the network did not bring.
  if (error.type === 'missing' || error.type === 'error') return 'missing'
  return error.type === 'timeout' ? 'timeout' : 'other'
}
