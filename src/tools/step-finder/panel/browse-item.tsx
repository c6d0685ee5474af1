import { memo, useState } from 'react'
import { ARTICLE_STRINGS } from '@/i18n/article-strings'
import { FINDER_STRINGS } from '@/i18n/finder-strings'
import type { Locale } from '@/i18n/locale'
import { stepRoute } from '@/site/routes'
import { withBase } from '@/site/site'
import { ExpressionLine } from '@/steps/card/expression-line'
import { StepCard } from '@/steps/card/step-card'
import type { CatalogueStep } from '@/steps/step'
import styles from './browse-list.module.css'

interface BrowseItemProps {
  step: CatalogueStep
  locale: Locale
  /** The language that the steps are shown in. */
  spoken: Locale
  /** Name of the plugin. */
  plugin: string
}

/** One step of the catalogue: a line that opens to its card. The card is made when it is first opened. */
export const BrowseItem = memo(function BrowseItem({ step, locale, spoken, plugin }: BrowseItemProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <li>
      <details className={styles.step} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary data-kind={step.kind}>
          <span className={`gutter ${styles.gutter}`} lang={spoken}>
            {ARTICLE_STRINGS[spoken].keyword[step.kind]}
          </span>
          <span className={styles.expression} lang={spoken}>
            <ExpressionLine expression={step.expression[spoken]} />
          </span>
          <span className={styles.plugin}>{plugin}</span>
        </summary>
        {isOpen && (
          <StepCard
            step={step}
            locale={locale}
            level={3}
            link={<a href={withBase(stepRoute(step, locale))}>{FINDER_STRINGS[locale].seeStep(plugin)}</a>}
          />
        )}
      </details>
    </li>
  )
})
