import { Split } from 'lucide-react'
import { FINDER_STRINGS } from '@/i18n/finder-strings'
import type { Locale } from '@/i18n/locale'
import { CopyButton } from '@/lib/copy-button'
import { stepRoute } from '@/site/routes'
import { withBase } from '@/site/site'
import { pluginName } from '@/steps/catalogue'
import type { KeywordSentence } from '@/steps/keywords'
import type { StepMatch } from '@/steps/match-step'
import styles from './finder-result.module.css'
import type { FinderView } from './finder-view'
import { MatchSentence } from './match-sentence'

interface AmbiguousResultProps {
  matches: StepMatch[]
  sentence: KeywordSentence
  spoken: Locale
  view: FinderView
}

/** A sentence that several steps are: all of them, and how to keep them apart. */
export function AmbiguousResult({ matches, sentence, spoken, view }: AmbiguousResultProps) {
  const words = FINDER_STRINGS[view.locale]
  const { catalogue } = view.finder
  const plugins = new Set(matches.map(({ step }) => step.plugin))
  const modulesOf = (plugin: string) =>
    catalogue.plugins.find((known) => known.plugin === plugin)?.modules.join(', ') ?? ''
  return (
    <section>
      <h2 className={styles.title}>
        <Split className={styles.warn} size={22} strokeWidth={2} aria-hidden="true" />
        {words.several}
      </h2>
      <p className={styles.lead}>
        {words.severalOf(matches.length)} {words.ambiguous} {plugins.size > 1 ? words.keepApart : words.samePlugin}
      </p>
      <ul className={styles.list}>
        {matches.map((match) => (
          <li key={match.step.id}>
            <MatchSentence match={match} sentence={sentence} spoken={spoken} view={view} />
            <p className={styles.links}>
              <a href={withBase(stepRoute(match.step, view.locale))}>
                {words.seeStep(pluginName(catalogue.plugins, match.step.plugin, view.locale))}
              </a>
            </p>
            {plugins.size > 1 && (
              <p className={styles.modules}>
                <code data-copy=""># modules: {modulesOf(match.step.plugin)}</code>
                <CopyButton label={words.copyModules} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
