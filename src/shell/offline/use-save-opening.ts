import { useEffect } from 'react'
import { loadFullStyle } from '@/lib/full-style'
import { mayReload } from '@/navigation/reload-limit'

/** Opens the dialog that saves the site on every `[data-save]` of a page; its script is fetched only then. */
export function useSaveOpening(): void {
  useEffect(() => {
    const open = async () => {
      try {
        const [{ openSaveDialog }] = await Promise.all([import('./saved/save-dialog'), loadFullStyle()])
        openSaveDialog()
      } catch (error) {
        console.error(error)
        // A new build may have removed the script.
        if (mayReload()) location.reload()
      }
    }
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-save]')) void open()
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])
}
