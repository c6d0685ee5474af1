import { ARTICLE_STRINGS } from '@/i18n/article-strings'
import { type Locale, otherLocale } from '@/i18n/locale'
import { CopyButton } from '@/lib/copy-button'
import { InlineCode } from '@/lib/inline-code'
import { dataTypeRoute, optionRoute, stepRoute } from '@/site/routes'
import { withBase } from '@/site/site'
import { familyOf } from './argument-family'
import { ExpressionLine } from './expression-line'
import type { CatalogueStep } from './step'

interface StepCardProps {
  step: CatalogueStep
  locale: Locale
  /** Level of the heading that the expression is. */
  level: 3 | 4 | 5
  /** What a page adds: prose and an example. */
  children?: React.ReactNode
}

function ArgumentTable({ step, locale }: Pick<StepCardProps, 'step' | 'locale'>) {
  const words = ARTICLE_STRINGS[locale]
  if (!step.arguments?.length) return null
  return (
    <table className="arguments">
      <tbody>
        <tr className="head">
          <th scope="col">{words.argument}</th>
          <th scope="col">{words.type}</th>
          <th scope="col">{words.whatToWrite}</th>
        </tr>
        {step.arguments.map(({ name, type, description }) => (
          <tr key={name}>
            <th scope="row">{name === 'unnamed' ? <i>{words.onlyOne}</i> : name}</th>
            <td>
              <a className={`chip ${familyOf(type)}`} href={withBase(dataTypeRoute(type, locale))}>
                {type}
              </a>
            </td>
            <td>
              <InlineCode text={description[locale]} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Twin({ step, locale }: Pick<StepCardProps, 'step' | 'locale'>) {
  const twin = otherLocale(locale)
  return (
    <div className="twin">
      <p lang={twin} data-copy="">
        <ExpressionLine expression={step.expression[twin]} />
      </p>
      <CopyButton label={`${ARTICLE_STRINGS[locale].copyStep} (${twin.toUpperCase()})`} />
    </div>
  )
}

/** One step: in an article as static markup, in the finder alive; the same element in both (architecture: one card, two lives). */
export function StepCard({ step, locale, level, children }: StepCardProps) {
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
      <Twin step={step} locale={locale} />
      <p>
        <InlineCode text={step.description[locale]} />
      </p>
      <ArgumentTable step={step} locale={locale} />
      {step.warning && (
        <div className="callout caution">
          <p className="gutter">{words.caution}</p>
          <p>
            <InlineCode text={step.warning[locale]} />
          </p>
        </div>
      )}
      {children}
      <p className="step-foot">
        {step.option && (
          <span>
            {words.asOption}{' '}
            <a href={withBase(optionRoute({ plugin: step.plugin, key: step.option }, locale))}>{step.option}</a>
          </span>
        )}
        <a className="permalink" href={withBase(stepRoute(step, locale))}>
          {step.id}
        </a>
      </p>
    </section>
  )
}
