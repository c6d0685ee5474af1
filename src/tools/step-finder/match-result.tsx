import { otherLanguage } from '@/i18n/locale'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { classNames } from '@/lib/class-names'
import { CopyButton, InlineCode } from '@/lib/code'
import { Icon } from '@/lib/icon'
import { unquote } from '@/step-language/correct/correct-value'
import type { FinderAnswer } from '@/step-language/finder'
import { phraseWarning } from '@/step-language/values/value-tools'
import { ignoredWords, translateMatch } from '@/step-language/write/sentence-wording'
import { Caution, StepBadge } from '@/steps/card/caution'
import { ArgumentList, SentenceLine } from '@/steps/card/expression-line'
import { type StepMatch, sentenceParts } from '@/steps/expression/step-expression'
import { familyOf, isQuotedType } from '@/steps/step'
import { FillIn, type FinderView, KEYWORD, LEAD, LIST, StepLink, TITLE } from './finder-view'
import { NearList } from './near-result'

type AnswerProps = { answer: Extract<FinderAnswer, { kind: 'match' }>; view: FinderView }

type MatchProps = AnswerProps & { match: StepMatch }

/** The sentence in the other language, if it can be translated. */
function Translation({ match, answer: { sentence }, view: { words, finder, language: from } }: MatchProps) {
  const lang = otherLanguage(from)
  const translated = translateMatch({ sentence: sentence.text, match, from, scope: {} }, finder)
  if (!translated) return null
  return (
    <div className="translation">
      <p className="m-0 text-note wrap-anywhere" lang={lang} data-copy="">
        <SentenceLine parts={sentenceParts(translated.text, translated.match)} />
      </p>
      <CopyButton label={words.copyIn[lang]} />
    </div>
  )
}

function MatchSentence(props: MatchProps) {
  const { match, answer, view } = props
  const { sentence } = answer
  const { locale, words, language } = view
  const keyword = sentence.keyword && sentence.keyword !== '*' ? sentence.keyword : undefined
  return (
    <div className="relative border-t border-line pt-4" data-kind={match.step.kind}>
      <p className={classNames(KEYWORD, 'md:top-6')} lang={language} aria-hidden={keyword ? true : undefined}>
        {keyword ?? SHELL_STRINGS[language].keyword[match.step.kind]}
      </p>
      <div className="expression">
        <p className="m-0 py-1.5 text-h3 leading-normal wrap-anywhere" lang={language} data-copy="">
          {sentence.keyword && <span className="visually-hidden">{sentence.keyword} </span>}
          <SentenceLine parts={sentenceParts(sentence.text, match)} />
        </p>
        <CopyButton label={words.copySentence} />
      </div>
      <StepBadge step={match.step} {...{ locale, language }} />
      <Translation {...props} />
    </div>
  )
}

const ResultTitle = ({ icon, text }: { icon: 'check' | 'warning' | 'several'; text: string }) => (
  <h2 className={TITLE}>
    <Icon name={icon} className={classNames('size-5.5 shrink-0', icon === 'check' ? 'text-mark' : 'text-warn')} />
    {text}
  </h2>
)

/** The result for a sentence that matches exactly one step, laid out like the card of the step. */
function OneResult(props: MatchProps) {
  const { view, answer } = props
  const { locale, words, finder, language } = view
  const { step, args } = props.match
  const { sentence } = answer
  const { dataTypes } = finder.catalogue
  const [unread] = ignoredWords(sentence.text, props.match, language)
  const cautions = [
    step.warning?.[locale],
    unread && words.unread(`\`${unread}\``),
    ...Object.values(args).map((arg) => arg && phraseWarning(arg.raw, language, dataTypes)?.[locale]),
  ]
  // The sentence may only match because the step has free words.
  const isDoubtful = answer.meant.length > 0
  return (
    <section>
      <ResultTitle icon={isDoubtful || unread ? 'warning' : 'check'} text={words[isDoubtful ? 'freeMatch' : 'match']} />
      <MatchSentence {...props} />
      <p className="my-3">
        <InlineCode text={step.description[locale]} />
      </p>
      <ArgumentList
        of={step.arguments}
        locale={locale}
        title={words.value}
        about={({ name, type }) => {
          const { raw = '' } = args[name] ?? {}
          return <span className={`value v-${familyOf(type)}`}>{isQuotedType(type) ? unquote(raw) : raw}</span>
        }}
      />
      {cautions.map((text) => text && <Caution key={text} text={text} locale={locale} />)}
      <FillIn {...{ step, view }} sentence={sentence.text} />
      <p className="font-semibold">
        <StepLink step={step} view={view} />
      </p>
    </section>
  )
}

function AmbiguousResult({ answer, view }: AnswerProps) {
  const { matches, sentence } = answer
  const { words, finder } = view
  const plugins = new Set(matches.map(({ step }) => step.plugin))
  const modulesOf = (plugin: string) =>
    finder.catalogue.plugins.find((known) => known.plugin === plugin)?.modules.join(', ') ?? ''
  return (
    <section>
      <ResultTitle icon="several" text={words.several} />
      <p className={LEAD}>
        {words.severalOf(matches.length)} {words.ambiguous} {plugins.size > 1 ? words.keepApart : words.samePlugin}
      </p>
      <ul className={LIST}>
        {matches.map((match) => (
          <li key={match.step.id} className="m-0 p-0 not-first:mt-6">
            <MatchSentence {...{ match, answer, view }} />
            <FillIn step={match.step} sentence={sentence.text} view={view} />
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

/** The matching steps; above them, those that the reader may have meant if the sentence only matches by free words. */
export function MatchResult(props: AnswerProps) {
  const { answer, view } = props
  const { matches, meant, sentence } = answer
  const [match, ...others] = matches
  return (
    <>
      {meant.length > 0 && (
        <section className="mb-11" aria-labelledby="finder-meant">
          <h2 className={TITLE} id="finder-meant">
            {view.words.meant}
          </h2>
          <NearList near={meant} lead={view.words.meantLead(meant.length)} {...{ sentence, view }} />
        </section>
      )}
      {match && others.length === 0 ? <OneResult {...props} match={match} /> : <AmbiguousResult {...props} />}
    </>
  )
}
