import { DiffLine } from '@/editor/diff-line'
import { FINDER_STRINGS, type FinderStrings } from '@/i18n/finder-strings'
import type { Locale, StepLanguage } from '@/i18n/locale'
import { STEP_STRINGS } from '@/i18n/step-strings'
import { classNames, SMALL_BUTTON } from '@/lib/class-names'
import { CopyButton } from '@/lib/code'
import { stepRoute } from '@/site/routes'
import { withBase } from '@/site/site'
import type { ArgumentProblem, NearStep } from '@/step-language/correct/correct-sentence'
import { sampleValue } from '@/step-language/values/value-tools'
import { StepBadge } from '@/steps/card/caution'
import { UNNAMED_ARGUMENT } from '@/steps/step'
import { isTextType, isWordType } from '@/steps/values/data-types'
import { FillIn, type FinderView, KEYWORD, nameOfPlugin } from './finder-view'

type Subject = keyof FinderStrings['subjects']

const BY_TYPE: [(type: string) => boolean, Subject][] = [
  [(type) => type === 'file', 'file'],
  [isWordType, 'word'],
  [(type) => type === 'url', 'url'],
  [(type) => type === 'duration', 'duration'],
  [(type) => isTextType(type) || type === 'text-assertion', 'text'],
]

/** What a value is called in a message; the values of other types are numbers. */
const subjectOf = (type: string): Subject => BY_TYPE.find(([isOf]) => isOf(type))?.[1] ?? 'number'

/**
 * Puts a problem with a value into words: what is wrong, or how the value is written, and an example after what leads to it.
 * @param sample a value of its type, for when there is no correction
 * @example problemText(quotes missing around /users, "'blue box'", 'en')
 *   // => { raw: '/users', rule: 'A text goes in quotes', lead: 'Write', example: "'/users'" }
 */
export function problemText(problem: ArgumentProblem, sample: string, locale: Locale) {
  const words = FINDER_STRINGS[locale]
  const { raw, fault, corrected, name, type } = problem
  if (fault === 'missing') {
    const rule = words.missingValue(name === UNNAMED_ARGUMENT ? undefined : name)
    return { raw, rule, lead: words.forExample, example: sample }
  }
  const rule = words.rules[fault](words.subjects[subjectOf(type)])
  return { raw, rule, lead: corrected ? words.write : words.forExample, example: corrected ?? sample }
}

export interface NearItemProps {
  near: NearStep
  isNearest: boolean
  language: StepLanguage
  view: FinderView
  onUse: (sentence: string) => void
}

/** The problems of values that are shown: where words are missing too, the difference explains enough. */
const shownProblems = ({ diff, problems }: NearStep, isNearest: boolean): ArgumentProblem[] =>
  isNearest || !diff.some(({ change, family }) => change === 'ins' && !family) ? problems : []

/** Where there is no gutter, the keyword and the buttons are in the line above. */
const DIFF = 'm-0 text-[18px] leading-[1.6] font-medium wrap-anywhere max-md:col-span-full max-md:row-2 md:mt-1.5'

const UNDER = 'col-span-full m-0 text-ui leading-[1.55] wrap-anywhere'
const PROBLEM = classNames(UNDER, 'text-ink-2')

function Problem({ problem, language, view }: { problem: ArgumentProblem } & Pick<NearItemProps, 'language' | 'view'>) {
  const sample = sampleValue(problem.type, problem.name, language, view.finder.catalogue.dataTypes)
  const { raw, rule, lead, example } = problemText(problem, sample, view.locale)
  return (
    <p className={PROBLEM}>
      {raw && (
        <>
          <code>{raw}</code>:{' '}
        </>
      )}
      {rule}. {lead} <code>{example}</code>
    </p>
  )
}

/** A step near to the sentence: the difference, what is wrong with its values, and the corrected sentence. */
export function NearItem({ near, language, view, isNearest, onUse }: NearItemProps) {
  const { step, diff, hasStraySpaces, draft } = near
  const { locale } = view
  const words = FINDER_STRINGS[locale]
  return (
    <li
      className="relative m-0 grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-0.5 border-t border-line px-0 pt-1.5 pb-3.5"
      data-kind={step.kind}
    >
      <p className={classNames(KEYWORD, 'max-md:self-center md:top-3.5')} lang={language}>
        {STEP_STRINGS[language].keyword[step.kind]}
      </p>
      <p className={DIFF} lang={language}>
        <DiffLine parts={diff} size="large" />
      </p>
      <div className="flex items-center gap-1 max-md:col-2 max-md:row-1">
        <button type="button" className={SMALL_BUTTON} onClick={() => onUse(draft)}>
          {words.use}
        </button>
        <CopyButton label={words.copySentence} />
      </div>
      {shownProblems(near, isNearest).map((problem) => (
        <Problem key={problem.name} problem={problem} language={language} view={view} />
      ))}
      {hasStraySpaces && <p className={PROBLEM}>{words.spaces}</p>}
      <p className={UNDER}>
        <a href={withBase(stepRoute(step, locale))}>{nameOfPlugin(view, step.plugin)}</a>:{' '}
        <span lang={language} data-copy="">
          {draft}
        </span>{' '}
        <StepBadge {...{ step, locale, language }} />
      </p>
      <FillIn {...{ step, language, view }} sentence={near.sentence} />
    </li>
  )
}
