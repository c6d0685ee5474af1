import type { Background, Rule, Scenario, Step, Tag } from '@cucumber/messages'
import { otherLanguage, type StepLanguage } from '@/i18n/locale'
import { FEATURE_WORDS } from '@/i18n/step-strings'
import { appendTo } from '@/lib/append-to'
import type { TextEdit } from '@/lib/finding'
import type { StepScope } from '@/step-language/step-knowledge'
import { type FeatureLine, featureLines, stripKeyword, TITLE_KEYWORDS, type TitleRole } from '@/steps/feature-line'
import { featureLanguage, titleRole } from './feature-language'
import type { PlacedText } from './feature-text'
import type { ParsedFeature } from './parse-feature'

/** Whether a scenario has the keyword of an outline: to the parser, any scenario with examples is one. */
export const isOutline = ({ keyword }: Pick<Scenario, 'keyword'>, { language }: ParsedFeature): boolean =>
  TITLE_KEYWORDS[language.written].scenarioOutline.includes(keyword)

/** The scenarios and backgrounds of a feature in order, including those in rules. */
export const featureParts = ({ document }: ParsedFeature): (Background | Scenario)[] =>
  (document?.feature?.children ?? [])
    .flatMap((child) => [child, ...(child.rule?.children ?? [])])
    .flatMap(({ background, scenario }) => background ?? scenario ?? [])

const examplesOf = (part: Background | Scenario) => ('examples' in part ? part.examples : [])

export const featureScenarios = (parsed: ParsedFeature) => featureParts(parsed).filter((part) => 'examples' in part)

export interface TitledNode extends Pick<Rule, 'keyword' | 'name' | 'location' | 'description'> {
  role: TitleRole | 'rule'
  tags: readonly Tag[]
}

/** All nodes with a title, except the titles that were added to a fragment. */
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

/** A comment that sets a property, `# dataFormatLanguage: es`, with the position of its value. */
export type FeatureProperty = PlacedText & { key: string }

const PROPERTY = /^(\s*#+\s*([\w.-]+)\s*:\s*)(\S.*?)\s*$/

/** Reads a comment that sets a property. @example readProperty('# a: b') // => { key: 'a', value: 'b', column: 6 } */
export function readProperty(comment: string): { key: string; value: string; column: number } | undefined {
  const [, before = '', key, value] = PROPERTY.exec(comment) ?? []
  return key && value ? { key, value, column: before.length + 1 } : undefined
}

export const featureProperties = (parsed: ParsedFeature): FeatureProperty[] =>
  (parsed.document?.comments ?? []).flatMap(({ text, location: { line } }) => {
    const read = readProperty(text)
    return read ? [{ key: read.key, ...parsed.placedText({ line, column: read.column }, read.value) }] : []
  })

/** Sets a property for the whole file, below its header. */
export const propertyEdit = ({ language, ...file }: ParsedFeature, key: string, value: string): TextEdit =>
  file.insertAbove((language.header?.line ?? 0) + 1, [`# ${key}: ${value}`])

/** The names in a list, with their offsets. @example moduleEntries('a, b').at(1) // => { name: 'b', offset: 3 } */
export const moduleEntries = (value: string): { name: string; offset: number }[] =>
  [...value.matchAll(/[^,\s](?:[^,]*[^,\s])?/g)].map(({ 0: name, index }) => ({ name, offset: index }))

export type Located = Pick<Step, 'location'>

/** Returns a lookup of the properties above a part, or the feature, to which the top of a fragment belongs. */
export function partProperties(parsed: ParsedFeature): (part?: Located) => FeatureProperty[] {
  const feature = parsed.document?.feature
  if (!feature) return () => []
  const nodes = featureParts(parsed).flatMap((part): Located[] => [part, ...part.steps, ...examplesOf(part)])
  const starts = [feature, ...nodes].map(({ location }) => location.line).sort((one, other) => one - other)
  const firstStart = starts.find((line) => line > 0)
  const byStart = new Map<number, FeatureProperty[]>()
  let part = 0
  for (const property of featureProperties(parsed)) {
    while ((starts[part] ?? Number.POSITIVE_INFINITY) <= property.line) part += 1
    const start = starts[part]
    if (start !== undefined) appendTo(byStart, start === firstStart ? feature.location.line : start, property)
  }
  return (node = feature) => byStart.get(node.location.line) ?? []
}

export const MODULES = 'modules'

export function scopeOf(properties: readonly FeatureProperty[], outer: StepScope = {}): StepScope {
  const last = (key: string) => properties.findLast((property) => property.key === key)
  const dataLocale = last('dataFormatLanguage')?.value
  const modules = last(MODULES)
  return {
    ...outer,
    ...(dataLocale && { dataLocale }),
    ...(modules && { modules: moduleEntries(modules.value).map(({ name }) => name), modulesLine: modules.line }),
  }
}

/** The lines of a feature; a missing scenario, and in an empty text the feature, are added. */
function scenarioLines(text: string, locale: StepLanguage): FeatureLine[] {
  const { untitled } = FEATURE_WORDS[locale]
  const feature = text.trimEnd() || `# language: ${locale}\n${TITLE_KEYWORDS[locale].feature[0]}: ${untitled}`
  const hasScenario = feature.split('\n').some((line) => /^scenario/.test(titleRole(line, locale) ?? ''))
  const scenario = hasScenario ? '' : `\n\n  ${TITLE_KEYWORDS[locale].scenario[0]}: ${untitled}`
  return featureLines(feature + scenario, locale)
}

/** Appends a step to the last scenario, in the language of the text if possible. @returns also its line, from 1 */
export function addStep(text: string, block: Partial<Record<StepLanguage, string>>, fallback: StepLanguage) {
  const locale = text.trim() ? featureLanguage(text.split('\n')).written : fallback
  const own = block[locale] ? locale : otherLanguage(locale)
  const { keyword, text: sentence } = stripKeyword(block[own] ?? '', own)
  const lines = scenarioLines(text, locale)
  const start = lines.findLastIndex(({ kind, line }) => kind === 'title' && titleRole(line, locale) !== 'examples')
  const examples = lines.findIndex(({ kind }, index) => index > start && kind === 'title')
  // Tags, comments and blank lines belong to what comes after them.
  const isOwn = ({ kind, line }: FeatureLine) => kind !== 'tag' && kind !== 'comment' && line.trim() !== ''
  const end = lines.slice(0, examples < 0 ? undefined : examples).findLastIndex(isOwn) + 1
  const before = lines.slice(start + 1, end).findLast((line) => line.kind === 'step')
  const indent = before?.indent ?? `${/^\s*/.exec(lines[start]?.line ?? '')?.[0]}  `
  const step = `${keyword} ${sentence}`
  const added = step.split('\n').map((line) => line && indent + line)
  const all = lines.map(({ line }) => line).toSpliced(end, 0, ...added)
  return { text: `${all.join('\n')}\n`, line: end + 1 }
}
