import { FINDER_STRINGS } from '@/i18n/finder-strings'
import type { Locale } from '@/i18n/locale'
import type { NearStep } from '@/step-language/correct/near-step'
import type { KeywordSentence } from '@/steps/keywords'
import styles from './finder-result.module.css'
import type { FinderView } from './finder-view'
import { NearItem } from './near-item'

interface NearListProps {
  near: readonly NearStep[]
  /** What is said of them. */
  lead: string
  sentence: KeywordSentence
  spoken: Locale
  view: FinderView
  onUse: (sentence: string) => void
}

/** Steps that a sentence comes near to, with what their marks mean. */
export function NearList({ near, lead, sentence, spoken, view, onUse }: NearListProps) {
  const words = FINDER_STRINGS[view.locale]
  const keyword = sentence.keyword ? `${sentence.keyword} ` : ''
  return (
    <>
      <p className={styles.lead}>
        {lead}{' '}
        <span className={styles.legend}>
          <del className={styles.extra}>{words.extra}</del> <ins className={styles.missing}>{words.missing}</ins>
        </span>
      </p>
      <ul className={styles.list}>
        {near.map((one, index) => (
          <NearItem
            key={one.step.id}
            near={one}
            isNearest={index === 0}
            spoken={spoken}
            view={view}
            onUse={(text) => onUse(`${keyword}${text}`)}
          />
        ))}
      </ul>
    </>
  )
}
