import { Fragment } from 'react'
import type { Locale } from '@/i18n/locale'
import { type StepArgument, UNNAMED_ARGUMENT } from '../step'
import { TypeChip } from './expression-line'

interface ArgumentListProps {
  of: readonly StepArgument[] | undefined
  locale: Locale
  /** What the list says of each argument: what to write for it, its value. */
  title: string
  about: (argument: StepArgument) => React.ReactNode
}

/**
 * The arguments of a step with their types and what is to be said of each. One without a name is the only one, and a
 * sentence says it; nothing for a step without arguments.
 */
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
