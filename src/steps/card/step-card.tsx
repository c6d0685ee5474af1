import { type Locale, otherLanguage, stepLanguageOf } from '@/i18n/locale'
import { SHELL_STRINGS } from '@/i18n/shell-strings'
import { STEP_CARD_STRINGS } from '@/i18n/step-card-strings'
import { InlineCode } from '@/lib/code'
import { optionRoute, routeOf, stepRoute, tryStepRoute, withBase } from '@/site/site'
import type { SentencePart } from '../expression/step-expression'
import { type CatalogueStep, optionKeysOf } from '../step'
import { Caution, StepBadge } from './caution'
import { ArgumentList, ExpressionLine, SentenceLine } from './expression-line'

interface StepCardProps {
  step: CatalogueStep
  /** A sample sentence of the step. */
  sentence: readonly SentencePart[]
  locale: Locale
  level: 3 | 4 | 5
  isOpen?: boolean
  /** Version of the engine that has run the sentence. */
  engine?: string
  /** By default a link to the finder. */
  link?: React.ReactNode
  /** Further details on a page: text and an example. */
  children?: React.ReactNode
}

/** The expression of a step in both languages. */
function Expressions({ step, locale }: Pick<StepCardProps, 'step' | 'locale'>) {
  const own = stepLanguageOf(locale)
  const other = otherLanguage(own)
  return (
    <>
      <p className="grammar" lang={own}>
        <ExpressionLine expression={step.expression[own]} linkTo={locale} />{' '}
        <a className="note" href={withBase(routeOf('stepExpressions', locale))}>
          {STEP_CARD_STRINGS[locale].howToRead}
        </a>
      </p>
      <p className="grammar" lang={other}>
        <ExpressionLine expression={step.expression[other]} isQuiet />
      </p>
    </>
  )
}

function Foot({ step, locale, engine, link }: Pick<StepCardProps, 'step' | 'locale' | 'engine' | 'link'>) {
  const words = STEP_CARD_STRINGS[locale]
  return (
    <p className="step-foot">
      {link ?? <a href={withBase(tryStepRoute(step.id, locale))}>{words.openInFinder}</a>}
      {optionKeysOf(step).map((key) => (
        <span key={key}>
          {words.asOption} <a href={withBase(optionRoute({ plugin: step.plugin, key }, locale))}>{key}</a>
        </span>
      ))}
      {step.since && <span> {words.since(step.since)}</span>}
      {engine && <span className="run">{words.runWith(engine)}</span>}
    </p>
  )
}

/** A step: static markup in an article, a live component in the finder. */
export function StepCard({ step, sentence, locale, level, isOpen, engine, link, children }: StepCardProps) {
  const words = STEP_CARD_STRINGS[locale]
  const keyword = SHELL_STRINGS[locale].keyword[step.kind]
  const Sentence = `h${level}` as const
  return (
    <section className="step" id={`step-${step.id}`} data-step-id={step.id} data-kind={step.kind}>
      <p className="gutter">{keyword}</p>
      <div className="expression">
        <Sentence data-copy="">
          <SentenceLine parts={sentence} />
        </Sentence>
        <button type="button" className="copy" data-keyword={keyword} aria-label={words.copyStep} />
        <a className="permalink" href={withBase(stepRoute(step, locale))} aria-label={words.linkToStep}>
          #
        </a>
      </div>
      <p>
        <StepBadge step={step} locale={locale} /> <InlineCode text={step.description[locale]} />
      </p>
      <Caution text={step.warning?.[locale]} locale={locale} />
      <details className="more" open={isOpen}>
        <summary>{words.details}</summary>
        <Expressions step={step} locale={locale} />
        <ArgumentList
          of={step.arguments}
          locale={locale}
          title={words.whatToWrite}
          about={({ description }) => <InlineCode text={description[locale]} />}
        />
        {children}
        <Foot step={step} locale={locale} engine={engine} link={link} />
      </details>
    </section>
  )
}
