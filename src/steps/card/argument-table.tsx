import { ARTICLE_STRINGS } from '@/i18n/article-strings'
import type { Locale } from '@/i18n/locale'
import { dataTypeRoute } from '@/site/routes'
import { withBase } from '@/site/site'
import { type StepArgument, UNNAMED_ARGUMENT } from '../step'
import { familyOf } from '../values/type-names'

interface ArgumentTableProps {
  of: readonly StepArgument[] | undefined
  locale: Locale
  /** Heading and cells of the last column. */
  title: string
  cell: (argument: StepArgument) => React.ReactNode
}

/** The arguments of a step with their types and one more column; nothing for a step without arguments. */
export function ArgumentTable({ of, locale, title, cell }: ArgumentTableProps) {
  const words = ARTICLE_STRINGS[locale]
  if (!of?.length) return null
  return (
    <table className="arguments">
      <tbody>
        <tr className="head">
          <th scope="col">{words.argument}</th>
          <th scope="col">{words.type}</th>
          <th scope="col">{title}</th>
        </tr>
        {of.map((argument) => (
          <tr key={argument.name}>
            <th scope="row">{argument.name === UNNAMED_ARGUMENT ? <i>{words.onlyOne}</i> : argument.name}</th>
            <td>
              <a className={`chip ${familyOf(argument.type)}`} href={withBase(dataTypeRoute(argument.type, locale))}>
                {argument.type}
              </a>
            </td>
            <td>{cell(argument)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
