import { Eraser, Upload } from 'lucide-react'
import { useRef } from 'react'
import { CONFIG_CHECKER_STRINGS } from '@/i18n/config-checker-strings'
import type { Locale } from '@/i18n/locale'
import styles from './config-checker.module.css'

interface EditorHeadProps {
  locale: Locale
  onFile: (file: File) => void
  onClear: () => void
}

/** What stands over the text: its name, and the buttons that bring a file in or clear it. */
export function EditorHead({ locale, onFile, onClear }: EditorHeadProps) {
  const words = CONFIG_CHECKER_STRINGS[locale]
  const input = useRef<HTMLInputElement>(null)
  const chosen = ({ currentTarget }: React.ChangeEvent<HTMLInputElement>) => {
    if (currentTarget.files?.[0]) onFile(currentTarget.files[0])
    currentTarget.value = ''
  }
  return (
    <div className={styles.head}>
      <h2>{words.fileName}</h2>
      <div className={styles.buttons}>
        <input ref={input} type="file" accept=".yaml,.yml" hidden onChange={chosen} />
        <button type="button" className="icon-button" title={words.open} onClick={() => input.current?.click()}>
          <Upload size={19} strokeWidth={1.75} aria-hidden="true" />
          <span className="visually-hidden">{words.open}</span>
        </button>
        <button type="button" className="icon-button" title={words.clear} onClick={onClear}>
          <Eraser size={19} strokeWidth={1.75} aria-hidden="true" />
          <span className="visually-hidden">{words.clear}</span>
        </button>
      </div>
    </div>
  )
}
