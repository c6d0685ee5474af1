import { Download, Eraser, Upload } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import type { Locale } from '@/i18n/locale'
import styles from '../feature-checker.module.css'

interface EditorHeadProps {
  locale: Locale
  fileName: string | undefined
  /** The language of the feature, when there is a feature. */
  language: Locale | undefined
  hasText: boolean
  onFile: (file: File) => void
  onSave: () => void
  onClear: () => void
}

interface ToolButtonProps {
  label: string
  icon: typeof Upload
  isDisabled?: boolean
  onClick: () => void
}

const ToolButton = ({ label, icon: Icon, isDisabled = false, onClick }: ToolButtonProps) => (
  <button type="button" className="icon-button" title={label} disabled={isDisabled} onClick={onClick}>
    <Icon size={19} strokeWidth={1.75} aria-hidden="true" />
    <span className="visually-hidden">{label}</span>
  </button>
)

/** What stands over the text: its name and language, and the buttons for files. */
export function EditorHead({ locale, fileName, language, hasText, onFile, onSave, onClear }: EditorHeadProps) {
  const words = FEATURE_CHECKER_STRINGS[locale]
  const input = useRef<HTMLInputElement>(null)
  const onChosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (file) onFile(file)
    currentTarget.value = ''
  }
  return (
    <div className={styles.head}>
      <h2>{fileName ?? words.unnamed}</h2>
      {hasText && language && <span>{words.languages[language]}</span>}
      <div className={styles.buttons}>
        <input ref={input} type="file" accept=".feature,text/plain" hidden onChange={onChosen} />
        <ToolButton label={words.open} icon={Upload} onClick={() => input.current?.click()} />
        <ToolButton label={words.download} icon={Download} isDisabled={!hasText} onClick={onSave} />
        <ToolButton label={words.clear} icon={Eraser} isDisabled={!hasText} onClick={onClear} />
      </div>
    </div>
  )
}
