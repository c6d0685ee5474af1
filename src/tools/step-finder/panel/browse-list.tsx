import { useRef, useState } from 'react'
import { FINDER_STRINGS } from '@/i18n/finder-strings'
import type { Locale } from '@/i18n/locale'
import { pluginName } from '@/steps/catalogue'
import type { CatalogueStep } from '@/steps/step'
import { BrowseItem } from './browse-item'
import styles from './browse-list.module.css'
import type { FinderView } from './finder-view'

/** So many steps are shown at once, and so many more each time they are asked for. */
const PAGE = 30

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
    // The new rows are there after this turn: the reader goes on with the first of them.
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
