import { memo } from 'react'
import type { FinderAnswer } from '@/step-language/finder'
import type { FinderState } from '@/step-language/finder-state'
import { AmbiguousResult } from './ambiguous-result'
import { BrowseList } from './browse-list'
import type { FinderView } from './finder-view'
import { MatchResult } from './match-result'
import { MeantResult } from './meant-result'
import { NearResult } from './near-result'

interface FinderResultProps {
  answer: FinderAnswer
  state: FinderState
  view: FinderView
  onChange: (change: Partial<FinderState>) => void
}

const NO_FILTERS: Partial<FinderState> = { plugin: undefined, kind: undefined, type: undefined }

/** What the finder answers: a step, several, the nearest ones, or the catalogue. Typing alone does not render it anew. */
export const FinderResult = memo(function FinderResult({ answer, state, view, onChange }: FinderResultProps) {
  const onUse = (text: string) => onChange({ text })
  const onRemoveFilters = () => onChange(NO_FILTERS)
  if (answer.kind === 'browse') {
    // Another choice of steps begins at its first page.
    const key = [state.plugin, state.kind, state.type].join(' ')
    return (
      <BrowseList
        key={key}
        steps={answer.steps}
        spoken={state.lang ?? view.locale}
        view={view}
        onRemoveFilters={onRemoveFilters}
      />
    )
  }
  if (answer.kind === 'near')
    return (
      <NearResult
        answer={answer}
        view={view}
        isFiltered={Boolean(state.plugin || state.kind || state.type)}
        onUse={onUse}
        onRemoveFilters={onRemoveFilters}
      />
    )
  const { matches, sentence, locale: spoken } = answer
  const [first, ...others] = matches
  return (
    <>
      {first && others.length === 0 ? (
        <MatchResult match={first} sentence={sentence} spoken={spoken} view={view} />
      ) : (
        <AmbiguousResult matches={matches} sentence={sentence} spoken={spoken} view={view} />
      )}
      <MeantResult answer={answer} view={view} onUse={onUse} />
    </>
  )
})
