import { X } from 'lucide-react'
import { useRef } from 'react'
import { FINDER_STRINGS } from '@/i18n/finder-strings'
import type { Locale } from '@/i18n/locale'
import { LONGEST_TEXT } from '@/step-language/finder-state'
import styles from './step-finder.module.css'

interface FinderFieldProps {
  text: string
  locale: Locale
  onText: (text: string) => void
}

/** Where the sentence is typed; Escape clears it. */
export function FinderField({ text, locale, onText }: FinderFieldProps) {
  const words = FINDER_STRINGS[locale]
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onText('')
    input.current?.focus()
  }
  return (
    <div className={styles.field}>
      <input
        ref={input}
        type="text"
        aria-label={words.field}
        placeholder={words.placeholder}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        enterKeyHint="search"
        maxLength={LONGEST_TEXT}
        spellCheck={false}
        value={text}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && clear()}
      />
      {text && (
        <button type="button" className="icon-button" aria-label={words.clear} onClick={clear}>
          <X size={20} strokeWidth={1.75} aria-hidden="true" />
        </button>
      )}
    </div>
  )
}
