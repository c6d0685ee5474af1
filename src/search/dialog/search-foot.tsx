import type { Locale } from '@/i18n/locale'
import { SEARCH_STRINGS } from '@/i18n/search-strings'
import { Icon } from '@/lib/icon'
import styles from './search-dialog.module.css'

interface SearchFootProps {
  locale: Locale
  /** What came of copying, for a while. */
  said: string
}

/** What the keys do. */
export function SearchFoot({ locale, said }: SearchFootProps) {
  const { keys } = SEARCH_STRINGS[locale]
  return (
    <div className={styles.foot}>
      <span>
        <kbd className={styles.up}>
          <Icon name="chevron" />
        </kbd>
        <kbd className={styles.down}>
          <Icon name="chevron" />
        </kbd>
        {keys.move}
      </span>
      <span>
        <kbd>{keys.enter}</kbd>
        {keys.open}
      </span>
      <span>
        <kbd>Ctrl {keys.enter}</kbd>
        {said || keys.copy}
      </span>
      <span>
        <kbd>Esc</kbd>
        {keys.close}
      </span>
    </div>
  )
}
