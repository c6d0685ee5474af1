import { FINDER_STRINGS } from '@/i18n/finder-strings'
import type { FinderAnswer } from '@/step-language/finder'
import styles from './finder-result.module.css'
import type { FinderView } from './finder-view'
import { NearList } from './near-list'

interface NearResultProps {
  answer: Extract<FinderAnswer, { kind: 'near' }>
  view: FinderView
  /** Whether steps are filtered out. */
  isFiltered: boolean
  onUse: (sentence: string) => void
  onRemoveFilters: () => void
}

/** A sentence that is no step: the steps that it comes near to. */
export function NearResult({ answer, view, isFiltered, onUse, onRemoveFilters }: NearResultProps) {
  const { near, locale: spoken, isOutside, sentence } = answer
  const words = FINDER_STRINGS[view.locale]
  const title = isOutside ? words.nearFiltered : near.length > 0 ? words.near : words.nothing
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
      {near.length === 0 && !isOutside && <p className={styles.lead}>{words.nothingHelp}</p>}
      {near.length > 0 && (
        <NearList
          near={near}
          lead={words.nearest(near.length)}
          sentence={sentence}
          spoken={spoken}
          view={view}
          onUse={onUse}
        />
      )}
    </section>
  )
}
