import type { References } from '@/content/references'
import type { Locale } from '@/i18n/locale'
import { didYouMean, MOST_LISTED, nearest } from '@/lib/nearest'

const VALUE = '{}'

/** A sentence with every value in it made alike. */
const withoutValues = (sentence: string): string =>
  sentence.replace(/"[^"]*"|'[^']*'|\$\{[^}]*\}|\b[a-z]+:\/\/\S+|-?\d[\d.,:]*/g, VALUE)

/** An expression with every argument made alike and nothing that may be left out. */
const withoutArguments = (expression: string): string =>
  expression
    .replace(/\{[^{}]*\}/g, VALUE)
    .replace(/(?<!\\)\([^()]*\)/g, '')
    .replace(/(\S+?)\|\S+/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * What to do about a sentence that is no step: the step whose words are near.
 * @param plugins names of the plugins in use; all of them when left out
 */
export function nearStep(
  sentence: string,
  locale: Locale,
  references: References,
  plugins?: readonly string[],
): string {
  const expressions = references.plugins
    .filter(({ plugin }) => !plugins || plugins.includes(plugin))
    .flatMap(({ steps }) => steps.map(({ expression }) => expression[locale]))
  const bare = expressions.map(withoutArguments)
  const near = nearest(withoutValues(sentence), bare)
  const found = near && expressions[bare.indexOf(near)]
  if (found) return `did you mean ${found}?`
  return expressions.length <= MOST_LISTED
    ? didYouMean(sentence, expressions)
    : 'write a step of the tool, or say steps=custom'
}
