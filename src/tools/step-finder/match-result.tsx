import { FINDER_STRINGS } from '@/i18n/finder-strings'
import { classNames } from '@/lib/class-names'
import { CopyButton } from '@/lib/copy-button'
import { Icon } from '@/lib/icon'
import { InlineCode } from '@/lib/inline-code'
import { unquote } from '@/step-language/correct/correct-value'
import { ArgumentList } from '@/steps/card/argument-list'
import { Caution } from '@/steps/card/caution'
import type { StepMatch } from '@/steps/match-step'
import { familyOf, isQuotedType } from '@/steps/values/type-names'
import { LEAD, LIST, StepLink, TITLE } from './finder-view'
import { type MatchProps, MatchSentence, type SentenceProps } from './match-sentence'

/** The value that a step receives: a text without its quotes. */
const received = (raw: string, type: string): string => (isQuotedType(type) ? unquote(raw) : raw)

/**
 * A sentence that matches one step, as the card of the step with the values of the sentence in it.
 * @param isDoubtful whether it only matches because part of the wording of the step is free
 */
export function MatchResult({ isDoubtful, ...props }: MatchProps & { isDoubtful: boolean }) {
  const { locale } = props.view
  const { step, args } = props.match
  const words = FINDER_STRINGS[locale]
  return (
    <section>
      <h2 className={TITLE}>
        <Icon
          name={isDoubtful ? 'warning' : 'check'}
          className={classNames('size-5.5 shrink-0', isDoubtful ? 'text-warn' : 'text-mark')}
        />
        {isDoubtful ? words.freeMatch : words.match}
      </h2>
      <MatchSentence {...props} />
      <p className="my-3">
        <InlineCode text={step.description[locale]} />
      </p>
      <ArgumentList
        of={step.arguments}
        locale={locale}
        title={words.value}
        about={({ name, type }) => (
          <span className={`value v-${familyOf(type)}`}>{received(args[name]?.raw ?? '', type)}</span>
        )}
      />
      <Caution text={step.warning} locale={locale} />
      <p className="font-semibold">
        <StepLink step={step} view={props.view} />
      </p>
    </section>
  )
}

/** A sentence that matches several steps: all of them, and how to tell them apart. */
export function AmbiguousResult({ matches, ...props }: SentenceProps & { matches: StepMatch[] }) {
  const { view } = props
  const words = FINDER_STRINGS[view.locale]
  const plugins = new Set(matches.map(({ step }) => step.plugin))
  const modulesOf = (plugin: string) =>
    view.finder.catalogue.plugins.find((each) => each.plugin === plugin)?.modules.join(', ') ?? ''
  return (
    <section>
      <h2 className={TITLE}>
        <Icon name="several" className="size-5.5 shrink-0 text-warn" />
        {words.several}
      </h2>
      <p className={LEAD}>
        {words.severalOf(matches.length)} {words.ambiguous} {plugins.size > 1 ? words.keepApart : words.samePlugin}
      </p>
      <ul className={LIST}>
        {matches.map((match) => (
          <li key={match.step.id} className="m-0 p-0 not-first:mt-6">
            <MatchSentence match={match} {...props} />
            <p className="my-2 text-ui font-semibold">
              <StepLink step={match.step} view={view} />
            </p>
            {plugins.size > 1 && (
              <p className="m-0 flex items-center gap-2">
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
