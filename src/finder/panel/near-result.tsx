import { FINDER_STRINGS } from '@/i18n/finder-strings'
import type { Locale } from '@/i18n/locale'
import type { FinderAnswer } from '../finder'
import styles from './finder-result.module.css'
import type { FinderView } from './finder-view'
import { NearItem } from './near-item'

interface NearResultProps {
  answer: Extract<FinderAnswer, { kind: 'near' }>
  view: FinderView
  /** Whether steps are filtered out. */
  isFiltered: boolean
  onUse: (sentence: string) => void
  onRemoveFilters: () => void
}

function Legend({ locale, count }: { locale: Locale; count: number }) {
  const words = FINDER_STRINGS[locale]
  return (
    <p className={styles.lead}>
      {words.nearest(count)} <del className={styles.extra}>{words.extra}</del>{' '}
      <ins className={styles.missing}>{words.missing}</ins>
    </p>
  )
}

/** A sentence that is no step: the steps that it comes near to. */
export function NearResult({ answer, view, isFiltered, onUse, onRemoveFilters }: NearResultProps) {
  const { near, locale: spoken, isOutside, sentence } = answer
  const words = FINDER_STRINGS[view.locale]
  const title = isOutside ? words.nearFiltered : near.length > 0 ? words.near : words.nothing
  const keyword = sentence.keyword ? `${sentence.keyword} ` : ''
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      {(isOutside || (isFiltered && near.length === 0)) && (
        <p className={styles.lead}>
          {isOutside && `${words.outside} `}
          <button type="button" onClick={onRemoveFilters}>
            {words.removeFilters}
          </button>
        </p>
      )}
      {near.length > 0 && <Legend locale={view.locale} count={near.length} />}
      {near.length === 0 && !isOutside && <p className={styles.lead}>{words.nothingHelp}</p>}
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
    </section>
  )
}
