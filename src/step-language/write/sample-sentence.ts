import { FINDER_STRINGS } from '@/i18n/finder-strings'
import type { Locale } from '@/i18n/locale'
import type { CatalogueStep } from '@/steps/step'
import { expressionItems } from '../rank/expression-items'
import type { DataTypeSource } from '../value-tools'
import { sampleFree } from './sample-free'
import { sampleValue } from './sample-value'
import { writeExpression } from './write-expression'

/**
 * A sentence that is a step, with values that show how they are written.
 * @example sampleSentence(the step 'la tabla {word} está vacía en {duration}', 'es', types) // => 'la tabla … está vacía en 3 segundos'
 */
export function sampleSentence(
  { expression }: Pick<CatalogueStep, 'expression'>,
  locale: Locale,
  types: DataTypeSource,
) {
  const items = expressionItems(expression[locale])
  const free = items.flatMap(({ kind }, index) => (kind === 'free' ? [sampleFree(items, index, locale)] : []))
  const args = items.flatMap((item) =>
    item.kind === 'argument' ? [[item.name, sampleValue(item.type, item.name, locale, types)]] : [],
  )
  const isPlural = free.includes(FINDER_STRINGS[locale].sampleItems)
  return writeExpression(items, { args: Object.fromEntries(args), free, forms: new Map(), isPlural })
}
