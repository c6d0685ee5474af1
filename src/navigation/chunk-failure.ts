import { useEffect } from 'react'

/** Why a script did not arrive. */
export type ChunkFailureReason = 'missing' | 'timeout' | 'other'

/**
 * The reason why a script failed to load.
 * @param error what was thrown: the bundler's ChunkLoadError has the type `missing`, `error` or `timeout`
 * @returns undefined for every other error
 * @example chunkFailure({ name: 'ChunkLoadError', type: 'timeout' }) // => 'timeout'
 */
export function chunkFailure(error: unknown): ChunkFailureReason | undefined {
  const { name, type } = (error ?? {}) as { name?: unknown; type?: unknown }
  if (name !== 'ChunkLoadError') return undefined
  // The bundler calls it `error` when the network fails.
  if (type === 'missing' || type === 'error') return 'missing'
  return type === 'timeout' ? 'timeout' : 'other'
}

/** Writes a failed script to the console with its reason, and what is known of it: its address or the error. */
export const logChunkFailure = (reason: ChunkFailureReason, what: unknown): void =>
  console.error(`Chunk failed to load (${reason})`, what)

/** Writes failed scripts to the console with their reason; the reader sees nothing of it. */
export function useChunkReports(): void {
  useEffect(() => {
    const onRejection = ({ reason }: PromiseRejectionEvent) => {
      const failure = chunkFailure(reason)
      if (failure) logChunkFailure(failure, reason)
    }
    const onError = ({ target }: Event) => {
      const isChunk = target instanceof HTMLScriptElement && target.src.includes('/_next/')
      if (isChunk) logChunkFailure('missing', target.src)
    }
    window.addEventListener('unhandledrejection', onRejection)
    window.addEventListener('error', onError, true)
    return () => {
      window.removeEventListener('unhandledrejection', onRejection)
      window.removeEventListener('error', onError, true)
    }
  }, [])
}
