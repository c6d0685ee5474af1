import type { Element, ElementContent, Properties } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { h } from 'hastscript'
import type { PropsWithChildren, ReactElement, ReactNode } from 'react'
import { createElement, Fragment, isValidElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Option } from '@/config/options/option'
import { OptionList, OptionRow, type OptionStep, optionGroups } from '@/config/options/option-row'
import { catalogueOptions, stepsOfOption } from '@/content/references'
import { ARTICLE_STRINGS } from '@/i18n/article-strings'
import { stepLanguageOf } from '@/i18n/locale'
import { dataTypeRoute, stepRoute, withBase } from '@/site/site'
import { AssertionTable, DataTypeEntry } from '@/steps/card/data-type-entry'
import type { AssertionType, DataType } from '@/steps/step'
import { joinTexts } from './nodes'
import type { PageContext } from './page-tree'

/** As React does: `aria-pressed={true}` becomes `"true"`, `open={true}` an attribute without a value. */
const attributesOf = (attributes: object): Properties =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      typeof value === 'boolean' && name.includes('-') ? String(value) : value,
    ]),
  )

/** Puts nodes that are rendered already into a component. */
export const Rendered = (_: { nodes: ElementContent[] }) => null

/** Renders a component, which must be a function without hooks. */
function contentOf(node: ReactNode): ElementContent[] {
  if (Array.isArray(node)) return node.flatMap(contentOf)
  if (typeof node === 'string' || typeof node === 'number')
    return node === '' ? [] : [{ type: 'text', value: `${node}` }]
  if (!isValidElement<PropsWithChildren<{ nodes?: ElementContent[] }>>(node)) return []
  const { type, props } = node
  if (type === Rendered) return props.nodes ?? []
  if (type === Fragment) return contentOf(props.children)
  if (typeof type === 'function') return contentOf((type as (props: object) => ReactNode)(props))
  // React itself renders icons. Its markup has to be parsed, which takes far longer.
  if (typeof type !== 'string' || type === 'svg')
    return fromHtml(renderToStaticMarkup(node), { fragment: true }).children as ElementContent[]
  const { children, ...attributes } = props
  return [h(type, attributesOf(attributes), joinTexts(contentOf(children)))]
}

/** Renders a component to a tree for Markdown plugins. */
export function reactToHast(element: ReactNode): Element {
  const [first] = contentOf(element)
  if (first?.type !== 'element') throw new Error('A component in an article must render an element')
  return first
}

type Level = 3 | 4

const heading = (level: Level, id: string, text: string): Element => h(`h${level}`, { id }, text)

const optionSteps = (option: Option, { locale, references }: PageContext): OptionStep[] =>
  stepsOfOption(references, option.key).map((step) => {
    return { id: step.id, href: withBase(stepRoute(step, locale)), text: step.expression[stepLanguageOf(locale)] }
  })

export function optionRow(key: string, level: 3 | 4 | 5, context: PageContext): Element | undefined {
  const option = catalogueOptions(context.references).find((candidate) => candidate.key === key)
  if (!option) return undefined
  const steps = optionSteps(option, context)
  return reactToHast(createElement(OptionRow, { option, locale: context.locale, level, steps }))
}

/** All options by plugin, until the explorer has loaded and replaces them. */
export function allOptions(level: Level, { locale, references }: PageContext): Element {
  const groups = optionGroups(catalogueOptions(references), references.plugins, locale)
  return h('div', { class: 'tool', 'data-tool': 'options-explorer' }, [
    h('noscript', [h('p', ARTICLE_STRINGS[locale].filterNeedsScript)]),
    h('div', { class: 'tool-space', 'data-static': '' }),
    reactToHast(createElement(OptionList, { groups, locale, level })),
  ])
}

/** What an entry lists besides examples: units of time, or names of metrics. */
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
  reactToHast(createElement(DataTypeEntry, { type, locale: context.locale, level: (level + 1) as 4 | 5 }, children))

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

function operandLink({ operand }: AssertionType, { locale }: PageContext): ReactElement {
  const link = createElement('a', { href: withBase(dataTypeRoute(operand, locale)) }, operand)
  return createElement('p', { className: 'values' }, `${ARTICLE_STRINGS[locale].operand}: `, link)
}

/** Every comparison phrase by family, then the assertion types of steps. */
export function assertions(level: Level, context: PageContext): Element[] {
  const { locale, references } = context
  const { phrases, comparisonTypes } = ARTICLE_STRINGS[locale]
  const { matchers, assertions: types } = references.dataTypes
  const matchersOf = (family: 'number' | 'string') => matchers.filter((matcher) => matcher.family.includes(family))
  const tables = (['number', 'string'] as const).flatMap((family) => [
    heading(level, `phrases-${family}`, phrases[family]),
    reactToHast(createElement(AssertionTable, { matchers: matchersOf(family), locale })),
  ])
  const entries = types.map((type) => entry(type, level, context, operandLink(type, context)))
  return [...tables, heading(level, 'comparison-types', comparisonTypes), ...entries]
}
