import { Fragment } from 'react'
import { DiffLine, MARKS } from '@/editor/diff-line'
import type { FinderStrings } from '@/i18n/finder-strings'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { Button, InlineButton } from '@/lib/buttons'
import { classNames } from '@/lib/class-names'
import { CopyButton } from '@/lib/code'
import { pluginRoute, stepRoute, withBase } from '@/site/site'
import type { ArgumentProblem, NearStep } from '@/step-language/correct/correct-sentence'
import type { FinderAnswer } from '@/step-language/finder'
import { sampleValue } from '@/step-language/values/value-tools'
import { StepBadge } from '@/steps/card/caution'
import type { KeywordSentence } from '@/steps/feature-line'
import type { FinderView } from './finder-view'
import { FillIn, KEYWORD, LEAD, LIST, nameOfPlugin, problemText, RemoveFilters, TITLE } from './finder-view'

/** On narrow screens, which have no gutter, the keyword and the buttons are on the line above. */
const DIFF = 'm-0 text-[1.125rem] leading-[1.6] font-medium wrap-anywhere max-md:col-span-full max-md:row-2 md:mt-1.5'

type NearItemProps = { near: NearStep; isNearest: boolean; keyword: string; view: FinderView }

const UNDER = 'col-span-full m-0 text-ui leading-[1.55] wrap-anywhere'

function Problem({ problem, view }: { problem: ArgumentProblem; view: FinderView }) {
  const { locale, finder, language } = view
  const sample = sampleValue(problem.type, problem.name, language, finder.catalogue.dataTypes)
  const { raw, rule, lead, example } = problemText(problem, sample, locale)
  return (
    <p className={classNames(UNDER, 'text-ink-2')}>
      {raw && (
        <>
          <code>{raw}</code>:{' '}
        </>
      )}
      {rule}. {lead} <code>{example}</code>
    </p>
  )
}

/** @param keyword of the sentence, kept when the reader uses the draft */
function NearItem({ near, isNearest, keyword, view }: NearItemProps) {
  const { step, diff, problems, isOpposite, draft } = near
  const { locale, words, language } = view
  return (
    <li
      className="relative m-0 grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-0.5 border-t border-line px-0 pt-1.5 pb-3.5"
      data-kind={step.kind}
    >
      <p className={classNames(KEYWORD, 'max-md:self-center md:top-3.5')} lang={language}>
        {SHELL_STRINGS[language].keyword[step.kind]}
      </p>
      <p className={DIFF} lang={language}>
        <DiffLine parts={diff} />
      </p>
      <div className="flex items-center gap-1 max-md:col-2 max-md:row-1">
        <Button onClick={() => view.onChange({ text: `${keyword}${draft}` })}>{words.use}</Button>
        <CopyButton label={words.copySentence} />
      </div>
      {isNearest && problems.map((problem) => <Problem key={problem.name} problem={problem} view={view} />)}
      {isOpposite && <p className={classNames(UNDER, 'text-warn')}>{words.opposite}</p>}
      <p className={UNDER}>
        <a href={withBase(stepRoute(step, locale))}>{nameOfPlugin(view, step.plugin)}</a>:{' '}
        <span lang={language} data-copy="">
          {draft}
        </span>{' '}
        <StepBadge {...{ step, locale, language }} />
      </p>
      <FillIn {...{ step, view }} sentence={near.sentence} />
    </li>
  )
}

type NearListProps = { near: readonly NearStep[]; lead: string; sentence: KeywordSentence; view: FinderView }

export function NearList({ near, lead, sentence, view }: NearListProps) {
  const { words } = view
  const keyword = sentence.keyword ? `${sentence.keyword} ` : ''
  return (
    <>
      <p className={LEAD}>
        {lead}{' '}
        <span className="inline-flex gap-3">
          <del className={MARKS.del}>{words.extra}</del> <ins className={MARKS.ins}>{words.missing}</ins>
        </span>
      </p>
      <ul className={LIST}>
        {near.map((item, index) => (
          <NearItem key={item.step.id} near={item} isNearest={index === 0} {...{ keyword, view }} />
        ))}
      </ul>
    </>
  )
}

/** Where else to look when no step is near: the pages of plugins, and the search. */
function Elsewhere({ answer: { plugins, sentence }, view }: Pick<NearResultProps, 'answer' | 'view'>) {
  const { locale, words } = view
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
        <InlineButton data-search={sentence.text}>{words.searchFor(sentence.text)}</InlineButton>
      </p>
    </>
  )
}

type NearAnswer = Extract<FinderAnswer, { kind: 'near' }>

/** The title and the lead above the nearest steps. `plugins` is only filled when these have little to do with the query. */
export function nearTitle({ near, plugins }: NearAnswer, words: FinderStrings): [string, string] {
  const isNear = near.length > 0 && plugins.length === 0
  return [isNear ? words.near : words.nothing, isNear ? words.nearest(near.length) : words.distant(near.length)]
}

type NearResultProps = { answer: NearAnswer; isFiltered: boolean; view: FinderView }

export function NearResult({ answer, isFiltered, view }: NearResultProps) {
  const { near, sentence } = answer
  const { words } = view
  const [title, lead] = nearTitle(answer, words)
  return (
    <section>
      <h2 className={TITLE}>{title}</h2>
      {isFiltered && (
        <p className={LEAD}>
          {words.filtered} <RemoveFilters view={view} />
        </p>
      )}
      {near.length === 0 && <p className={LEAD}>{words.nothingHelp}</p>}
      {near.length > 0 && <NearList {...{ near, lead, sentence, view }} />}
      {(near.length === 0 || answer.plugins.length > 0) && <Elsewhere answer={answer} view={view} />}
    </section>
  )
}
