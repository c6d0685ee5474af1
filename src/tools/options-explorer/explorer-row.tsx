import { memo } from 'react'
import type { ListedOption } from '@/config/options/load-options'
import { OptionLine } from '@/config/options/option-list'
import type { Locale } from '@/i18n/locale'
import { OptionDetail } from './option-detail'
import styles from './options-explorer.module.css'

interface ExplorerRowProps {
  option: ListedOption
  locale: Locale
  isOpen: boolean
  /** Called with the key, or with nothing when the option is closed. */
  onChoose: (key: string) => void
}

/** One option of the explorer; its key opens what there is to know about it. */
export const ExplorerRow = memo(function ExplorerRow({ option, locale, isOpen, onChoose }: ExplorerRowProps) {
  return (
    <OptionLine
      option={option}
      locale={locale}
      detail={isOpen ? <OptionDetail option={option} locale={locale} /> : undefined}
    >
      <button
        type="button"
        className={`option-key ${styles.key}`}
        aria-expanded={isOpen}
        onClick={() => onChoose(isOpen ? '' : option.key)}
      >
        {option.key}
      </button>
    </OptionLine>
  )
})
