import type { Background, Feature, Rule, Scenario, Step, Tag } from '@cucumber/messages'
import { appendTo } from '@/lib/append-to'
import type { TextEdit } from '@/lib/finding'
import type { StepScope } from '@/step-language/step-knowledge'
import { TITLE_KEYWORDS, type TitleRole } from '@/steps/feature-line'
import { insertAbove, type PlacedText, placedText } from './feature-text'
import type { ParsedFeature } from './parse-feature'

/** Whether a scenario is an outline by its keyword: the parser also takes one with examples for it. */
export const isOutline = ({ keyword }: Pick<Scenario, 'keyword'>, { language }: ParsedFeature): boolean =>
  TITLE_KEYWORDS[language.written].scenarioOutline.includes(keyword)

/** The scenarios and backgrounds of a feature in order, those of rules included. */
export const featureParts = ({ document }: ParsedFeature): (Background | Scenario)[] =>
  (document?.feature?.children ?? [])
    .flatMap((child) => [child, ...(child.rule?.children ?? [])])
    .flatMap(({ background, scenario }) => background ?? scenario ?? [])

export const featureScenarios = (parsed: ParsedFeature): Scenario[] =>
  featureParts(parsed).filter((part) => 'examples' in part)

export interface TitledNode extends Pick<Rule, 'keyword' | 'name' | 'location' | 'description'> {
  role: TitleRole | 'rule'
  tags: readonly Tag[]
}

/** All nodes with a title that is in the file: those that a fragment lacks are not. */
export function titledNodes(parsed: ParsedFeature): TitledNode[] {
  const feature = parsed.document?.feature
  if (!feature) return []
  const nodes: TitledNode[] = [
    { ...feature, role: 'feature' },
    ...feature.children.flatMap(({ rule }): TitledNode[] => (rule ? [{ ...rule, role: 'rule' }] : [])),
    ...featureParts(parsed).flatMap((part): TitledNode[] => {
      if (!('examples' in part)) return [{ ...part, role: 'background', tags: [] }]
      const examples = part.examples.map((table): TitledNode => ({ ...table, role: 'examples' }))
      return [{ ...part, role: isOutline(part, parsed) ? 'scenarioOutline' : 'scenario' }, ...examples]
    }),
  ]
  return nodes.filter(({ role }) => !parsed.missing.some((missing) => missing === role))
}

/** A comment that sets a property: `# dataFormatLanguage: es`. The place is that of its value. */
export interface FeatureProperty extends PlacedText {
  key: string
}

const PROPERTY = /^(\s*#+\s*([\w.-]+)\s*:\s*)(\S.*?)\s*$/

/**
 * Parses a comment as a property; undefined for any other comment.
 * @example readProperty('# modules: rest-steps') // => { key: 'modules', value: 'rest-steps', column: 12 }
 */
export function readProperty(comment: string): { key: string; value: string; column: number } | undefined {
  const [, before = '', key, value] = PROPERTY.exec(comment) ?? []
  return key && value ? { key, value, column: before.length + 1 } : undefined
}

export const featureProperties = (parsed: ParsedFeature): FeatureProperty[] =>
  (parsed.document?.comments ?? []).flatMap(({ text, location: { line } }) => {
    const read = readProperty(text)
    return read ? [{ key: read.key, ...placedText(parsed, { line, column: read.column }, read.value) }] : []
  })

/** Adds a property to the whole file, below its header. */
export const propertyEdit = ({ language, ...file }: ParsedFeature, key: string, value: string): TextEdit =>
  insertAbove(file, (language.header?.line ?? 0) + 1, [`# ${key}: ${value}`])

/**
 * The names in a list of modules with their offsets.
 * @example moduleEntries('rest-steps, database-steps') // => [{ name: 'rest-steps', offset: 0 }, { name: 'database-steps', offset: 12 }]
 */
export const moduleEntries = (value: string): { name: string; offset: number }[] =>
  [...value.matchAll(/[^,\s](?:[^,]*[^,\s])?/g)].map(({ 0: name, index }) => ({ name, offset: index }))

type Located = Pick<Step, 'location'>

function partStarts(feature: Feature, parsed: ParsedFeature): number[] {
  const nodes = featureParts(parsed).flatMap((part): Located[] => {
    const examples = 'examples' in part ? part.examples : []
    return [part, ...part.steps, ...examples]
  })
  return [feature, ...nodes].map(({ location }) => location.line).sort((one, other) => one - other)
}

/**
 * Looks up the properties of a part: those in the comments between the part before and itself; comments between tags and
 * their title belong to it, and those at the top of a fragment to all of it, although the titles that were added are above them.
 */
export function partProperties(parsed: ParsedFeature): (part?: Located) => FeatureProperty[] {
  const feature = parsed.document?.feature
  if (!feature) return () => []
  const starts = partStarts(feature, parsed)
  const ofFile = starts.find((line) => line > 0)
  const byStart = new Map<number, FeatureProperty[]>()
  let part = 0
  for (const property of featureProperties(parsed)) {
    while ((starts[part] ?? Number.POSITIVE_INFINITY) <= property.line) part += 1
    const start = starts[part]
    if (start !== undefined) appendTo(byStart, start === ofFile ? feature.location.line : start, property)
  }
  return (one = feature) => byStart.get(one.location.line) ?? []
}

export function scopeOf(properties: readonly FeatureProperty[], outer: StepScope = {}): StepScope {
  const last = (key: string) => properties.findLast((property) => property.key === key)
  const dataLocale = last('dataFormatLanguage')?.value
  const modules = last('modules')
  return {
    ...outer,
    ...(dataLocale && { dataLocale }),
    ...(modules && { modules: moduleEntries(modules.value).map(({ name }) => name), modulesLine: modules.line }),
  }
}
