import { ARTICLE_STRINGS } from '@/i18n/article-strings'
import { FINDER_STRINGS } from '@/i18n/finder-strings'
import type { Locale } from '@/i18n/locale'
import { dataTypeRoute } from '@/site/routes'
import { withBase } from '@/site/site'
import { familyOf } from '@/steps/argument-family'
import type { StepMatch } from '@/steps/match-step'
import { UNNAMED_ARGUMENT } from '@/steps/substitute-arguments'
import { unquote } from '../explain/mend-value'

interface MatchValuesProps {
  match: StepMatch
  locale: Locale
}

/** What a step receives: a text arrives without its quotes. */
const received = (raw: string, type: string): string => (/^(text|string|file)$/.test(type) ? unquote(raw) : raw)

/** The arguments of a step that a sentence is, with their types and the values they receive. */
export function MatchValues({ match: { step, args }, locale }: MatchValuesProps) {
  const words = ARTICLE_STRINGS[locale]
  if (!step.arguments?.length) return null
  return (
    <table className="arguments">
      <tbody>
        <tr className="head">
          <th scope="col">{words.argument}</th>
          <th scope="col">{words.type}</th>
          <th scope="col">{FINDER_STRINGS[locale].value}</th>
        </tr>
        {step.arguments.map(({ name, type }) => (
          <tr key={name}>
            <th scope="row">{name === UNNAMED_ARGUMENT ? <i>{words.onlyOne}</i> : name}</th>
            <td>
              <a className={`chip ${familyOf(type)}`} href={withBase(dataTypeRoute(type, locale))}>
                {type}
              </a>
            </td>
            <td>
              <span className={`value v-${familyOf(type)}`}>{received(args[name]?.raw ?? '', type)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
