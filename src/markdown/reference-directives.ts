import type { Element } from 'hast'
import { h } from 'hastscript'
import { createElement, type ReactElement } from 'react'
import type { Option } from '@/config/options/option'
import { OptionList, OptionRow, type OptionStep, optionGroups } from '@/config/options/option-row'
import { catalogueOptions, stepsOfOption } from '@/content/references'
import { ARTICLE_STRINGS } from '@/i18n/article-strings'
import { stepLanguageOf } from '@/i18n/locale'
import { dataTypeRoute, stepRoute, withBase } from '@/site/site'
import { AssertionTable, DataTypeEntry } from '@/steps/card/data-type-entry'
import type { AssertionType, DataType } from '@/steps/values/data-types'
import type { PageContext } from './page-context'
import { reactToHast } from './react-to-hast'

type Level = 3 | 4

const below = (level: Level): 4 | 5 => (level + 1) as 4 | 5

const heading = (level: Level, id: string, text: string): Element => h(`h${level}`, { id }, text)

/** The steps that set the same thing as an option, as links in the page's language. */
const optionSteps = (option: Option, { locale, references }: PageContext): OptionStep[] =>
  stepsOfOption(references, option.key).map((step) => {
    const text = step.expression[stepLanguageOf(locale)]
    return { id: step.id, href: withBase(stepRoute(step, locale)), text }
  })

/** The row of an option. */
export function optionRow(key: string, level: 3 | 4 | 5, context: PageContext): Element | undefined {
  const option = catalogueOptions(context.references).find((candidate) => candidate.key === key)
  if (!option) return undefined
  const steps = optionSteps(option, context)
  return reactToHast(createElement(OptionRow, { option, locale: context.locale, level, steps }))
}

/** All options by plugin, which the explorer replaces once it is loaded. */
export function allOptions(level: Level, { locale, references }: PageContext): Element {
  const groups = optionGroups(catalogueOptions(references), references.plugins, locale)
  return h('div', { class: 'tool', 'data-tool': 'options-explorer' }, [
    h('noscript', [h('p', ARTICLE_STRINGS[locale].filterNeedsScript)]),
    h('div', { class: 'tool-space', 'data-static': '' }),
    reactToHast(createElement(OptionList, { groups, locale, level })),
  ])
}

/** The details of an entry besides its examples: units of time, names of metrics. */
function typeDetails({ name }: DataType, { locale, references }: PageContext): ReactElement | undefined {
  const { durationUnits, metrics } = references.dataTypes
  const words = name === 'duration' ? durationUnits : metrics.filter(({ type }) => type === name)
  if (words.length === 0) return undefined
  const label = name === 'duration' ? ARTICLE_STRINGS[locale].units : ARTICLE_STRINGS[locale].values
  const language = stepLanguageOf(locale)
  const codes = words.flatMap(({ key, expression }) => [createElement('code', { key }, expression[language]), ' '])
  return createElement('p', { className: 'values' }, `${label}: `, ...codes)
}

const entry = (type: DataType | AssertionType, level: Level, context: PageContext, children?: ReactElement): Element =>
  reactToHast(createElement(DataTypeEntry, { type, locale: context.locale, level: below(level) }, children))

/** Every data type by family, each with its anchor. */
export function dataTypes(level: Level, context: PageContext): Element[] {
  const { families } = ARTICLE_STRINGS[context.locale]
  const { types } = context.references.dataTypes
  return (Object.keys(families) as DataType['family'][]).flatMap((family) => [
    heading(level, `types-${family}`, families[family]),
    ...types
      .filter((type) => type.family === family)
      .map((type) => entry(type, level, context, typeDetails(type, context))),
  ])
}

const operandLink = ({ operand }: AssertionType, { locale }: PageContext): ReactElement =>
  createElement(
    'p',
    { className: 'values' },
    `${ARTICLE_STRINGS[locale].operand}: `,
    createElement('a', { href: withBase(dataTypeRoute(operand, locale)) }, operand),
  )

/** Every comparison phrase by family, then the assertion types of steps. */
export function assertions(level: Level, context: PageContext): Element[] {
  const { locale, references } = context
  const { phrases, comparisonTypes } = ARTICLE_STRINGS[locale]
  const { matchers, assertions: types } = references.dataTypes
  const tables = (['number', 'string'] as const).flatMap((family) => [
    heading(level, `phrases-${family}`, phrases[family]),
    reactToHast(
      createElement(AssertionTable, {
        matchers: matchers.filter((matcher) => matcher.family.includes(family)),
        locale,
      }),
    ),
  ])
  const entries = types.map((type) => entry(type, level, context, operandLink(type, context)))
  return [...tables, heading(level, 'comparison-types', comparisonTypes), ...entries]
}
