import { useEffect } from 'react'
import { chunkFailure } from './chunk-failure'

/** Writes failed scripts to the console with their reason; the reader is shown nothing. */
export function useChunkReports(): void {
  useEffect(() => {
    const onRejection = ({ reason }: PromiseRejectionEvent) => {
      const why = chunkFailure(reason)
      if (why) console.error(`Chunk failed to load (${why})`, reason)
    }
    const onError = ({ target }: Event) => {
      const isChunk = target instanceof HTMLScriptElement && target.src.includes('/_next/')
      if (isChunk) console.error(`Chunk failed to load (missing) ${target.src}`)
    }
    window.addEventListener('unhandledrejection', onRejection)
    window.addEventListener('error', onError, true)
    return () => {
      window.removeEventListener('unhandledrejection', onRejection)
      window.removeEventListener('error', onError, true)
    }
  }, [])
}
