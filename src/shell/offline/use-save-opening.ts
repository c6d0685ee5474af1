import { useEffect, useState } from 'react'
import { closestTo, listen } from '@/lib/listen'
import { mayReload } from '@/navigation/recovery'

/**
 * Opens the dialog that saves the site on every `[data-save]` of a page; its script is fetched only then. A new build may have
 * removed the script: the page is loaded anew.
 * @returns whether the dialog cannot be had, as without a network; until the next click
 */
export function useSaveOpening(): boolean {
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const recover = (error: unknown) => {
      console.error(error)
      if (mayReload()) location.reload()
      else setFailed(true)
    }
    const onClick = (event: Event) => {
      setFailed(false)
      if (closestTo(event, '[data-save]'))
        import('./saved/save-dialog').then(({ openSaveDialog }) => openSaveDialog()).catch(recover)
    }
    return listen(document, { click: onClick })
  }, [])
  return hasFailed
}
