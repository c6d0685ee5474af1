import { useCallback, useEffect, useState } from 'react'
import { type ConfigCatalogue, type ConfigReport, checkConfig } from '@/config/check/check-config'
import { loadOptions } from '@/config/options/load-options'

/** The text is checked after a pause in typing. */
const CHECK_DELAY_MS = 200

/** A report with the text that it is about: while somebody types, it is the one of a moment ago. */
export interface CheckedText {
  text: string
  report: ConfigReport
}

/** Where the checker is. */
export interface ConfigCheck {
  /** What is known of the tool; nothing until it has arrived. */
  catalogue?: ConfigCatalogue
  hasFailed: boolean
  /** Nothing for an empty text. */
  checked?: CheckedText
  retry: () => void
}

function useCatalogue(): Pick<ConfigCheck, 'catalogue' | 'hasFailed' | 'retry'> {
  const [catalogue, setCatalogue] = useState<ConfigCatalogue>()
  const [hasFailed, setHasFailed] = useState(false)
  const load = useCallback(() => {
    setHasFailed(false)
    loadOptions().then(setCatalogue, (error: unknown) => {
      console.error(error)
      setHasFailed(true)
    })
  }, [])
  useEffect(load, [load])
  return { catalogue, hasFailed, retry: load }
}

/**
 * Checks a text whenever it has rested for a moment.
 * @param text the text of the editor
 */
export function useConfigReport(text: string): ConfigCheck {
  const { catalogue, hasFailed, retry } = useCatalogue()
  const [checked, setChecked] = useState<CheckedText>()
  useEffect(() => {
    if (!catalogue) return
    const check = () => setChecked(text.trim() ? { text, report: checkConfig(text, catalogue) } : undefined)
    const timer = setTimeout(check, CHECK_DELAY_MS)
    return () => clearTimeout(timer)
  }, [text, catalogue])
  return { catalogue, hasFailed, checked, retry }
}
