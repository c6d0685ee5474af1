import { FEATURE_CHECKER_STRINGS } from '@/i18n/feature-checker-strings'
import type { Locale } from '@/i18n/locale'
import type { DiffPart } from '@/lib/finding'
import styles from './panel.module.css'

function Part({ part, locale, next }: { part: DiffPart; locale: Locale; next: DiffPart | undefined }) {
  const words = FEATURE_CHECKER_STRINGS[locale]
  const text = part.text.trimEnd()
  const blank = part.text.slice(text.length)
  if (part.change === 'same') return part.text
  const Change = part.change
  return (
    <>
      <span className="visually-hidden">{part.change === 'del' ? words.delDescription : words.insDescription} </span>
      <Change>{text}</Change>
      {blank || (next?.change === 'ins' && ' ')}
    </>
  )
}

/** A sentence with what goes and what comes, word by word. */
export function DiffLine({ parts, locale }: { parts: readonly DiffPart[]; locale: Locale }) {
  return (
    <p className={styles.diff}>
      {parts.map((part, index) => (
        // The parts of a sentence never change places, so their position is their identity.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Part key={index} part={part} next={parts[index + 1]} locale={locale} />
      ))}
    </p>
  )
}
