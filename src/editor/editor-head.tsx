import { Download, Eraser, Upload } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { CHECKER_STRINGS } from '@/i18n/checker-strings'
import type { Locale } from '@/i18n/locale'
import styles from './checker.module.css'

interface ToolButtonProps {
  label: string
  icon: typeof Upload
  isDisabled?: boolean
  onClick: () => void
}

/** A button with an icon only; its label is a tooltip, and read out by screen readers. */
const ToolButton = ({ label, icon: Icon, isDisabled = false, onClick }: ToolButtonProps) => (
  <button type="button" className="icon-button" title={label} disabled={isDisabled} onClick={onClick}>
    <Icon size={19} strokeWidth={1.75} aria-hidden="true" />
    <span className="visually-hidden">{label}</span>
  </button>
)

interface EditorHeadProps {
  locale: Locale
  fileName: string
  /** A detail about the file, beside its name. */
  about?: string | undefined
  hasText: boolean
  /** The files that the button offers, in the form of an `accept` attribute. */
  accept: string
  onFile: (file: File) => void
  /** Without it, the text is not saved as a file. */
  onSave?: (() => void) | undefined
  onClear: () => void
}

/** The bar above the text: the name of the file, a detail about it, and the buttons for files. */
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
