import { FINDER_STRINGS } from '@/i18n/finder-strings'
import type { FinderAnswer } from '@/step-language/finder'
import styles from './finder-result.module.css'
import type { FinderView } from './finder-view'
import { NearList } from './near-list'

interface MeantResultProps {
  answer: Extract<FinderAnswer, { kind: 'match' }>
  view: FinderView
  onUse: (sentence: string) => void
}

/** Below a step that a sentence is only because words of that are free: the steps that it comes nearer to. */
export function MeantResult({ answer, view, onUse }: MeantResultProps) {
  const { meant, sentence, locale: spoken } = answer
  const words = FINDER_STRINGS[view.locale]
  if (meant.length === 0) return null
  return (
    <section className={styles.meant} aria-labelledby="finder-meant">
      <h2 className={styles.title} id="finder-meant">
        {words.meant}
      </h2>
      <NearList
        near={meant}
        lead={words.meantLead(meant.length)}
        sentence={sentence}
        spoken={spoken}
        view={view}
        onUse={onUse}
      />
    </section>
  )
}
