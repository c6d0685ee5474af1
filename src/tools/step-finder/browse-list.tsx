import { memo, useRef, useState } from 'react'
import { ARTICLE_STRINGS } from '@/i18n/article-strings'
import { FINDER_STRINGS } from '@/i18n/finder-strings'
import type { Locale } from '@/i18n/locale'
import { stepRoute } from '@/site/routes'
import { withBase } from '@/site/site'
import type { Finder } from '@/step-language/finder'
import { sampleParts } from '@/step-language/values/sample-value'
import { ExpressionLine } from '@/steps/card/expression-line'
import { StepCard } from '@/steps/card/step-card'
import { pluginName } from '@/steps/catalogue'
import type { CatalogueStep } from '@/steps/step'
import styles from './browse-list.module.css'
import type { FinderView } from './match-sentence'

/** Steps shown at once, and added by each click on "more". */
const PAGE = 30

interface BrowseItemProps {
  step: CatalogueStep
  locale: Locale
  /** The language that the steps are shown in. */
  spoken: Locale
  plugin: string
  finder: Finder
}

/** A step of the catalogue: a line that opens to show its card, which is rendered only then. */
const BrowseItem = memo(function BrowseItem({ step, locale, spoken, plugin, finder }: BrowseItemProps) {
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
            sentence={sampleParts(step, locale, finder.match, finder.catalogue.dataTypes)}
            locale={locale}
            level={3}
            isOpen
            link={<a href={withBase(stepRoute(step, locale))}>{FINDER_STRINGS[locale].seeStep(plugin)}</a>}
          />
        )}
      </details>
    </li>
  )
})

interface BrowseListProps {
  steps: CatalogueStep[]
  /** The language that the steps are shown in. */
  spoken: Locale
  view: FinderView
  onRemoveFilters: () => void
}

/** The catalogue as a list, a page at a time. */
export function BrowseList({ steps, spoken, view, onRemoveFilters }: BrowseListProps) {
  const words = FINDER_STRINGS[view.locale]
  const [shown, setShown] = useState(PAGE)
  const list = useRef<HTMLUListElement>(null)
  const left = steps.length - shown
  const showMore = () => {
    const next = shown
    setShown(shown + PAGE)
    // The new rows are rendered by then: the focus moves to the first of them.
    requestAnimationFrame(() => list.current?.children[next]?.querySelector('summary')?.focus())
  }
  if (steps.length === 0)
    return (
      <p className={styles.empty}>
        {words.noSteps}{' '}
        <button type="button" onClick={onRemoveFilters}>
          {words.removeFilters}
        </button>
      </p>
    )
  return (
    <section>
      <h2 className={styles.title}>{words.steps(steps.length)}</h2>
      <ul ref={list} className={styles.list}>
        {steps.slice(0, shown).map((step) => (
          <BrowseItem
            key={step.id}
            step={step}
            locale={view.locale}
            spoken={spoken}
            finder={view.finder}
            plugin={pluginName(view.finder.catalogue.plugins, step.plugin, view.locale)}
          />
        ))}
      </ul>
      {left > 0 && (
        <button type="button" className="button secondary" onClick={showMore}>
          {words.more(Math.min(left, PAGE))}
        </button>
      )}
    </section>
  )
}
