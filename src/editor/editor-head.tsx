import { Download, Eraser, Upload } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { CHECKER_STRINGS } from '@/i18n/checker-strings'
import type { Locale } from '@/i18n/locale'
import styles from './checker.module.css'
import { ToolButton } from './tool-button'

interface EditorHeadProps {
  locale: Locale
  fileName: string
  /** What else is known of the file. */
  about?: string
  hasText: boolean
  /** The files that the button offers, as an `accept` attribute says it. */
  accept: string
  onFile: (file: File) => void
  /** Without it, the text is not saved as a file. */
  onSave?: () => void
  onClear: () => void
}

/** What stands over the text: its name, what is known of it, and the buttons for files. */
export function EditorHead({ locale, fileName, about, hasText, accept, onFile, onSave, onClear }: EditorHeadProps) {
  const words = CHECKER_STRINGS[locale]
  const input = useRef<HTMLInputElement>(null)
  const onChosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (file) onFile(file)
    currentTarget.value = ''
  }
  return (
    <div className={styles.head}>
      <h2>{fileName}</h2>
      {about !== undefined && <span>{about}</span>}
      <div className={styles.buttons}>
        <input ref={input} type="file" accept={accept} hidden onChange={onChosen} />
        <ToolButton label={words.open} icon={Upload} onClick={() => input.current?.click()} />
        {onSave && <ToolButton label={words.download} icon={Download} isDisabled={!hasText} onClick={onSave} />}
        <ToolButton label={words.clear} icon={Eraser} isDisabled={!hasText} onClick={onClear} />
      </div>
    </div>
  )
}
