import { Fragment } from 'react'
import type { Locale } from '@/i18n/locale'
import { dataTypeRoute, withBase } from '@/site/site'
import { type ExpressionPart, expressionParts } from '../expression/expression-parts'
import type { SentencePart } from '../expression/step-expression'
import { familyOf, type StepArgument, UNNAMED_ARGUMENT } from '../step'

interface ArgumentListProps {
  of: readonly StepArgument[] | undefined
  locale: Locale
  /** What `about` shows: what to write for an argument, or its value. */
  title: string
  about: (argument: StepArgument) => React.ReactNode
}

/** The arguments of a step with their types and a text each; an unnamed argument is the only one, and needs no list. */
export function ArgumentList({ of, locale, title, about }: ArgumentListProps) {
  const [only] = of ?? []
  if (!of || !only) return null
  if (only.name === UNNAMED_ARGUMENT)
    return (
      <p className="argument">
        {title}: <TypeChip type={only.type} locale={locale} /> {about(only)}
      </p>
    )
  return (
    <dl className="arguments">
      {of.map((argument) => (
        <Fragment key={argument.name}>
          <dt>
            {argument.name} <TypeChip type={argument.type} locale={locale} />
          </dt>
          <dd>{about(argument)}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

/** A data type, linked to its documentation. */
export const TypeChip = ({ type, locale, text = type }: { type: string; locale: Locale; text?: string }) => (
  <a className={`chip ${familyOf(type)}`} href={withBase(dataTypeRoute(type, locale))}>
    {text}
  </a>
)

interface ExpressionLineProps {
  expression: string
  /** The language of the pages that the chips link to; without it they are plain. */
  linkTo?: Locale
  /** Whether optional words look like the rest, because the whole line is subdued. */
  isQuiet?: boolean
}

function Part({ part, linkTo, isQuiet }: { part: ExpressionPart } & Omit<ExpressionLineProps, 'expression'>) {
  if (part.kind === 'text') return part.text
  if (part.kind === 'free' && !part.except) return <span className="wildcard">*</span>
  if (part.kind !== 'argument') return isQuiet ? part.text : <span className="optional">{part.text}</span>
  return linkTo ? (
    <TypeChip type={part.type} locale={linkTo} text={part.text} />
  ) : (
    <span className={`chip ${familyOf(part.type)}`}>{part.text}</span>
  )
}

/** A step expression: arguments as coloured chips, optional words and wildcards subdued. */
export const ExpressionLine = ({ expression, ...rest }: ExpressionLineProps) =>
  expressionParts(expression).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an expression never change places
    <Part key={index} part={part} {...rest} />
  ))

export const SentenceLine = ({ parts }: { parts: readonly SentencePart[] }) =>
  parts.map(({ text, family }, index) =>
    family ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places
      <span key={index} className={`value v-${family}`}>
        {text}
      </span>
    ) : (
      text
    ),
  )
