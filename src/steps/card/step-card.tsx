import { ARTICLE_STRINGS } from '@/i18n/article-strings'
import { type Locale, otherLocale } from '@/i18n/locale'
import { CopyButton } from '@/lib/copy-button'
import { InlineCode } from '@/lib/inline-code'
import { optionRoute, stepRoute, tryStepRoute } from '@/site/routes'
import { withBase } from '@/site/site'
import { type CatalogueStep, optionKeysOf } from '../step'
import { ArgumentTable } from './argument-table'
import { Caution } from './caution'
import { ExpressionLine } from './expression-line'

interface StepCardProps {
  step: CatalogueStep
  locale: Locale
  /** The heading level of the expression. */
  level: 3 | 4 | 5
  /** A link to continue with; by default to the finder. */
  link?: React.ReactNode
  /** What a page adds: text and an example. */
  children?: React.ReactNode
}

function Translation({ step, locale }: Pick<StepCardProps, 'step' | 'locale'>) {
  const other = otherLocale(locale)
  return (
    <div className="translation">
      <p lang={other} data-copy="">
        <ExpressionLine expression={step.expression[other]} isQuiet />
      </p>
      <CopyButton label={`${ARTICLE_STRINGS[locale].copyStep} (${other.toUpperCase()})`} />
    </div>
  )
}

function Foot({ step, locale, link }: Pick<StepCardProps, 'step' | 'locale' | 'link'>) {
  const words = ARTICLE_STRINGS[locale]
  const keyword = words.keyword[step.kind]
  return (
    <p className="step-foot">
      {optionKeysOf(step).map((key) => (
        <span key={key}>
          {words.asOption} <a href={withBase(optionRoute({ plugin: step.plugin, key }, locale))}>{key}</a>
        </span>
      ))}
      <button type="button" className="copy" data-keyword={keyword}>
        {words.copyWithKeyword(keyword)}
      </button>
      {link ?? <a href={withBase(tryStepRoute(step.id, locale))}>{words.openInFinder}</a>}
      <a className="permalink" href={withBase(stepRoute(step, locale))}>
        {step.id}
      </a>
    </p>
  )
}

/** One step: static markup in an article, a live component in the finder. */
export function StepCard({ step, locale, level, link, children }: StepCardProps) {
  const words = ARTICLE_STRINGS[locale]
  const Expression = `h${level}` as const
  return (
    <section className="step" id={`step-${step.id}`} data-step-id={step.id} data-kind={step.kind}>
      <p className="gutter">{words.keyword[step.kind]}</p>
      <div className="expression">
        <Expression data-copy="">
          <ExpressionLine expression={step.expression[locale]} linkTo={locale} />
        </Expression>
        <CopyButton label={words.copyStep} />
      </div>
      <Translation step={step} locale={locale} />
      <p>
        <InlineCode text={step.description[locale]} />
      </p>
      <ArgumentTable
        of={step.arguments}
        locale={locale}
        title={words.whatToWrite}
        cell={({ description }) => <InlineCode text={description[locale]} />}
      />
      <Caution text={step.warning} locale={locale} />
      {children}
      <Foot step={step} locale={locale} link={link} />
    </section>
  )
}
