import type { Comment } from '@cucumber/messages'
import { appendTo } from '@/lib/append-to'
import type { TextEdit, TextRange } from '@/lib/finding'
import type { StepScope } from '@/step-language/step-knowledge'
import { type FeatureText, insertAbove, rangeAt } from './feature-text'
import type { ParsedFeature } from './parse-feature'

/** A comment that sets a property: `# dataFormatLanguage: es`. */
export interface FeatureProperty {
  key: string
  value: string
  line: number
  /** Of the value, from 1. */
  column: number
}

const PROPERTY = /^(\s*#+\s*([\w.-]+)\s*:\s*)(\S.*?)\s*$/

/**
 * Parses a comment as a property; undefined for any other comment.
 * @example toProperty({ text: '# modules: rest-steps', location: { line: 2 } })
 *   // => { key: 'modules', value: 'rest-steps', line: 2, column: 12 }
 */
export function toProperty({ text, location }: Comment): FeatureProperty | undefined {
  const [, before, key, value] = PROPERTY.exec(text) ?? []
  if (before === undefined || key === undefined || value === undefined) return undefined
  return { key, value, line: location.line, column: before.length + 1 }
}

export const valueRange = (file: FeatureText, property: FeatureProperty): TextRange =>
  rangeAt(file, property, property.value)

/** Adds a property to the whole file, below its header. */
export const propertyEdit = ({ language, ...file }: ParsedFeature, key: string, value: string): TextEdit =>
  insertAbove(file, (language.header?.line ?? 0) + 1, [`# ${key}: ${value}`])

/**
 * The names in a list of modules with their offsets.
 * @example moduleEntries('rest-steps, database-steps') // => [{ name: 'rest-steps', offset: 0 }, { name: 'database-steps', offset: 12 }]
 */
export const moduleEntries = (value: string): { name: string; offset: number }[] =>
  [...value.matchAll(/[^,\s](?:[^,]*[^,\s])?/g)].map(({ 0: name, index }) => ({ name, offset: index }))

/**
 * Assigns to each part of a feature the properties between the part before and itself.
 * @param properties in the order of their lines
 * @param starts the lines of all parts, in order; comments between tags and their title belong to it
 * @returns by the line of a part
 */
export function propertiesByPart(
  properties: readonly FeatureProperty[],
  starts: readonly number[],
): Map<number, FeatureProperty[]> {
  const byPart = new Map<number, FeatureProperty[]>()
  let part = 0
  for (const property of properties) {
    while ((starts[part] ?? Number.POSITIVE_INFINITY) <= property.line) part += 1
    const start = starts[part]
    if (start !== undefined) appendTo(byPart, start, property)
  }
  return byPart
}

/** The scope of the steps in a part with these properties. */
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
