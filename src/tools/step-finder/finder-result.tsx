import { memo } from 'react'
import { FINDER_STRINGS } from '@/i18n/finder-strings'
import { type Locale, stepLanguageOf } from '@/i18n/locale'
import { PLAIN_BUTTON } from '@/lib/class-names'
import type { FinderAnswer, FinderState } from '@/step-language/finder'
import { BrowseList } from './browse-list'
import type { FinderView } from './finder-view'
import { MatchResult } from './match-result'
import { NearResult, nearTitle } from './near-result'

/**
 * A result in words, for screen readers.
 * @example announcementOf({ kind: 'browse', steps: [step] }, 'en', name) // => '1 step'
 */
export function announcementOf(answer: FinderAnswer, locale: Locale, pluginName: (plugin: string) => string): string {
  const words = FINDER_STRINGS[locale]
  if (answer.kind === 'browse') return answer.steps.length > 0 ? words.steps(answer.steps.length) : words.noSteps
  if (answer.kind === 'match') {
    const [first, ...others] = answer.matches
    const isOne = first && others.length === 0
    const text = isOne ? words.matchOf(pluginName(first.step.plugin)) : words.severalOf(answer.matches.length)
    return answer.meant.length > 0 ? words.meantLead(answer.meant.length) : text
  }
  if (answer.near.length === 0) return answer.isOutside ? words.outside : words.nothing
  return nearTitle(answer, words).join('. ')
}

/** Example sentences to try, while nothing is typed. */
const Examples = ({ locale, onUse }: { locale: Locale; onUse: (sentence: string) => void }) => (
  <p className="mt-0 mb-4 flex flex-wrap items-baseline gap-x-4 text-ui text-ink-2">
    {FINDER_STRINGS[locale].forExample}:
    {FINDER_STRINGS[locale].examples.map((sentence) => (
      <button key={sentence} type="button" className={PLAIN_BUTTON} onClick={() => onUse(sentence)}>
        {sentence}
      </button>
    ))}
  </p>
)

interface FinderResultProps {
  answer: FinderAnswer
  state: FinderState
  view: FinderView
  /** Asks for something else; the button that did so may go. */
  onChange: (change: Partial<FinderState>) => void
}

const NO_FILTERS: Partial<FinderState> = { plugin: undefined, kind: undefined, type: undefined }

/** What was found: a step, several, the nearest ones, or the whole catalogue. Typing alone does not render it again. */
export const FinderResult = memo(function FinderResult(props: FinderResultProps) {
  const { answer, state, view, onChange } = props
  const onUse = (text: string) => onChange({ text })
  const onRemoveFilters = () => onChange(NO_FILTERS)
  const { plugin, kind, type } = state
  const isFiltered = Boolean(plugin || kind || type)
  if (answer.kind === 'browse')
    return (
      <>
        {!isFiltered && <Examples locale={view.locale} onUse={onUse} />}
        <BrowseList
          // A list of other steps starts at its first page.
          key={[plugin, kind, type].join(' ')}
          steps={answer.steps}
          language={state.lang ?? stepLanguageOf(view.locale)}
          view={view}
          onRemoveFilters={onRemoveFilters}
        />
      </>
    )
  if (answer.kind === 'near') return <NearResult {...{ answer, view, onUse, onRemoveFilters, isFiltered }} />
  return <MatchResult {...{ answer, view, onUse }} />
})
