import { Check } from 'lucide-react'
import { FINDER_STRINGS } from '@/i18n/finder-strings'
import type { Locale } from '@/i18n/locale'
import { stepRoute } from '@/site/routes'
import { withBase } from '@/site/site'
import { StepCard } from '@/steps/card/step-card'
import { pluginName } from '@/steps/catalogue'
import type { KeywordSentence } from '@/steps/keywords'
import type { StepMatch } from '@/steps/match-step'
import styles from './finder-result.module.css'
import type { FinderView } from './finder-view'
import { MatchSentence } from './match-sentence'
import { MatchValues } from './match-values'

interface MatchResultProps {
  match: StepMatch
  sentence: KeywordSentence
  spoken: Locale
  view: FinderView
}

/** A sentence that is one step: its values, its translation, and the card of the step. */
export function MatchResult({ match, sentence, spoken, view }: MatchResultProps) {
  const { locale, finder } = view
  const words = FINDER_STRINGS[locale]
  const { step } = match
  return (
    <section>
      <h2 className={styles.title}>
        <Check className={styles.tick} size={22} strokeWidth={2} aria-hidden="true" />
        {words.match}
      </h2>
      <MatchSentence match={match} sentence={sentence} spoken={spoken} view={view} />
      <MatchValues match={match} locale={locale} />
      <h3 className={styles.part}>{words.expression}</h3>
      <div className={styles.card}>
        <StepCard
          step={step}
          locale={locale}
          level={4}
          link={
            <a href={withBase(stepRoute(step, locale))}>
              {words.seeStep(pluginName(finder.catalogue.plugins, step.plugin, locale))}
            </a>
          }
        />
      </div>
    </section>
  )
}
