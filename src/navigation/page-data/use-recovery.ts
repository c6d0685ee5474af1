import { useEffect } from 'react'
import { mayRecover } from './recovery'

/**
 * Loads the document anew when its page has come to nothing: its data was cut on the way, or a script broke.
 * @param isBroken whether there is no page to show
 * @param reload what loads it
 */
export function useRecovery(isBroken: boolean, reload = () => location.reload()): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: how it is loaded does not change
  useEffect(() => {
    if (isBroken && mayRecover()) reload()
  }, [isBroken])
}
