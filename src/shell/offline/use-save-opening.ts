import { useEffect } from 'react'
import { mayReload } from '@/navigation/reload-limit'

/** A new build may have removed the script. */
function recover(error: unknown): void {
  console.error(error)
  if (mayReload()) location.reload()
}

const onClick = ({ target }: Event) => {
  if ((target as Element).closest('[data-save]'))
    import('./saved/save-dialog').then(({ openSaveDialog }) => openSaveDialog()).catch(recover)
}

/** Opens the dialog that saves the site on every `[data-save]` of a page; its script is fetched only then. */
export function useSaveOpening(): void {
  useEffect(() => {
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])
}
