import { Fragment } from 'react'
import { MARKS } from '@/editor/diff-line'
import { FINDER_STRINGS, type FinderStrings } from '@/i18n/finder-strings'
import { INLINE_BUTTON } from '@/lib/class-names'
import { pluginRoute } from '@/site/routes'
import { withBase } from '@/site/site'
import type { NearStep } from '@/step-language/correct/correct-sentence'
import type { FinderAnswer } from '@/step-language/finder'
import { LEAD, LIST, nameOfPlugin, TITLE } from './finder-view'
import { NearItem, type NearItemProps } from './near-item'

interface NearListProps extends Pick<NearItemProps, 'view' | 'onUse'> {
  near: readonly NearStep[]
  lead: string
  answer: Exclude<FinderAnswer, { kind: 'browse' }>
}

/** Steps near to the sentence, below a legend of the marks. */
function NearList({ near, lead, answer, view, onUse }: NearListProps) {
  const words = FINDER_STRINGS[view.locale]
  const { sentence, locale: language } = answer
  const keyword = sentence.keyword ? `${sentence.keyword} ` : ''
  return (
    <>
      <p className={LEAD}>
        {lead}{' '}
        <span className="inline-flex gap-3">
          <del className={MARKS.large.del}>{words.extra}</del> <ins className={MARKS.large.ins}>{words.missing}</ins>
        </span>
      </p>
      <ul className={LIST}>
        {near.map((each, index) => (
          <NearItem
            key={each.step.id}
            near={each}
            isNearest={index === 0}
            language={language}
            view={view}
            onUse={(text) => onUse(`${keyword}${text}`)}
          />
        ))}
      </ul>
    </>
  )
}

/** Where else to look for a sentence that no step is near to: pages of plugins, and the search. */
function Elsewhere({ answer: { plugins, sentence }, view }: Pick<NearResultProps, 'answer' | 'view'>) {
  const { locale } = view
  const words = FINDER_STRINGS[locale]
  return (
    <>
      {plugins.length > 0 && (
        <p className={LEAD}>
          {words.elsewhere}{' '}
          {plugins.map((plugin, index) => (
            <Fragment key={plugin}>
              {index > 0 && ', '}
              <a href={withBase(pluginRoute(plugin, locale))}>{nameOfPlugin(view, plugin)}</a>
            </Fragment>
          ))}
          .
        </p>
      )}
      <p className={LEAD}>
        <button type="button" className={INLINE_BUTTON} data-search={sentence.text}>
          {words.searchFor(sentence.text)}
        </button>
      </p>
    </>
  )
}

type NearAnswer = Extract<FinderAnswer, { kind: 'near' }>

/** What stands above the steps that are near to a sentence; those with little in common come with the plugins whose words it has. */
export function nearTitle(
  { near, plugins, isOutside }: NearAnswer,
  words: FinderStrings,
): [title: string, lead: string] {
  const isNear = near.length > 0 && plugins.length === 0
  const title = isOutside ? words.nearFiltered : isNear ? words.near : words.nothing
  return [title, isNear ? words.nearest(near.length) : words.distant(near.length)]
}

interface NearResultProps extends Pick<NearItemProps, 'view' | 'onUse'> {
  answer: NearAnswer
  isFiltered: boolean
  onRemoveFilters: () => void
}

/** A sentence that matches no step: the nearest ones. */
export function NearResult({ answer, view, isFiltered, onUse, onRemoveFilters }: NearResultProps) {
  const { near, isOutside } = answer
  const words = FINDER_STRINGS[view.locale]
  const [title, lead] = nearTitle(answer, words)
  return (
    <section>
      <h2 className={TITLE}>{title}</h2>
      {(isOutside || (isFiltered && near.length === 0)) && (
        <p className={LEAD}>
          {isOutside && `${words.outside} `}
          <button type="button" className={INLINE_BUTTON} onClick={onRemoveFilters}>
            {words.removeFilters}
          </button>
        </p>
      )}
      {near.length === 0 && !isOutside && <p className={LEAD}>{words.nothingHelp}</p>}
      {near.length > 0 && <NearList {...{ near, lead, answer, view, onUse }} />}
      {(near.length === 0 || answer.plugins.length > 0) && <Elsewhere answer={answer} view={view} />}
    </section>
  )
}

interface MeantResultProps extends Pick<NearItemProps, 'view' | 'onUse'> {
  answer: Extract<FinderAnswer, { kind: 'match' }>
}

/** Above a step that only matches because part of its wording is free: nearer steps that were probably meant. */
export function MeantResult({ answer, view, onUse }: MeantResultProps) {
  const { meant } = answer
  const words = FINDER_STRINGS[view.locale]
  if (meant.length === 0) return null
  return (
    <section className="mb-11" aria-labelledby="finder-meant">
      <h2 className={TITLE} id="finder-meant">
        {words.meant}
      </h2>
      <NearList near={meant} lead={words.meantLead(meant.length)} answer={answer} view={view} onUse={onUse} />
    </section>
  )
}
