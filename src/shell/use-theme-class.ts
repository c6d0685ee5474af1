import { useTheme } from 'next-themes'
import { useEffect } from 'react'

/** Keeps the class of the body in step with the theme: next-themes writes it on the root element only. */
export function useThemeClass(): void {
  const { resolvedTheme } = useTheme()
  useEffect(() => {
    if (resolvedTheme) document.body.className = resolvedTheme
  }, [resolvedTheme])
}
